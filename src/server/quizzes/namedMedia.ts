import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import type { QuestionSource, QuizSource } from '../../contract/quizSource';
import { placeForLog } from './faults';
import type { MediaFolder } from './mediaFolder';

/** A media file that a question names. */
export interface NamedMedia {
  /** The question's place in the quiz file. */
  path: string[];
  kind: MediaKind;
  fileName: string;
}

/** The media that a quiz without fault names. */
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
  return MEDIA_KINDS.flatMap((kind) => {
    const fileName = question[kind]?.trim().normalize('NFC');
    return fileName ? [{ path, kind, fileName }] : [];
  });
}

/** What the log says of each of these media that cannot be shown. */
export function mediaComplaints(named: NamedMedia[], folder: MediaFolder): string[] {
  return named.flatMap(({ path, kind, fileName }) => {
    const found = folder.faultOf(kind, fileName);
    const where = placeForLog(path);
    return found ? [`${where} is asked without the ${kind} ${fileName}, which ${found.reason}`] : [];
  });
}
