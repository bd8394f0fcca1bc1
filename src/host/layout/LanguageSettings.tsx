import { chakra } from '@chakra-ui/react/styled-system';
import { LANGUAGES, saveLanguage } from '../languages/language';
import { useLanguage } from '../languages/useLanguage';
import { useTexts } from '../languages/useTexts';
import { Choice } from './Choice';

/** The language of the host client's own texts. */
export function LanguageSettings() {
  const { settings } = useTexts();
  return (
    <>
      <chakra.p mb="3">{settings.aboutLanguage}</chakra.p>
      <Choice
        name="language"
        legend={settings.language}
        values={LANGUAGES}
        labels={settings.languages}
        chosen={useLanguage()}
        onChoose={saveLanguage}
      />
    </>
  );
}
