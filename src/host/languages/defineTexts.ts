import type { Catalogues } from '../../look/words';
import { spokenIn, type LanguageSetting } from './language';
import { useLanguage } from './useLanguage';

/**
 * Makes the hook that gives a room its texts in the host's language, out of a catalogue for each language; `quoted`:
 * what the mixture has from the specification. Beside components, `in` gives the same.
 */
export function defineTexts<Texts extends object>(
  catalogues: Catalogues<Texts> & { quoted?: Partial<NoInfer<Texts>> },
) {
  const mixture: Texts = { ...catalogues.de, ...catalogues.quoted };
  const textsIn = (language: LanguageSetting): Texts =>
    language === 'mixture' ? mixture : catalogues[spokenIn(language)];
  const useTexts = () => textsIn(useLanguage());
  return Object.assign(useTexts, { in: textsIn });
}
