import { useEffect, useState } from 'react';
import type { Language } from '../../contract/languages';
import { logFailure } from '../browser/log';
import { loadOffer } from '../texts/startTexts';
import { saveLanguage } from '../texts/useLanguage';

/** Offers the browser's language, in that language. In a file of its own, since few browsers load it. */
export function LanguageOffer({ language }: { language: Language }) {
  const [offer, setOffer] = useState<string>();
  useEffect(() => {
    let isShown = true;
    loadOffer(language).then(
      (text) => isShown && setOffer(text),
      (error: unknown) => logFailure('The language could not be offered', error),
    );
    return () => {
      isShown = false;
    };
  }, [language]);
  return (
    <button type="button" className="start-language" lang={language} onClick={() => saveLanguage(language)}>
      {offer ?? '\u00a0'}
    </button>
  );
}
