import { use } from 'react';
import { loadGameTexts, type PhoneTexts, type PlayTexts } from './loadTexts';

/** Returns the texts of the page and the game; the calling component suspends until they are loaded. */
export function usePlayTexts(texts: PhoneTexts): PlayTexts {
  return { ...texts, ...use(loadGameTexts(texts.language)) };
}
