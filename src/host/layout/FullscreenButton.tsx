import { canBeFullscreen, toggleFullscreen } from '../browser/fullscreen';
import { Button } from '../ui/Button';
import { FullscreenIcon, WindowIcon } from '../ui/icons';
import { useFrameTexts } from './frameTexts';
import { useFullscreen } from './useFullscreen';

/** Enters and leaves fullscreen; not shown where the browser cannot. */
export function FullscreenButton() {
  const texts = useFrameTexts();
  const isFullscreen = useFullscreen();
  if (!canBeFullscreen()) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={isFullscreen ? texts.leaveFullscreen : texts.fullscreen}
      onClick={toggleFullscreen}
    >
      {isFullscreen ? <WindowIcon /> : <FullscreenIcon />}
    </Button>
  );
}
