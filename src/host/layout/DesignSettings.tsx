import { chakra } from '@chakra-ui/react/styled-system';
import { Choice } from './Choice';
import { useSettingsTexts } from './settingsTexts';
import { THEME_MODES } from './themeMode';
import { useTheme } from './useTheme';

/** The choice of the theme: light, dark, or as the system has it. */
export function DesignSettings() {
  const texts = useSettingsTexts();
  const { mode, setMode } = useTheme();
  return (
    <>
      <chakra.p mb="3">{texts.aboutDesign}</chakra.p>
      <Choice
        name="theme-mode"
        legend={texts.themeMode}
        values={THEME_MODES}
        labels={texts.themeModes}
        chosen={mode}
        onChoose={setMode}
      />
    </>
  );
}
