import { chakra } from '@chakra-ui/react/styled-system';
import { LANGUAGES, saveLanguage } from '../languages/language';
import { useLanguage } from '../languages/useLanguage';
import { Choice } from './Choice';
import { useSettingsTexts } from './settingsTexts';

/** The language of the host client's own texts. */
export function LanguageSettings() {
  const texts = useSettingsTexts();
  return (
    <>
      <chakra.p mb="3">{texts.aboutLanguage}</chakra.p>
      <Choice
        name="language"
        legend={texts.language}
        values={LANGUAGES}
        labels={texts.languages}
        chosen={useLanguage()}
        onChoose={saveLanguage}
      />
    </>
  );
}
