import type { Answer } from '../../contract/question';
import { closedQuestions, spentJoker } from '../../game/facts';
import type { Plan, PlannedQuestion } from '../../game/plan';
import { rulesOf } from '../../game/quiz/kinds/questionKinds';
import { type GradedGroup, resultsOf } from '../../game/scoring/grade';
import type { QuizQuestion } from '../../game/quiz/quiz';
import type { Scores } from '../../game/scoring/score';
import { type GameState, givenBy, scoredShare } from '../../game/state';

/** What a host takes home of a game. Plain JSON. */
export interface GameResults {
  rounds: { round: number; title: string | null }[];
  /** Whether each player could double the points of one round. */
  hasJoker: boolean;
  /** Whether the question that breaks a tie was asked. */
  hasTieBreak: boolean;
  /** Everybody, best first. */
  standings: PlayerResult[];
  /** Question by question, the best players first. */
  answers: AnswerResult[];
  /** The hardest first. */
  questions: QuestionResult[];
  /** In the order in which they were made: judgements on answers, then points given by hand. */
  corrections: ResultCorrection[];
  /** The quizzes that the session played before this one, in their order. */
  former?: { quizName: string; results: GameResults }[];
}

/** The results of a game so far: of all questions that hold no answers open any more. */
export function collectResults(plan: Plan, state: GameState, scores: Scores): GameResults {
  const closed = closedQuestions(plan, state);
  const answers = closed.map((asked) => answersTo(asked, state, scores));
  const rounds = roundsOf(plan);
  return {
    rounds,
    hasJoker: plan.hasJoker,
    hasTieBreak: closed.some(({ round }) => round.isTieBreak),
    standings: playerResults(plan, state, scores, rounds),
    answers: answers.flat(),
    questions: closed.map((asked, i) => questionResult(asked, answers[i] ?? [])).sort(compareHardness),
    corrections: correctionsOf(plan, state, scores),
  };
}

export function roundsOf({ questions }: Plan): GameResults['rounds'] {
  const rounds = new Set(questions.map(({ round }) => round).filter(({ isTieBreak }) => !isTieBreak));
  return [...rounds].map(({ index, title }) => ({ round: index + 1, title }));
}

/** The fewer right, the harder; among equals, the more tried. The tie-break, which few could answer, stands last. */
function compareHardness(one: QuestionResult, other: QuestionResult): number {
  return (
    Number(one.round === null) - Number(other.round === null) ||
    one.correct - other.correct ||
    other.answered - one.answered
  );
}

/**
 * An answer that the host judged, with how many gave it; how right a player was, whatever was answered; what a player's
 * whole round is worth; or points given or taken by hand.
 */
export type ResultCorrection =
  | (ResultPlace & {
      type: 'mark';
      question: string;
      /** The label of the part that it is about. */
      part?: string;
      answer: string;
      count: number;
      correct: boolean;
      /** It is half right. */
      share?: 0.5;
    })
  | (ResultPlace & { type: 'score'; question: string; name: string; correct: boolean; share?: 0.5 })
  | { type: 'total'; round: number; name: string; points: number }
  | { type: 'adjustment'; name: string; points: number; reason: string };

/** What the host corrected by hand. A judgement on an answer that nobody has any more is left out. */
function correctionsOf(plan: Plan, state: GameState, { graded }: Scores): ResultCorrection[] {
  const names = new Map(state.players.map(({ playerId, name }) => [playerId, name]));
  const marks = state.marks.flatMap(({ questionId, key, correct, share }): ResultCorrection[] => {
    const asked = plan.questions.find(({ question }) => question.questionId === questionId);
    const group = graded.get(questionId)?.find((each) => each.key === key);
    if (!asked || !group) return [];
    const { text, playerIds } = group;
    const part = 'parts' in asked.question ? asked.question.parts[group.part ?? 0]?.label : undefined;
    const place = { ...placeOf(asked), question: asked.question.text, ...(part && { part }) };
    const judged = { correct, ...(share && { share }) };
    return [{ type: 'mark', ...place, answer: text, count: playerIds.length, ...judged }];
  });
  const adjustments = state.adjustments.flatMap(({ playerId, points, reason }): ResultCorrection[] => {
    const name = names.get(playerId);
    return name === undefined ? [] : [{ type: 'adjustment', name, points, reason }];
  });
  return [...marks, ...scoresOf(plan, state, names), ...adjustments];
}

/** What the host or a scorer said of single players, in the order of the quiz. */
function scoresOf(plan: Plan, state: GameState, names: ReadonlyMap<string, string>): ResultCorrection[] {
  const ofQuestions = plan.questions.flatMap((asked) =>
    [...names].flatMap(([playerId, name]): ResultCorrection[] => {
      const share = scoredShare(state, playerId, asked.question.questionId);
      if (share === undefined) return [];
      const judged = { correct: share > 0, ...(share === 0.5 && { share: 0.5 as const }) };
      return [{ type: 'score', ...placeOf(asked), question: asked.question.text, name, ...judged }];
    }),
  );
  const ofRounds = roundsOf(plan).flatMap(({ round }) =>
    [...names].flatMap(([playerId, name]): ResultCorrection[] => {
      const points = state.totals[playerId]?.[round - 1];
      return points === undefined ? [] : [{ type: 'total', round, name, points }];
    }),
  );
  return [...ofQuestions, ...ofRounds];
}

