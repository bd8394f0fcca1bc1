import { QUIZ_LIMITS } from '../../contract/question';
import type { QuestionDraft } from '../../host/workshop/draft/draft';
import { NOTHING_YET, writtenIn } from '../../host/workshop/workshopKind';
import type { PickedKind } from './rules';
import { MAX_ANSWERS } from './wire';

export const pickedList = {
  list: 'answers',
  mostAnswers: MAX_ANSWERS,
  longestAnswer: QUIZ_LIMITS.answer,
} as const;

/** The same for kinds whose answers may have a picture each. */
export const picturedList = {
  ...pickedList,
  hasPictures: true,
  pictures: ({ answers }: QuestionDraft) => answers.map(({ image }) => image),
} as const;

/** What the preview plays of the written answers: their texts, their pictures, and which are right. */
export function playedAnswers({ answers }: QuestionDraft): Omit<PickedKind, 'kind'> {
  const written = writtenIn(answers, picturedList);
  const images = written.map(({ image }) => image.trim());
  return {
    answers: written.map(({ text }) => text.trim() || NOTHING_YET),
    ...(images.some(Boolean) && { answerImages: images }),
    correct: written.flatMap(({ right }, place) => (right ? [place] : [])),
  };
}

export function wrongPlaces({ answers, correct }: PickedKind): number[] {
  return answers.flatMap((_text, place) => (correct.includes(place) ? [] : [place]));
}
