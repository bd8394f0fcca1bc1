import type { GameQuiz, QuizQuestion, QuizRound, Scoring } from './quiz/quiz';

export interface PlannedRound {
  /** Counted from 0, out of `of`. */
  index: number;
  of: number;
  title: string | null;
  questionCount: number;
  reveal: 'question' | 'round';
  scoring: Scoring;
  /** Whether it is open from the start until its own place in the order. */
  isBeside: boolean;
  /** The place of the scene that closes all of it; where each question is closed alone, of the last. */
  closedAt: number;
  /** Whether it is no round of the quiz, but the one question that breaks a tie. */
  isTieBreak: boolean;
}

export interface PlannedQuestion {
  question: QuizQuestion;
  round: PlannedRound;
  /** Counted from 1 within the round, out of `round.questionCount`. */
  number: number;
  /** The places of its scenes in the plan. */
  askedAt: number;
  revealedAt: number;
}

export type PlannedScene =
  | { name: 'lobby' | 'scores' | 'podium' }
  | { name: 'rules'; text: string }
  /** `tieBreak` announces the round that breaks the tie. */
  | { name: 'round' | 'tieBreak'; round: PlannedRound }
  | { name: 'question' | 'reveal'; asked: PlannedQuestion }
  /** Without `asked` the whole round is closed. */
  | { name: 'closed'; round: PlannedRound; asked?: PlannedQuestion };

/** A quiz with all its scenes in order. It never changes while a game is played. */
export interface Plan {
  /**
   * From the lobby to the podium. Where the quiz has a tie-break, its scenes and another podium stand behind that one
   * and are shown in place of it: so the furthest place that there was tells whether the tie-break was asked.
   */
  scenes: PlannedScene[];
  questions: PlannedQuestion[];
  /** Whether each player can double the points of one round. */
  hasJoker: boolean;
  /** The place of the podium without a tie-break. */
  podiumAt: number;
  /** A name or an answer as monitors see it, its bad words with stars. Lists of them are no part of the game. */
  starWords: (text: string) => string;
  /** How many times as fast as usual all goes that takes its time, as in a rehearsal; absent: as usual. */
  speed?: number;
}

/** In seconds: however fast a quiz is played, a question can be answered. */
const LEAST_SECONDS = 2;

/** A quiz whose questions have so many times less time. */
export function quickened(quiz: GameQuiz, speed: number): GameQuiz {
  const quick = <Q extends QuizQuestion>(question: Q): Q =>
    question.seconds === null
      ? question
      : { ...question, seconds: Math.max(LEAST_SECONDS, question.seconds / speed) };
  const rounds = quiz.rounds.map((round) => ({ ...round, questions: round.questions.map(quick) }));
  return { ...quiz, rounds, ...(quiz.tieBreak && { tieBreak: quick(quiz.tieBreak) }) };
}

/** Puts a quiz into the order in which it is played. */
export function planGame(quiz: GameQuiz, starWords: Plan['starWords'] = (text) => text): Plan {
  const scenes: PlannedScene[] = [{ name: 'lobby' }];
  const questions: PlannedQuestion[] = [];
  if (quiz.rules) scenes.push({ name: 'rules', text: quiz.rules });
  quiz.rounds.forEach((each, index) => {
    const round = planRound(each, index, quiz.rounds.length);
    // Jokers are played while the title shows, and what was open beside the others is handed in.
    if (round.title !== null || quiz.joker || round.isBeside) scenes.push({ name: 'round', round });
    questions.push(...planQuestions(scenes, round, each.questions));
    const isLast = index === quiz.rounds.length - 1;
    if (quiz.scores === 'round' || isLast) scenes.push({ name: 'scores' });
  });
  const podiumAt = scenes.push({ name: 'podium' }) - 1;
  if (quiz.tieBreak) {
    const round = tieBreakRound(quiz);
    scenes.push({ name: 'tieBreak', round });
    questions.push(...planQuestions(scenes, round, [quiz.tieBreak]));
    scenes.push({ name: 'podium' });
  }
  return { scenes, questions, hasJoker: !!quiz.joker, podiumAt, starWords };
}

/** The place of the last reveal of a round. */
export function lastRevealOf({ questions }: Plan, round: PlannedRound): number {
  return Math.max(...questions.filter((asked) => asked.round === round).map(({ revealedAt }) => revealedAt));
}

/** The question that breaks a tie, where the quiz has one. */
export function tieBreakOf({ questions }: Plan): PlannedQuestion | undefined {
  return questions.find(({ round }) => round.isTieBreak);
}

function planRound(
  { title, reveal, scoring, beside, questions }: QuizRound,
  index: number,
  of: number,
): PlannedRound {
  const questionCount = questions.length;
  return {
    index,
    of,
    title: title ?? null,
    questionCount,
    reveal,
    scoring,
    isBeside: !!beside,
    closedAt: 0,
    isTieBreak: false,
  };
}

/** The tie-break is played like a round of its own, which nobody sees as one. */
function tieBreakRound({ rounds }: GameQuiz): PlannedRound {
  const last = rounds.length;
  const usual = { title: null, questionCount: 1, reveal: 'question', scoring: 'points' } as const;
  return { index: last, of: last, ...usual, isBeside: false, closedAt: 0, isTieBreak: true };
}

/** A question that has no scene of its own before its reveal, and no time. */
function openFromStart(asked: PlannedQuestion): void {
  asked.askedAt = 1;
  asked.question = { ...asked.question, seconds: null };
}

/** Puts the scenes of one round at the end of `scenes`. */
function planQuestions(
  scenes: PlannedScene[],
  round: PlannedRound,
  questions: QuizQuestion[],
): PlannedQuestion[] {
  const planned = questions.map((question, index): PlannedQuestion => ({
    question,
    round,
    number: index + 1,
    askedAt: 0,
    revealedAt: 0,
  }));
  const close = (scene: { asked?: PlannedQuestion }) =>
    (round.closedAt = scenes.push({ name: 'closed', round, ...scene }) - 1);
  const ask = (asked: PlannedQuestion) => (asked.askedAt = scenes.push({ name: 'question', asked }) - 1);
  const reveal = (asked: PlannedQuestion) => (asked.revealedAt = scenes.push({ name: 'reveal', asked }) - 1);
  if (round.reveal === 'question') {
    for (const asked of planned) {
      ask(asked);
      close({ asked });
      reveal(asked);
    }
  } else {
    if (round.isBeside) planned.forEach(openFromStart);
    else planned.forEach(ask);
    close({});
    planned.forEach(reveal);
  }
  return planned;
}
