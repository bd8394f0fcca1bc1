import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { prefetchOnIntent } from '../hooks/prefetch';
import type { FrameOffer } from '../hooks/useFrame';
import { texts } from '../texts';
import { ErrorBoundary } from './ErrorBoundary';
import { SettingsIcon } from './icons';
import { Loading } from './Loading';
import { ThemeToggle } from './ThemeToggle';

const loadSettings = () =>
  import('./SettingsDialog').then(({ SettingsDialog }) => ({ default: SettingsDialog }));
const SettingsDialog = lazy(loadSettings);

/** What all screens share: the controls at top right and the settings dialog. */
export function Frame() {
  const [controlSlot, setControlSlot] = useState<HTMLElement | null>(null);
  // Undefined until first wanted: only then is the dialog's code loaded.
  const [settingsOpen, setSettingsOpen] = useState<boolean>();
  const offer: FrameOffer = { controlSlot, openSettings: () => setSettingsOpen(true) };
  return (
    <>
      <chakra.header
        aria-label={texts.frame.controls}
        role="group"
        position="fixed"
        top="2"
        right="2"
        zIndex={10}
        display="flex"
        alignItems="center"
        gap="1"
      >
        <chakra.div ref={setControlSlot} display="contents" />
        <ThemeToggle />
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.frame.settings}
          aria-haspopup="dialog"
          onClick={offer.openSettings}
          {...prefetchOnIntent(loadSettings)}
        >
          <SettingsIcon />
        </Button>
      </chakra.header>
      <chakra.main minH="100dvh" display="flex" flexDirection="column">
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Outlet context={offer} />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      {settingsOpen !== undefined && (
        <ErrorBoundary>
          <Suspense>
            <SettingsDialog open={settingsOpen} onClose={() => setSettingsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
