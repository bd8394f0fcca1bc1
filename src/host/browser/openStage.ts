import { logWarning } from './log';

/** The part of the Window Management API that is used here; only some browsers have it, and on safe pages. */
interface ScreenDetails {
  currentScreen: PlacedScreen;
  screens: readonly PlacedScreen[];
}
interface PlacedScreen extends Screen {
  availLeft: number;
  availTop: number;
}
interface ScreensWindow {
  getScreenDetails?: () => Promise<ScreenDetails>;
}

const SIZE = 'popup,width=1280,height=720';

/**
 * Opens the address in a window of its own: on the other screen and fullscreen where the browser allows it
 * already, otherwise here, and moves it there once the host permits that. Resolves to whether the browser
 * opened it. A window that is already open is used again.
 */
export async function openStage(path: string): Promise<boolean> {
  const permission = await permissionForScreens();
  // Without a permission, the window opens first: the click counts only for a few seconds.
  const other = permission === 'granted' ? await findOtherScreen() : null;
  const place = other
    ? `popup,fullscreen,left=${other.availLeft},top=${other.availTop},width=${other.availWidth},height=${other.availHeight}`
    : SIZE;
  const opened = window.open(path, `quiz-night${path}`, place);
  if (!opened) return false;
  opened.focus();
  if (permission === 'prompt') void moveToOtherScreen(opened);
  return true;
}

async function moveToOtherScreen(opened: Window): Promise<void> {
  const other = await findOtherScreen();
  if (!other || opened.closed) return;
  opened.moveTo(other.availLeft, other.availTop);
  opened.resizeTo(other.availWidth, other.availHeight);
}

/** `denied` also where there is only one screen, or the browser cannot tell. */
async function permissionForScreens(): Promise<PermissionState> {
  const hasOne = (window.screen as { isExtended?: boolean }).isExtended !== true;
  if (hasOne || !(window as ScreensWindow).getScreenDetails) return 'denied';
  try {
    return (await navigator.permissions.query({ name: 'window-management' as PermissionName })).state;
  } catch {
    // The browser has the API but not this name for it.
    return 'prompt';
  }
}

/** Returns the largest screen that this window is not on; null without one, or if the host refuses. */
async function findOtherScreen(): Promise<PlacedScreen | null> {
  try {
    const details = await (window as ScreensWindow).getScreenDetails?.();
    const others = details?.screens.filter((each) => each !== details.currentScreen) ?? [];
    return others.sort((one, two) => two.availWidth - one.availWidth)[0] ?? null;
  } catch (error) {
    logWarning(`The other screen could not be found: ${String(error)}`);
    return null;
  }
}
