import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useSyncExternalStore } from 'react';
import {
  canBeFullscreen,
  isFullscreen,
  subscribeToFullscreen,
  toggleFullscreen,
} from '../browser/fullscreen';
import { Button } from '../ui/Button';
import { FullscreenIcon, MoonIcon, SettingsIcon, SunIcon, WindowIcon } from '../ui/icons';
import { prefetchOnIntent } from '../ui/prefetch';
import { useIdle } from '../ui/useIdle';
import { useFrameTexts } from './frameTexts';
import { useTheme } from './useTheme';

interface FrameControlsProps {
  /** Gets the element where a screen puts controls of its own. */
  slot: Ref<HTMLDivElement>;
  onOpenSettings: () => void;
  loadSettings: () => Promise<unknown>;
}

/** The controls at top right. In fullscreen they fade when idle, and reappear when the pointer or the focus moves. */
export function FrameControls({ slot, onOpenSettings, loadSettings }: FrameControlsProps) {
  const texts = useFrameTexts();
  const faded = useIdle(useFullscreen());
  return (
    <header>
      <chakra.div
        role="group"
        aria-label={texts.controls}
        position="fixed"
        top="2"
        right="2"
        zIndex={10}
        display="flex"
        alignItems="center"
        gap="1"
        opacity={faded ? 0 : 1}
        transition="opacity var(--qn-calm)"
        // The controls stay while one has the focus or the popover is open.
        css={{ '&:has(:focus-visible, [aria-expanded=true])': { opacity: 1 } }}
      >
        <chakra.div ref={slot} display="contents" />
        <FullscreenButton />
        <ThemeToggle />
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
      </chakra.div>
    </header>
  );
}

/** Enters and leaves fullscreen; not shown where the browser cannot. */
function FullscreenButton() {
  const texts = useFrameTexts();
  const isFull = useFullscreen();
  if (!canBeFullscreen()) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={isFull ? texts.leaveFullscreen : texts.fullscreen}
      onClick={toggleFullscreen}
    >
      {isFull ? <WindowIcon /> : <FullscreenIcon />}
    </Button>
  );
}

/** Switches between light and dark. */
function ThemeToggle() {
  const texts = useFrameTexts();
  const { theme, flip } = useTheme();
  return (
    <Button variant="ghost" size="sm" aria-label={texts.toggleTheme} onClick={flip}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </Button>
  );
}

/** Whether the page fills the screen. */
function useFullscreen(): boolean {
  return useSyncExternalStore(subscribeToFullscreen, isFullscreen);
}
