import { letterOf } from '../../look/answerSigns';
import type { RightLine } from '../wordsKind';

/** How kinds are read whose right answers are among those shown. */
export const pickedWords = {
  right: (
    { correct }: { correct: readonly number[] },
    { answers = [] }: { answers?: readonly string[] },
  ): RightLine[] => correct.map((place) => ({ letter: letterOf(place), text: answers[place] ?? '' })),
  between: ', ',
};