/** One player's place, and how it came about. */
interface PlayerResult {
  rank: number;
  name: string;
  points: number;
  /** What each round brought, in their order, the joker included. */
  rounds: number[];
  /** What the host gave or took by hand. */
  adjusted: number;
  /** The round that this player doubled, counted from 1; null: none. */
  joker: number | null;
  /** The answer to the question that breaks a tie; null: none. */
  tieBreak: number | null;
}

function playerResults(
  plan: Plan,
  state: GameState,
  scores: Scores,
  rounds: GameResults['rounds'],
): PlayerResult[] {
  const tieBreak = plan.questions.find(({ round }) => round.isTieBreak)?.question.questionId;
  return scores.standings.map(({ playerId, rank, name, points }) => {
    const joker = plan.hasJoker ? spentJoker(plan, state, playerId) : undefined;
    const given = tieBreak === undefined ? undefined : givenBy(state.answers[tieBreak], playerId);
    return {
      ...{ rank, name, points },
      rounds: rounds.map(({ round }) => roundPoints(plan, scores, round - 1, playerId)),
      adjusted: sum(state.adjustments.filter((each) => each.playerId === playerId)),
      joker: joker === undefined ? null : joker + 1,
      tieBreak: given === undefined ? null : Number(given.answer),
    };
  });
}

export function roundPoints(
  { questions }: Plan,
  { results, totals }: Scores,
  index: number,
  playerId: string,
): number {
  const total = totals.get(index)?.get(playerId);
  if (total !== undefined) return total;
  const ofRound = questions.filter(({ round }) => round.index === index);
  return sum(ofRound.flatMap(({ question }) => results.get(question.questionId)?.get(playerId) ?? []));
}

function sum(all: readonly { points: number }[]): number {
  return all.reduce((total, { points }) => total + points, 0);
}

export interface QuestionResult extends ResultPlace {
  questionId: string;
  question: string;
  /** What is right, in words. */
  solution: string;
  /** How many answered, and how many of them were right. */
  answered: number;
  correct: number;
  /** How right they were all together, in percent; null: nobody answered. */
  share: number | null;
}

export function questionResult(asked: PlannedQuestion, answers: readonly AnswerResult[]): QuestionResult {
  const { question } = asked;
  const right = answers.reduce((sum, { correct, share = Number(correct) }) => sum + share, 0);
  return {
    ...placeOf(asked),
    questionId: question.questionId,
    question: question.text,
    solution: rulesOf(question).rightText(question),
    answered: answers.length,
    correct: answers.filter(({ correct }) => correct).length,
    share: answers.length ? Math.round((right / answers.length) * 100) : null,
  };
}

/** Who found an answer right or wrong: the quiz, the quiz despite a typo, or the host. */
export type Judge = 'quiz' | 'typo' | 'host';

/** One player's answer to one question. */
export interface AnswerResult extends ResultPlace {
  questionId: string;
  question: string;
  name: string;
  /** As this player gave it; picked answers in words; empty where it stands on paper. */
  answer: string | number;
  correct: boolean;
  /** How much of it is right, where that is neither nothing nor all: half of it, or so many of its parts. */
  share?: number;
  judge: Judge;
  /** Null while the answer is not revealed and so brings nothing yet. */
  points: number | null;
}

/** Everybody's answers to a question that was closed, the best players first. */
export function answersTo(asked: PlannedQuestion, state: GameState, scores: Scores): AnswerResult[] {
  const { question } = asked;
  const { questionId, text } = question;
  const given = state.answers[questionId];
  const graded = scores.graded.get(questionId) ?? [];
  const revealed = scores.results.get(questionId);
  // The one who wins a tie-break is known only when all of its answers are compared.
  const judged = revealed ?? resultsOf(state, asked, graded, scores.players);
  const groups = new Map<string, GradedGroup[]>();
  for (const group of graded)
    for (const playerId of group.playerIds) groups.set(playerId, [...(groups.get(playerId) ?? []), group]);
  return scores.standings.flatMap(({ playerId, name }) => {
    const own = groups.get(playerId);
    const answer = givenBy(given, playerId)?.answer;
    const isScored = scoredShare(state, playerId, questionId) !== undefined;
    if (!isScored && (!own || answer === undefined)) return [];
    const { correct, share } = judged.get(playerId) ?? { correct: false };
    return {
      ...placeOf(asked),
      ...{ questionId, question: text, name },
      answer: answer === undefined ? '' : inWords(question, answer),
      correct,
      ...(share !== undefined && { share }),
      judge: isScored ? 'host' : judgeOf(own ?? []),
      points: revealed?.get(playerId)?.points ?? null,
    };
  });
}

function inWords(question: QuizQuestion, answer: Answer): string | number {
  return question.kind === 'number' ? Number(answer) : rulesOf(question).textOf(question, answer);
}

function judgeOf(groups: readonly GradedGroup[]): Judge {
  if (groups.some(({ marked }) => marked)) return 'host';
  return groups.some(({ suggested }) => suggested) ? 'typo' : 'quiz';
}

/** Where a question stands: the round, counted from 1, or null for the tie-break; and its number in it, from 1. */
export interface ResultPlace {
  round: number | null;
  number: number;
}

export function placeOf({ round, number }: PlannedQuestion): ResultPlace {
  return { round: round.isTieBreak ? null : round.index + 1, number };
}
