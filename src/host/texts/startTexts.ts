import type { Language } from '../../contract/languages';
import { fileFor } from '../../contract/wording/fileFor';
import { type Catalogue, defineTexts } from './useLanguage';

const CATALOGUES = import.meta.glob<Catalogue<Messages['start']>>('../../locales/*/start.json');
const useTexts = defineTexts(CATALOGUES);

export const useUiTexts = () => useTexts().ui;
export const useFrameTexts = () => useTexts().frame;
export const useStartTexts = () => useTexts().start;

/** Loads a language's own offer to switch to it, for a page shown in another language. */
export async function loadOffer(language: Language): Promise<string> {
  const { default: texts } = await fileFor(CATALOGUES, language)();
  return texts.start.inThisLanguage;
}
