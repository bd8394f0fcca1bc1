import type { MediaKind } from '../../contract/media';
import type { GameQuiz, QuizQuestion } from '../game/quiz';
import { filesOf } from '../game/views/mediaView';
import type { MediaFolder } from './mediaFolder';

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
  return filesOf(question).map((file) => ({ where, ...file }));
}

/** What the log says of each of these media that cannot be shown. */
export function mediaComplaints(named: NamedMedia[], folder: MediaFolder): string[] {
  return named.flatMap(({ where, kind, fileName }) => {
    const found = folder.faultOf(kind, fileName);
    return found ? [`${where} is asked without the ${kind} ${fileName}, which ${found.reason}`] : [];
  });
}
