import * as v from 'valibot';
import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import {
  isDraft,
  kindPicturesIn,
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
export function namedMedia({ rounds, questions, tieBreak }: QuizSource): NamedMedia[] {
  return [
    ...(rounds ?? []).flatMap((round, index) => mediaIn(round.questions, ['rounds', String(index)])),
    ...mediaIn(questions ?? [], []),
    ...(tieBreak ? mediaOf(tieBreak, ['tieBreak']) : []),
  ];
}

function mediaIn(questions: QuestionSource[], path: string[]): NamedMedia[] {
  return questions.flatMap((question, index) => mediaOf(question, [...path, 'questions', String(index)]));
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
