import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { toggleFullscreen } from '../browser/fullscreen';
import type { FrameOffer } from './useFrame';
import { useRouteFocus } from './useRouteFocus';
import { useShortcuts } from '../ui/useShortcuts';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { FrameControls } from './FrameControls';
import { Loading } from '../ui/Loading';

const loadSettings = () =>
  import('./SettingsDialog').then(({ SettingsDialog }) => ({ default: SettingsDialog }));
const SettingsDialog = lazy(loadSettings);
const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

/** What all screens share: the controls at top right, the settings dialog, and the keys. */
export function Frame() {
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
        <Lazily>
          <SettingsDialog open={settingsOpen} onClose={() => setSettingsOpen(false)} />
        </Lazily>
      )}
      {shortcutsOpen !== undefined && (
        <Lazily>
          <ShortcutsDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
        </Lazily>
      )}
    </>
  );
}

function Lazily({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
