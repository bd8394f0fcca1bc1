import { use } from 'react';
import { loadGameTexts, type PhoneTexts, type PlayTexts } from './loadTexts';

/** The page's texts with those of the game, which the calling component waits for. */
export function usePlayTexts(texts: PhoneTexts): PlayTexts {
  return { ...texts, ...use(loadGameTexts(texts.language)) };
}
