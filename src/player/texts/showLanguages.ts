import { isLanguage, languageFor, type Language } from '../../contract/languages';
import { loadOrReload } from '../../look/loadOrReload';
import { setPageLanguage } from '../../look/pageLanguage';
import { withStorage } from '../../look/withStorage';
import { loadPhoneTexts, type PhoneTexts } from './loadTexts';

const KEY = 'quiz-night.phone-language';

/** Returns the language that the address asks for, else the one chosen on this phone, else the best match. */
export function wishedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = asked ?? withStorage((storage) => storage.getItem(KEY)) ?? undefined;
  return isLanguage(chosen) ? chosen : languageFor(navigator.languages);
}

/** Shows the page in the phone's language. Returns a function that loads and shows another. */
export function showLanguages(show: (texts: PhoneTexts) => void): (language: Language) => void {
  let wanted = wishedLanguage();
  setPageLanguage(wanted);
  const arrive = (texts: PhoneTexts) => {
    // Another language was chosen while these texts were loading.
    if (texts.language !== wanted) return;
    setPageLanguage(wanted);
    show(texts);
  };
  void loadOrReload(() => loadPhoneTexts(wanted)).then(arrive);
  return (language) => {
    wanted = language;
    void loadPhoneTexts(language).then(
      (texts) => {
        arrive(texts);
        // Without storage, the choice lasts until the page is closed.
        withStorage((storage) => storage.setItem(KEY, language));
      },
      // Without a connection, the page stays unchanged.
      () => undefined,
    );
  };
}
