import type { GameQuiz, QuizQuestion } from '../game/quiz';
import type { Media } from './media';
import { MEDIA_KINDS, wrongEnding, type MediaKind } from './mediaTypes';

/** A media file that a question names. */
export interface NamedMedia {
  /** The question's place, such as "round 2, question 3". */
  where: string;
  kind: MediaKind;
  fileName: string;
}

/** The media that a quiz names. A quiz file without rounds knows its questions by their numbers alone. */
export function namedMedia(quiz: GameQuiz, hasRounds: boolean): NamedMedia[] {
  const inRounds = quiz.rounds.flatMap(({ questions }, index) => {
    const round = hasRounds ? `round ${index + 1}, ` : '';
    return questions.flatMap((question, place) => mediaOf(question, `${round}question ${place + 1}`));
  });
  return quiz.tieBreak ? [...inRounds, ...mediaOf(quiz.tieBreak, 'tieBreak')] : inRounds;
}

function mediaOf(question: QuizQuestion, where: string): NamedMedia[] {
  return MEDIA_KINDS.flatMap((kind) => {
    const fileName = question[kind];
    return fileName === undefined ? [] : [{ where, kind, fileName }];
  });
}

/** Why the first of these media that cannot be shown cannot be shown; undefined where all can. */
export function findMediaFault(named: NamedMedia[], media: Media): string | undefined {
  for (const { where, kind, fileName } of named) {
    const fault = wrongEnding(kind, fileName) ?? media.faultOf(fileName);
    if (fault) return `${where}: the ${kind} ${fileName} ${fault}`;
  }
  return undefined;
}
