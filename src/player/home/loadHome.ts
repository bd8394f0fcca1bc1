import type { Language } from '../../contract/languages';
import { loadHomeTexts } from './homeTexts';

/** Loads the evening's components and texts. */
export async function loadHome(language: Language) {
  const [{ EveningDialog }, texts] = await Promise.all([import('./EveningDialog'), loadHomeTexts(language)]);
  return { EveningDialog, texts };
}
