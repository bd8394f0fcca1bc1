import { QUIZ_LIMITS } from '../../contract/question';
import type { QuestionDraft } from '../../host/workshop/draft/draft';
import { writtenIn } from '../../host/workshop/workshopKind';
import type { PickedKind } from './rules';
import { MAX_ANSWERS } from './wire';

export const pickedList = {
  list: 'answers',
  mostAnswers: MAX_ANSWERS,
  longestAnswer: QUIZ_LIMITS.answer,
} as const;

/** The indexes, among the written answers, of those marked as right. */
export function rightOf({ answers }: QuestionDraft): number[] {
  return writtenIn(answers).flatMap(({ right }, place) => (right ? [place] : []));
}

export function wrongPlaces({ answers, correct }: PickedKind): number[] {
  return answers.flatMap((_text, place) => (correct.includes(place) ? [] : [place]));
}
