import { type Answer, hasSolution } from '../../contract/question';
import { rounded } from '../../contract/rounded';
import { closedQuestions, spentJoker } from '../../game/facts';
import { type Plan, type PlannedQuestion, plannedQuestion, roundsIn, tieBreakOf } from '../../game/plan';
import type { QuizQuestion } from '../../game/quiz/quiz';
import { largestFirst } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import { rightText } from '../../contract/wording/rightAnswers';
import { type GradedGroup, resultsOf } from '../../game/scoring/grade';
import { scoreGame, type Scores } from '../../game/scoring/score';
import { type Game, type GameState, givenBy, rankedPlayers, scoredShare } from '../../game/state';
import { extremesOf, sharePercent, strongMinusWeak, type Thirds, thirdsOf } from './howItWent';
import type {
  AnswerResult,
  GameResults,
  OpinionResult,
  PlayerResult,
  QuestionResult,
  ResultCorrection,
  ResultPlace,
  RoundResult,
} from './storedResults';

/** Returns the results of a game so far: of all questions that no longer have pending answers. */
export function collectResults(game: Game): GameResults {
  const scores = scoreGame(game);
  const { plan, state } = game;
  const all = closedQuestions(game);
  const closed = all.filter(({ question }) => hasSolution(question));
  const opinions = all.filter(({ question }) => !hasSolution(question));
  const answers = closed.map((asked) => answersTo(asked, state, scores));
  const rounds = resultRounds(plan);
  const thirds = thirdsOf(scores.standings);
  const questions = closed.map((asked, i) =>
    questionResult(asked, answers[i] ?? [], thirds, untoldIn(asked, state)),
  );
  return {
    rounds: rounds.map((each) => howRoundWent(each, answers.flat(), questions)),
    hasJoker: plan.hasJoker,
    hasTieBreak: closed.some(({ round }) => round.isTieBreak),
    standings: playerResults(game, scores, rounds),
    answers: answers.flat(),
    questions: questions.sort(compareHardness),
    corrections: correctionsOf(game, scores),
    ...(opinions.length > 0 && { opinions: opinions.map((asked) => opinionResult(asked, scores)) }),
  };
}

/** Returns what was answered to a question without a right answer. */
function opinionResult(asked: PlannedQuestion, { graded }: Scores): OpinionResult {
  const { questionId, text } = asked.question;
  const groups = largestFirst(graded.get(questionId) ?? []);
  return {
    ...placeOf(asked),
    question: text,
    answers: groups.map((group) => ({ answer: group.text, count: group.playerIds.length })),
  };
}

function howRoundWent(
  { round, title }: NumberedRound,
  answers: readonly AnswerResult[],
  questions: readonly QuestionResult[],
): RoundResult {
  const isIn = (each: ResultPlace): boolean => each.round === round;
  return { round, title, share: sharePercent(answers.filter(isIn)), ...extremesOf(questions.filter(isIn)) };
}

/** Returns the players of whom only a total is known for the question's round. */
function untoldIn({ round }: PlannedQuestion, state: GameState): Set<string> {
  const untold = rankedPlayers(state).filter(
    ({ playerId }) => state.totals[playerId]?.[round.index] !== undefined,
  );
  return new Set(untold.map(({ name }) => name));
}

interface NumberedRound {
  round: number;
  title: string | null;
}

export function resultRounds(plan: Plan): NumberedRound[] {
  const rounds = roundsIn(plan).filter(({ isTieBreak }) => !isTieBreak);
  return rounds.map(({ index, title }) => ({ round: index + 1, title }));
}

/** The fewer right, the harder; among equals, the more tried. The tie-break, which few could answer, is last. */
function compareHardness(one: QuestionResult, other: QuestionResult): number {
  return (
    Number(one.round === null) - Number(other.round === null) ||
    one.correct - other.correct ||
    other.answered - one.answered
  );
}

/** Returns the host's corrections. A judgement on an answer that nobody has any more is left out. */
function correctionsOf(game: Game, { graded }: Scores): ResultCorrection[] {
  const { plan, state } = game;
  const names = new Map(rankedPlayers(state).map(({ playerId, name }) => [playerId, name]));
  const marks = state.marks.flatMap(({ questionId, key, correct, share }): ResultCorrection[] => {
    const asked = plannedQuestion(plan, questionId);
    const group = graded.get(questionId)?.find((each) => each.key === key);
    // Letting an answer in corrects nothing.
    if (!asked || !group || !hasSolution(asked.question)) return [];
    const { text, playerIds } = group;
    const part = rulesOf(asked.question).labelsOf?.(asked.question)[group.part ?? 0];
    const place = { ...placeOf(asked), question: asked.question.text, ...(part && { part }) };
    return [{ type: 'mark', ...place, answer: text, count: playerIds.length, correct, share }];
  });
  const adjustments = state.adjustments.flatMap(({ playerId, points, reason }): ResultCorrection[] => {
    const name = names.get(playerId);
    return name === undefined ? [] : [{ type: 'adjustment', name, points, reason }];
  });
  return [...marks, ...scoresOf(game, names), ...adjustments];
}

