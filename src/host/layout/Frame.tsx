import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { toggleFullscreen } from '../browser/fullscreen';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Loading } from '../ui/Loading';
import { lazily } from '../ui/lazily';
import { useShortcuts } from '../ui/useShortcuts';
import { FrameControls } from './FrameControls';
import type { FrameOffer } from './useFrame';

const loadSettings = () => import('./SettingsDialog').then(({ SettingsDialog }) => SettingsDialog);
const SettingsDialog = lazily(loadSettings);

interface FrameProps {
  /** Lists the keys, those of the game too. */
  ShortcutsDialog: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** What all screens share: the controls at top right, the settings dialog, and the keys. */
export function Frame({ ShortcutsDialog }: FrameProps) {
  const [controlSlot, setControlSlot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const main = useRouteFocus();
  // Undefined until first wanted: only then is a dialog's code loaded.
  const [settingsOpen, setSettingsOpen] = useState<boolean>();
  const [shortcutsOpen, setShortcutsOpen] = useState<boolean>();
  const offer: FrameOffer = { controlSlot, openSettings: () => setSettingsOpen(true) };
  useShortcuts({ f: toggleFullscreen, '?': () => setShortcutsOpen(true) });
  return (
    <>
      <FrameControls slot={setControlSlot} onOpenSettings={offer.openSettings} loadSettings={loadSettings} />
      <chakra.main
        ref={main}
        tabIndex={-1}
        outline="none"
        minH="100dvh"
        display="flex"
        flexDirection="column"
      >
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet context={offer} />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      {settingsOpen !== undefined && (
        <SettingsDialog open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      )}
      {shortcutsOpen !== undefined && (
        <ShortcutsDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
      )}
    </>
  );
}

/**
 * Focuses the element with the ref when a new screen shows and the focus was lost with the old one. A focus elsewhere,
 * as on the frame's controls, stays.
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
