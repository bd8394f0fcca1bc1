import { chakra } from '@chakra-ui/react/styled-system';
import { THEME_MODES, useTheme, type ThemeMode } from '../hooks/useTheme';
import { texts } from '../texts';

/** Light, dark, or back to following the system. Takes effect at once. */
export function DesignSettings() {
  const { mode, setMode } = useTheme();
  return (
    <>
      <chakra.p mb="3">{texts.settings.aboutDesign}</chakra.p>
      <chakra.fieldset display="flex" flexWrap="wrap" gap="2">
        <chakra.legend mb="1" fontWeight={700}>
          {texts.settings.themeMode}
        </chakra.legend>
        {THEME_MODES.map((choice) => (
          <ModeChoice key={choice} mode={choice} checked={choice === mode} onChoose={() => setMode(choice)} />
        ))}
      </chakra.fieldset>
    </>
  );
}

interface ModeChoiceProps {
  mode: ThemeMode;
  checked: boolean;
  onChoose: () => void;
}

function ModeChoice({ mode, checked, onChoose }: ModeChoiceProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="1"
      px="3"
      py="2"
      borderWidth="2px"
      borderColor={checked ? 'accent' : 'line'}
      borderRadius="normal"
      cursor="pointer"
      _hover={{ bg: 'raised' }}
    >
      <chakra.input
        type="radio"
        name="theme-mode"
        accentColor="accent"
        boxSize="1.1em"
        checked={checked}
        onChange={onChoose}
      />
      {texts.settings.themeModes[mode]}
    </chakra.label>
  );
}
