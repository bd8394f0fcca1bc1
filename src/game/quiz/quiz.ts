import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import type { QuestionKind, Scoring, Solution, SolvedKind } from '../../contract/question';
import { type Kind, type NearestKind, rulesOf } from '../../kinds/rules';
import type { LanguageRules } from '../../reading/languageRules';
import { derived } from '../derived';

/** The fields that every question has, whatever its kind. */
interface QuestionBasics {
  /** By position in the quiz: `q1`, `q2`, …; for those that the host added, `added1`, `added2`, … */
  questionId: string;
  /** The host added it during the game. */
  added?: true;
  text: string;
  points: number;
  /** Before it, each player stakes points on it. */
  wager?: true;
  /** How long it is open, in seconds; null: without a limit. */
  seconds: number | null;
  /** How long it is read before its answers are shown, in seconds; absent: it opens at once. */
  readSeconds?: number;
  explanation?: string;
  /** Only for the host, as are its source and the day after which it must be checked again (YYYY-MM-DD). */
  note?: string;
  source?: string;
  checkAfter?: string;
  /** File names in the media folder of the quizzes. */
  image?: string;
  imageAlt?: string;
  audio?: string;
  /** In seconds: the part of the sound that is played, and how long it fades out before its end. */
  audioFrom?: number;
  audioTo?: number;
  audioFade?: number;
  /** How much of its volume the sound is played at, up to 1. */
  audioGain?: number;
  video?: string;
  /** How the words of typed answers are compared, which the plan adds; absent: as in no language. */
  languageRules?: LanguageRules;
}

/** The fields that a question has for its kind. */
export type KindFields<Name extends QuestionKind = QuestionKind> = Extract<Kind, { kind: Name }>;
export type QuizQuestion = QuestionBasics & Kind;
export type NumberQuestion = QuestionBasics & NearestKind;

export interface QuizRound {
  title?: string;
  scoring: Scoring;
  /** When answers are revealed: after each question, or all at the end of the round. */
  reveal: 'question' | 'round';
  /** It is open from the start until its own place in the order; at most one round of a quiz. */
  beside?: true;
  questions: QuizQuestion[];
}

/** A quiz as the game plays it, with defaults filled in for everything a file leaves out. Plain JSON. */
export interface GameQuiz {
  rounds: QuizRound[];
  /** When standings are shown: after each round but the last, which the podium follows, or only there. */
  scores: 'round' | 'end';
  /** The rules that everybody reads before the first round. */
  rules?: string;
  /** Each player can double the points of one round. */
  joker?: true;
  /** Asked where the first place is shared at the end. */
  tieBreak?: NumberQuestion;
}

/** The right answer to a question. */
export function solutionOf(question: KindFields & { kind: SolvedKind }): Solution {
  return rulesOf(question).solution(question);
}

/** A media file named by a question. */
interface NamedFile {
  kind: MediaKind;
  fileName: string;
  /** The stage that shows it first, from 0. */
  stage: number;
}

/** The files named by a question. */
export const filesOf = derived((question: QuizQuestion): readonly NamedFile[] => {
  const files = MEDIA_KINDS.flatMap((kind): NamedFile[] => {
    const fileName = question[kind];
    return fileName === undefined ? [] : [{ kind, fileName, stage: 0 }];
  });
  const { stagesOf, answerImagesOf } = rulesOf(question);
  const ofAnswers = [...new Set(answerImagesOf?.(question))];
  const stages = stagesOf?.(question) ?? [];
  const pictures = stages.flatMap(({ image }, stage): NamedFile[] =>
    image === undefined ? [] : [{ kind: 'image', fileName: image, stage }],
  );
  return [
    ...files,
    ...ofAnswers.map((fileName): NamedFile => ({ kind: 'image', fileName, stage: 0 })),
    ...pictures,
  ];
});
