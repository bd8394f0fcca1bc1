import * as v from 'valibot';
import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import {
  isDraft,
  kindPicturesIn,
  placedQuestions,
  type QuestionSource,
  questionSourceSchema,
  type QuizSource,
} from '../../contract/question';

export interface NamedMedia {
  /** The question's path in the quiz file. */
  path: string[];
  kind: MediaKind;
  fileName: string;
}

/** Returns the media that a valid quiz names. */
export function namedMedia(quiz: QuizSource): NamedMedia[] {
  return placedQuestions(quiz).flatMap(({ path, question }) => mediaOf(question, path));
}

function mediaOf(question: QuestionSource, path: string[]): NamedMedia[] {
  // A draft may hold anything.
  if (isDraft(question) && !v.is(questionSourceSchema, question)) return [];
  const named = [
    ...MEDIA_KINDS.map((kind) => ({ kind, name: question[kind] })),
    ...kindPicturesIn(question).map((name) => ({ kind: 'image' as const, name })),
  ];
  return named.flatMap(({ kind, name }) => {
    const fileName = name?.trim().normalize('NFC');
    return fileName ? [{ path, kind, fileName }] : [];
  });
}
