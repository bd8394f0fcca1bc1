import { ASK_KIND, type Scoring } from '../contract/question';
import { rulesOf } from '../kinds/rules';
import type { LanguageRules } from '../reading/languageRules';
import type { GameQuiz, QuizQuestion, QuizRound } from './quiz/quiz';

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
  /** The position of the scene that closes the round, or its last question if each is closed separately. */
  closedAt: number;
  /** Whether this is not a round of the quiz but the single question that breaks a tie. */
  isTieBreak: boolean;
  /** Whether this is not a round of the quiz but what the host asks in a break. */
  isInBreak?: true;
}

export interface PlannedQuestion {
  question: QuizQuestion;
  round: PlannedRound;
  /** Counted from 1 within the round, out of `round.questionCount`. */
  number: number;
  /** How many scenes ask it, one after the other, each with one clue more; usually one. */
  stageCount: number;
  /** The positions of its first scene and of its reveal in the plan. */
  askedAt: number;
  revealedAt: number;
}

export type PlannedScene =
  | { name: 'lobby' | 'scores' | 'podium' }
  | { name: 'rules'; text: string }
  /** `tieBreak` announces the round that breaks the tie. */
  | { name: 'round' | 'tieBreak'; round: PlannedRound }
  /** `staked`: the question that follows, on which players stake points. */
  | { name: 'wager'; staked: PlannedQuestion }
  | { name: 'question' | 'reveal'; asked: PlannedQuestion }
  /** Without `asked` the whole round is closed. */
  | { name: 'closed'; round: PlannedRound; asked?: PlannedQuestion };

/** A quiz with all its scenes in order. During a game only what is still ahead changes, by what the host adds. */
export interface Plan {
  /**
   * From the lobby to the podium. A tie-break's scenes and a second podium follow the first podium and are
   * shown in place of it: so the furthest position reached tells whether the tie-break was asked.
   */
  scenes: PlannedScene[];
  questions: PlannedQuestion[];
  /** Whether each player can double the points of one round. */
  hasJoker: boolean;
  /** The position of the podium without a tie-break. */
  podiumAt: number;
  /** Stars the bad words in a name or an answer for monitors. The game itself has no lists of them. */
  starWords: (text: string) => string;
  /** How the words of typed answers are compared, in the language in which they are judged; absent: in none. */
  languageRules?: LanguageRules;
  /** The quiz as its file has it, for those who keep it. */
  source?: unknown;
  /** The factor by which everything timed is faster, as in a rehearsal; absent: 1. */
  speed?: number;
}

/** In seconds, so that a question can be answered however fast a quiz is played. */
const LEAST_SECONDS = 2;

/** A quiz with the time of its questions divided by `speed`. */
export function quickened(quiz: GameQuiz, speed: number): GameQuiz {
  return withQuestions(quiz, (question) =>
    question.seconds === null
      ? question
      : { ...question, seconds: Math.max(LEAST_SECONDS, question.seconds / speed) },
  );
}

function withQuestions(quiz: GameQuiz, change: <Q extends QuizQuestion>(question: Q) => Q): GameQuiz {
  const rounds = quiz.rounds.map((round) => ({ ...round, questions: round.questions.map(change) }));
  return { ...quiz, rounds, ...(quiz.tieBreak && { tieBreak: change(quiz.tieBreak) }) };
}

/** Puts a quiz into the order of play. */
export function planGame(
  read: GameQuiz,
  starWords: Plan['starWords'] = (text) => text,
  languageRules?: LanguageRules,
): Plan {
  const quiz = languageRules ? withQuestions(read, (question) => ({ ...question, languageRules })) : read;
  const scenes: PlannedScene[] = [{ name: 'lobby' }];
  const questions: PlannedQuestion[] = [];
  if (quiz.rules) scenes.push({ name: 'rules', text: quiz.rules });
  quiz.rounds.forEach((each, index) => {
    const round = planRound(each, index, quiz.rounds.length);
    // During the title jokers are played, and a round that was open beside the others is handed in.
    if (round.title !== null || quiz.joker || round.isBeside) scenes.push({ name: 'round', round });
    questions.push(...planQuestions(scenes, round, each.questions));
    // The podium follows the last round, and standings would tell it beforehand.
    const isLast = index === quiz.rounds.length - 1;
    if (quiz.scores === 'round' && !isLast) scenes.push({ name: 'scores' });
  });
  const podiumAt = scenes.push({ name: 'podium' }) - 1;
  if (quiz.tieBreak) {
    const { length } = quiz.rounds;
    const round = { ...SINGLE, index: length, of: length, closedAt: 0, isTieBreak: true };
    scenes.push({ name: 'tieBreak', round });
    questions.push(...planQuestions(scenes, round, [quiz.tieBreak]));
    scenes.push({ name: 'podium' });
  }
  return {
    scenes,
    questions,
    hasJoker: !!quiz.joker,
    podiumAt,
    starWords,
    ...(languageRules && { languageRules }),
  };
}

