import { chakra } from '@chakra-ui/react/styled-system';
import { useTexts } from '../languages/useTexts';
import { Choice } from './Choice';
import { THEME_MODES } from './themeMode';
import { useTheme } from './useTheme';

/** The choice of the theme: light, dark, or as the system has it. */
export function DesignSettings() {
  const { settings } = useTexts();
  const { mode, setMode } = useTheme();
  return (
    <>
      <chakra.p mb="3">{settings.aboutDesign}</chakra.p>
      <Choice
        name="theme-mode"
        legend={settings.themeMode}
        values={THEME_MODES}
        labels={settings.themeModes}
        chosen={mode}
        onChoose={setMode}
      />
    </>
  );
}
