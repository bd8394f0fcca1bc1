import { isLanguage, languageFor, type Language } from '../../contract/languages';
import { loadOrReload } from '../../look/loadOrReload';
import { withStorage } from '../../look/withStorage';
import { loadPhoneTexts, type PhoneTexts } from './loadTexts';

const KEY = 'quiz-night.phone-language';

/** The language that this phone was told to speak, else the nearest to those that it asks for. */
export function wishedLanguage(): Language {
  const stored = withStorage((storage) => storage.getItem(KEY)) ?? undefined;
  return isLanguage(stored) ? stored : languageFor(navigator.languages);
}

/** Shows the page in the phone's language. Answers what shows it in another from then on, where it has its texts. */
export function showLanguages(show: (texts: PhoneTexts) => void): (language: Language) => void {
  let wanted = wishedLanguage();
  document.documentElement.lang = wanted;
  const arrive = (texts: PhoneTexts) => {
    // Another one was chosen while these were on their way.
    if (texts.language !== wanted) return;
    document.documentElement.lang = wanted;
    show(texts);
  };
  void loadOrReload(() => loadPhoneTexts(wanted)).then(arrive);
  return (language) => {
    wanted = language;
    void loadPhoneTexts(language).then(
      (texts) => {
        arrive(texts);
        // Without storage it lasts as long as the page is open.
        withStorage((storage) => storage.setItem(KEY, language));
      },
      // Without a connection the page stays as it is.
      () => undefined,
    );
  };
}