/** The rounds with all that is asked in the plan, in the order of play. */
export function roundsIn({ questions }: Pick<Plan, 'questions'>): PlannedRound[] {
  const rounds = new Map<number, PlannedRound>();
  for (const { round } of questions) if (!rounds.has(round.index)) rounds.set(round.index, round);
  return [...rounds.values()];
}

export function questionsOfRound({ questions }: Plan, { index }: PlannedRound): PlannedQuestion[] {
  return questions.filter(({ round }) => round.index === index);
}

/** The questions of a round that are open and closed together if it is revealed at its end: without added ones. */
export function sheetQuestions({ questions }: Plan, round: PlannedRound): PlannedQuestion[] {
  return questions.filter((asked) => asked.round === round);
}

/** The position of a round's last reveal. */
export function lastRevealOf(plan: Plan, round: PlannedRound): number {
  return Math.max(...questionsOfRound(plan, round).map(({ revealedAt }) => revealedAt));
}

/** The planned question with this id. */
export function plannedQuestion({ questions }: Plan, questionId: string): PlannedQuestion | undefined {
  return questions.find(({ question }) => question.questionId === questionId);
}

/** A round of a single question, the tie-break or one asked in a break, which nobody sees as a round. */
const SINGLE = {
  title: null,
  questionCount: 1,
  reveal: 'question',
  scoring: 'points',
  isBeside: false,
} as const;
const ASK = 'ask';

/** The id of what is asked in a break at this revision. */
export function askIdOf(revision: number): string {
  return `${ASK}${revision}`;
}

/** Whether this is such an id. Those of a quiz begin with other letters. */
export function isAskId(questionId: string): boolean {
  return questionId.startsWith(ASK);
}

/** What the host asks the room in a break: outside the plan, without time, points or a reveal of its own. */
export function planAsk(questionId: string, text: string, answers: string[]): PlannedQuestion {
  return {
    question: { questionId, kind: ASK_KIND, text, answers, points: 0, seconds: null },
    round: { ...SINGLE, index: 0, of: 0, closedAt: Infinity, isTieBreak: false, isInBreak: true },
    number: 1,
    stageCount: 1,
    askedAt: 0,
    revealedAt: Infinity,
  };
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
  return {
    index,
    of,
    title: title ?? null,
    questionCount: questions.length,
    reveal,
    scoring,
    isBeside: !!beside,
    closedAt: 0,
    isTieBreak: false,
  };
}

function isAdded({ added }: QuizQuestion): boolean {
  return added === true;
}

function isOfQuiz(question: QuizQuestion): boolean {
  return !isAdded(question);
}

/** Marks a question that has no time and no scene before its reveal. */
function openFromStart(asked: PlannedQuestion): void {
  asked.askedAt = 1;
  asked.question = { ...asked.question, seconds: null };
}

/**
 * Appends the scenes of one round to `scenes`. Where the round is revealed at its end, a question that the host added
 * is asked and revealed by itself after another's reveal, and numbered after those of the sheet.
 */
function planQuestions(
  scenes: PlannedScene[],
  round: PlannedRound,
  questions: QuizQuestion[],
): PlannedQuestion[] {
  const isSheet = round.reveal === 'round';
  const numbered = isSheet ? [...questions.filter(isOfQuiz), ...questions.filter(isAdded)] : questions;
  const planned = numbered.map((question, index): PlannedQuestion => ({
    question,
    round,
    number: index + 1,
    stageCount: rulesOf(question).stagesOf?.(question).length ?? 1,
    askedAt: 0,
    revealedAt: 0,
  }));
  const close = (closed: PlannedRound, scene: { asked?: PlannedQuestion }) =>
    (closed.closedAt = scenes.push({ name: 'closed', round: closed, ...scene }) - 1);
  const ask = (asked: PlannedQuestion) => {
    if (asked.question.wager) scenes.push({ name: 'wager', staked: asked });
    asked.askedAt = scenes.length;
    for (let stage = 0; stage < asked.stageCount; stage++) scenes.push({ name: 'question', asked });
  };
  const reveal = (asked: PlannedQuestion) => (asked.revealedAt = scenes.push({ name: 'reveal', asked }) - 1);
  const playAlone = (asked: PlannedQuestion) => {
    ask(asked);
    close(asked.round, { asked });
    reveal(asked);
  };
  if (!isSheet) planned.forEach(playAlone);
  else {
    const sheet = planned.filter(({ question }) => isOfQuiz(question));
    sheet.forEach(round.isBeside ? openFromStart : ask);
    close(round, {});
    for (const question of questions) {
      const asked = planned[numbered.indexOf(question)]!;
      if (isOfQuiz(question)) reveal(asked);
      else {
        asked.round = { ...round, reveal: 'question', isBeside: false };
        playAlone(asked);
      }
    }
  }
  return planned;
}
