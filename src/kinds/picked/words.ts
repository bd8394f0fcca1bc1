import { letterOf } from '../../look/answerSigns';
import type { Shown } from '../wordsKind';

/** The answers at these places, each with the letter that the wall and sheets have for it. */
export function lettered(places: readonly number[], { answers = [] }: Shown): string[] {
  return places.map((place) => [letterOf(place), answers[place]].filter(Boolean).join(' '));
}
