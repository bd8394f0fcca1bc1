import { Button } from '../ui/Button';
import { MoonIcon, SunIcon } from '../ui/icons';
import { useFrameTexts } from './frameTexts';
import { useTheme } from './useTheme';

/** Switches between light and dark. */
export function ThemeToggle() {
  const texts = useFrameTexts();
  const { theme, flip } = useTheme();
  return (
    <Button variant="ghost" size="sm" aria-label={texts.toggleTheme} onClick={flip}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </Button>
  );
}
