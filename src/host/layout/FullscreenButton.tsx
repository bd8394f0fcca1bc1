import { canBeFullscreen, toggleFullscreen } from '../browser/fullscreen';
import { useFrameTexts } from '../languages/useLanguage';
import { Button } from '../ui/Button';
import { FullscreenIcon, WindowIcon } from '../ui/icons';
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
      aria-label={isFullscreen ? texts.frame.leaveFullscreen : texts.frame.fullscreen}
      onClick={toggleFullscreen}
    >
      {isFullscreen ? <WindowIcon /> : <FullscreenIcon />}
    </Button>
  );
}