/** Returns what the host or a scorer decided about single players, in the order of the quiz. */
function scoresOf({ plan, state }: Game, names: ReadonlyMap<string, string>): ResultCorrection[] {
  const ofQuestions = plan.questions.flatMap((asked) =>
    [...names].flatMap(([playerId, name]): ResultCorrection[] => {
      const share = scoredShare(state, playerId, asked.question.questionId);
      if (share === undefined) return [];
      const judged = { correct: share > 0, ...(share === 0.5 && { share: 0.5 as const }) };
      return [{ type: 'score', ...placeOf(asked), question: asked.question.text, name, ...judged }];
    }),
  );
  const ofRounds = resultRounds(plan).flatMap(({ round }) =>
    [...names].flatMap(([playerId, name]): ResultCorrection[] => {
      const points = state.totals[playerId]?.[round - 1];
      return points === undefined ? [] : [{ type: 'total', round, name, points }];
    }),
  );
  return [...ofQuestions, ...ofRounds];
}

function playerResults(game: Game, scores: Scores, rounds: readonly NumberedRound[]): PlayerResult[] {
  const { plan, state } = game;
  const tieBreak = tieBreakOf(plan)?.question.questionId;
  return scores.standings.map(({ playerId, rank, name, points }) => {
    const joker = plan.hasJoker ? spentJoker(game, playerId) : undefined;
    const given = tieBreak === undefined ? undefined : givenBy(state.answers[tieBreak], playerId);
    return {
      rank,
      name,
      points,
      rounds: rounds.map(({ round }) => rounded(pointsOfRound(plan, scores, round - 1, playerId))),
      adjusted: sum(state.adjustments.filter((each) => each.playerId === playerId)),
      joker: joker === undefined ? null : joker + 1,
      tieBreak: given === undefined ? null : Number(given.answer),
    };
  });
}

export function pointsOfRound(
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

/** Returns what is right, the same in all languages; undefined for a question without a right answer. */
export function solutionText(question: QuizQuestion): string | undefined {
  if (!hasSolution(question)) return undefined;
  return rightText(rulesOf(question).solution(question), question, {
    value: String,
    withUnit: ({ value, unit }) => `${value} ${unit}`,
  });
}

function questionResult(
  asked: PlannedQuestion,
  answers: readonly AnswerResult[],
  thirds: Thirds | undefined,
  untold: ReadonlySet<string>,
): QuestionResult {
  const { question, round } = asked;
  const value = rulesOf(question).numberIn?.(question);
  return {
    ...placeOf(asked),
    questionId: question.questionId,
    question: question.text,
    solution: solutionText(question) ?? '',
    value,
    answered: answers.length,
    correct: answers.filter(({ correct }) => correct).length,
    share: sharePercent(answers),
    strongMinusWeak: round.isTieBreak ? null : strongMinusWeak(answers, thirds, untold),
  };
}

/** Returns everybody's answers to a closed question, the best players first. */
export function answersTo(asked: PlannedQuestion, state: GameState, scores: Scores): AnswerResult[] {
  const { question } = asked;
  const { questionId, text } = question;
  const given = state.answers[questionId];
  const graded = scores.graded.get(questionId) ?? [];
  const revealed = scores.results.get(questionId);
  // A tie-break's winner is known only once all of its answers are compared.
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
    const points = revealed?.get(playerId)?.points;
    return {
      ...placeOf(asked),
      questionId,
      question: text,
      name,
      answer: answer === undefined ? '' : inWords(question, answer),
      correct,
      ...(share !== undefined && { share: rounded(share) }),
      judge: isScored ? 'host' : judgeOf(own ?? []),
      points: points === undefined ? null : rounded(points),
    };
  });
}

function inWords(question: QuizQuestion, answer: Answer): string | number {
  const { numberIn, textOf } = rulesOf(question);
  return numberIn?.(question, answer) ?? textOf(question, answer);
}

function judgeOf(groups: readonly GradedGroup[]): AnswerResult['judge'] {
  if (groups.some(({ marked }) => marked)) return 'host';
  return groups.some(({ suggested }) => suggested) ? 'typo' : 'quiz';
}

function placeOf({ round, number }: PlannedQuestion): ResultPlace {
  return { round: round.isTieBreak ? null : round.index + 1, number };
}
