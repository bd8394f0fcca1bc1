import './layout.css';
import {
  type ComponentType,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { languageChoices, LANGUAGES } from '../../contract/languages';
import { refusedLink } from '../api/serverKey';
import { useSilentServer } from '../api/useSilentServer';
import {
  canBeFullscreen,
  isFullscreen,
  subscribeToFullscreen,
  toggleFullscreen,
} from '../browser/fullscreen';
import { Button } from '../ui/Button';
import type { DialogProps } from '../ui/DialogFrame';
import { ErrorBoundary, lazily, lazyDialog, Loading, prefetchOnIntent } from '../ui/Loading';
import { FullscreenIcon, LanguageIcon, MoonIcon, SettingsIcon, SunIcon, WindowIcon } from '../ui/icons';
import { useIdle } from '../ui/useIdle';
import { useShortcuts } from '../ui/useShortcuts';
import { useTheme } from './useTheme';
import { useFrameTexts, useUiTexts } from '../texts/startTexts';
import { type LanguageSetting, saveLanguage, useChosenLanguage, useSpoken } from '../texts/useLanguage';

const loadSettings = () => import('./SettingsDialog').then((part) => part.SettingsDialog);
const SettingsDialog = lazyDialog(loadSettings);
const SilentServer = lazily(() => import('../api/SilentServer').then((part) => part.SilentServer), null);

/** What all screens share: the controls at the top right, the settings dialog and the shortcuts. */
export function Frame({ ShortcutsDialog }: { ShortcutsDialog: ComponentType<DialogProps> }) {
  const [controlSlot, setControlSlot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const main = useRouteFocus();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [isShow, setShow] = useState(false);
  const offer: FrameOffer = { controlSlot, openSettings: () => setSettingsOpen(true), setShow };
  useShortcuts({ f: toggleFullscreen, '?': () => setShortcutsOpen(true) });
  return (
    <>
      <FrameControls slot={setControlSlot} isShow={isShow} onOpenSettings={offer.openSettings} />
      <LinkNotice />
      <ServerNotice />
      <main ref={main} tabIndex={-1} className="frame-main">
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet context={offer} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SettingsDialog open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      <ShortcutsDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </>
  );
}

/**
 * Focuses the element with the ref when a new screen appears and the focus was lost with the old one. Leaves
 * the focus alone if it is elsewhere, as on the frame's controls.
 */
function useRouteFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Says that a link was opened whose key the server refuses. */
function LinkNotice() {
  const { linkRefused } = useFrameTexts();
  const { close } = useUiTexts();
  const isRefused = useSyncExternalStore(refusedLink.subscribe, refusedLink.get);
  if (!isRefused) return null;
  return (
    <p role="alert" className="framed apart link-notice">
      {linkRefused}
      <Button variant="outline" onClick={() => refusedLink.set(false)}>
        {close}
      </Button>
    </p>
  );
}

/** Says where the page looks for its server in vain. Nothing is said of the laptop's own, which is the default. */
function ServerNotice() {
  const address = useSilentServer();
  if (address === null) return null;
  return (
    <p role="alert" className="framed apart link-notice">
      <SilentServer address={address} />
    </p>
  );
}

interface FrameControlsProps {
  /** Receives the element into which a screen puts its own controls. */
  slot: Ref<HTMLDivElement>;
  /** Guests look at a game on this page. */
  isShow: boolean;
  onOpenSettings: () => void;
}

/** The controls at the top right. In fullscreen and in a game they fade until the pointer or the focus moves. */
function FrameControls({ slot, isShow, onOpenSettings }: FrameControlsProps) {
  const texts = useFrameTexts();
  const { theme, flip } = useTheme();
  const isFull = useSyncExternalStore(subscribeToFullscreen, isFullscreen);
  const faded = useIdle(isFull || isShow);
  return (
    <header>
      <div
        role="group"
        aria-label={texts.controls}
        className="level frame-controls"
        data-faded={faded || undefined}
      >
        <div ref={slot} className="frame-slot" />
        {canBeFullscreen() && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={isFull ? texts.leaveFullscreen : texts.fullscreen}
            onClick={toggleFullscreen}
          >
            {isFull ? <WindowIcon /> : <FullscreenIcon />}
          </Button>
        )}
        <LanguageMenu />
        <Button variant="ghost" size="sm" aria-label={texts.toggleTheme} onClick={flip}>
          {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.settings}
          aria-haspopup="dialog"
          onClick={onOpenSettings}
          {...prefetchOnIntent(loadSettings)}
        >
          <SettingsIcon />
        </Button>
      </div>
    </header>
  );
}

/** The language, one press away on every page: the browser's own list behind an icon. */
function LanguageMenu() {
  const { language, mixture } = useFrameTexts();
  return (
    <Button asChild variant="ghost" size="sm" className="frame-language">
      <label>
        <LanguageIcon />
        <select
          aria-label={language}
          value={useChosenLanguage()}
          onChange={({ target }) => saveLanguage(target.value as LanguageSetting)}
        >
          <option value="mixture">{mixture}</option>
          {languageChoices(useSpoken()).map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGES[each].name}
            </option>
          ))}
        </select>
      </label>
    </Button>
  );
}

/** What the frame provides to the screen inside it through `useOutletContext`. */
export interface FrameOffer {
  /** The element for a screen's own controls, next to the frame's; null until the frame is rendered. */
  controlSlot: HTMLElement | null;
  openSettings: () => void;
  /** Says whether guests look at a game on this page. */
  setShow: (isShow: boolean) => void;
}
