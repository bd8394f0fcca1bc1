import type { Answer, Scoring } from '../../contract/question';
import type { MixedScale } from '../../contract/scores';
import { onPaper } from '../facts';
import { derived } from '../derived';
import { type Plan, type PlannedQuestion, questionsOfRound, roundsIn } from '../plan';
import type { Piece, QuizVerdict, TalliedGroup } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import type { QuizQuestion } from '../quiz/quiz';
import {
  type AnswersToQuestion,
  type GameState,
  givenAnswers,
  givenBy,
  scoredShare,
  stakeOf,
} from '../state';
import type { GivenAnswer } from '../storedGame';

/** Players with the same answer, or with the same text for a part. They are right or wrong together. */
export interface AnswerGroup {
  /** A key for comparing answers to one question, regardless of how they were typed. */
  key: string;
  /** The answer as readable text, as the first of them gave it. */
  text: string;
  answer: Answer;
  /** For an answer in parts: the index of the part, from 0, and those that it can count for instead. */
  part: number | undefined;
  fitting: readonly number[] | undefined;
  playerIds: string[];
  verdict: QuizVerdict;
}

/**
 * The pieces of an answer, as the quiz judges them. This is called with every answer that arrives, so that
 * comparing texts costs only who sends them. `former`: the answer before it, whose equal pieces are kept.
 */
export const judgedPieces = derived<Parameters<typeof judgeAnswer>, readonly Piece[]>(
  judgeAnswer,
  (question, given) => [given, question],
);

function judgeAnswer(
  question: QuizQuestion,
  { answer }: GivenAnswer,
  former?: GivenAnswer,
): readonly Piece[] {
  const kind = rulesOf(question);
  if (kind.piecesOf) return kind.piecesOf(question, answer, former ? judgedPieces(question, former) : []);
  return [{ key: kind.keyOf(answer, question), answer, verdict: kind.judge(question, answer) }];
}

/** The answers to one question in groups, in order of arrival. */
export function groupAnswers(question: QuizQuestion, given: AnswersToQuestion | undefined): AnswerGroup[] {
  return given ? grouped(given, question) : [];
}

const grouped = derived((given: AnswersToQuestion, question: QuizQuestion): AnswerGroup[] => {
  const groups = new Map<string, AnswerGroup>();
  for (const [playerId, each] of givenAnswers(given))
    for (const piece of judgedPieces(question, each)) {
      const group = groups.get(piece.key);
      if (!group) groups.set(piece.key, firstOf(question, piece, playerId));
      // The same text in two fields counts once.
      else if (group.playerIds.at(-1) !== playerId) group.playerIds.push(playerId);
    }
  return [...groups.values()];
});

function firstOf(question: QuizQuestion, piece: Piece, playerId: string): AnswerGroup {
  const { key, answer, verdict, part, fitting } = piece;
  const text = rulesOf(question).textOf(question, answer);
  return { key, text, answer, part, fitting, playerIds: [playerId], verdict };
}

/** A group with the host's mark and its worth. */
export interface GradedGroup extends AnswerGroup, Omit<TalliedGroup, keyof AnswerGroup> {
  /** Right only by allowing for typos, and not marked by the host. */
  suggested: boolean;
  /** Counted as wrong although it resembles the right answer, and not marked by the host. */
  doubtful: boolean;
  /** Marked by the host. */
  marked: boolean;
  /** What it is worth where it is fully right, and what it is worth, in points before speed counts. */
  points: number;
  worth: number;
}

/** Whether a group only resembles the right answer and waits for the host's verdict. */
export function waitsForVerdict({ suggested, doubtful }: GradedGroup): boolean {
  return suggested || doubtful;
}

type Mark = GameState['marks'][number];
type Marks = ReadonlyMap<string, Mark>;

/** Grades the answers of these players to a question; groups without any of them are left out. */
export function gradeAnswers(
  state: GameState,
  { question }: PlannedQuestion,
  playerIds: ReadonlySet<string>,
): GradedGroup[] {
  const { questionId } = question;
  const groups = unmarkedGroups(question, state.answers[questionId], playerIds);
  return markedGroups(question, groups, ...state.marks.filter((mark) => mark.questionId === questionId));
}

/** What the quiz says; apart from marks, since each of them changes one group alone. */
const unmarkedGroups = derived(
  (question: QuizQuestion, given: AnswersToQuestion | undefined, playerIds: ReadonlySet<string>) => {
    const parts = rulesOf(question).labelsOf?.(question).length ?? 1;
    return groupsWith(playerIds, groupAnswers(question, given)).map((group) =>
      gradeGroup(group, question, question.points / parts),
    );
  },
);

const markedGroups = derived(
  (question: QuizQuestion, groups: GradedGroup[], ...made: Mark[]): GradedGroup[] => {
    const marks: Marks = new Map(made.map((mark) => [mark.key, mark]));
    const marked = groups.map((group) => {
      const mark = marks.get(group.key);
      return mark ? markGroup(group, mark) : group;
    });
    return withPlaces(question, marked, marks);
  },
);

/** The groups with these players alone. */
function groupsWith(playerIds: ReadonlySet<string>, groups: AnswerGroup[]): AnswerGroup[] {
  const isIn = (id: string): boolean => playerIds.has(id);
  return groups.flatMap((group) => {
    if (group.playerIds.every(isIn)) return [group];
    const some = group.playerIds.filter(isIn);
    return some.length > 0 ? [{ ...group, playerIds: some }] : [];
  });
}

/** Grades a group as the quiz judges it. Fields are listed, as copying twenty thousand groups is slow. */
function gradeGroup(group: AnswerGroup, question: QuizQuestion, points: number): GradedGroup {
  const { key, text, answer, part, fitting, playerIds, verdict } = group;
  const correct = verdict === 'right' || verdict === 'suggested';
  const share = correct ? 1 : (rulesOf(question).shareOf?.(question, answer) ?? 0);
  return {
    key,
    text,
    answer,
    part,
    fitting,
    playerIds,
    verdict,
    correct,
    share,
    marked: false,
    points,
    worth: points * share,
    suggested: verdict === 'suggested',
    doubtful: verdict === 'doubtful',
  };
}

/** The same as the host judges it. */
function markGroup(group: GradedGroup, mark: Mark): GradedGroup {
  const { correct } = mark;
  const share = mark.share ?? Number(correct);
  const worth = group.points * share;
  return { ...group, correct, share, worth, marked: true, suggested: false, doubtful: false };
}

/**
 * Grades by place where the nearest numbers win: equal distances share a place and its points, and the places
 * after it are skipped, as with ranks 1, 2, 2, 4. An answer marked wrong is out; one marked right counts as
 * exact. A half right answer earns half the points of its place.
 */
function withPlaces(question: QuizQuestion, groups: GradedGroup[], marks: Marks): GradedGroup[] {
  const { pointsByPlace, distanceOf } = rulesOf(question);
  const nearest = pointsByPlace?.(question);
  if (!nearest || !distanceOf) return groups;
  const distance = (group: GradedGroup): number =>
    marks.get(group.key)?.correct ? 0 : distanceOf(question, group.answer);
  const running = groups
    .filter((group) => group.correct)
    .sort((one, other) => distance(one) - distance(other));
  const places = new Map<GradedGroup, number>();
  let before = 0;
  running.forEach((group, i) => {
    const former = running[i - 1];
    const isShared = former !== undefined && distance(former) === distance(group);
    places.set(group, isShared ? places.get(former)! : before);
    before += group.playerIds.length;
  });
  return groups.map((group) => {
    const worth = (nearest[places.get(group) ?? nearest.length] ?? 0) * group.share;
    return { ...group, worth, correct: worth > 0, share: worth > 0 ? group.share : 0 };
  });
}

/** One player's result for one question. */
export interface Result {
  correct: boolean;
  points: number;
  /** The share that is right, where that is neither nothing nor all. */
  share?: number;
  /** The same for each part, in an answer with parts. */
  parts?: number[];
  /** What a stake has won, or if negative lost, which is part of the points. */
  wagered?: number;
}

/** How many times its points a question of a speed round brings at most. */
const SPEED = 1000;

/** The most that a question of so many points brings to a player who neither stakes points nor has a joker. */
export function mostPointsFor(points: number, { scoring }: { scoring: Scoring }): number {
  return points * (scoring === 'speed' ? SPEED : 1);
}

/** Returns what rounds are worth, by the points of their questions, if some reward speed and others do not. */
export function mixedScale(rounds: readonly { scoring: Scoring; points: number }[]): MixedScale | undefined {
  const worth = { speed: 0, points: 0 };
  const speedRounds: number[] = [];
  for (const [index, round] of rounds.entries()) {
    worth[round.scoring] += mostPointsFor(round.points, round);
    if (round.scoring === 'speed' && round.points > 0) speedRounds.push(index);
  }
  const { speed, points: others } = worth;
  return speed > 0 && others > 0 ? { speedRounds, speed, others } : undefined;
}

/** Returns the same for the rounds of a plan. */
export function mixedScaleOf(plan: Plan): MixedScale | undefined {
  const rounds = roundsIn(plan).filter(({ isTieBreak }) => !isTieBreak);
  return mixedScale(
    rounds.map((round) => {
      const counted = questionsOfRound(plan, round).filter(({ question }) => !question.wager);
      return { scoring: round.scoring, points: counted.reduce((sum, each) => sum + each.question.points, 0) };
    }),
  );
}

/**
 * The most points that a round can bring without a joker, with all of its questions; undefined where players stake
 * points of their own.
 */
export function mostPointsOf({ questions }: Plan, roundIndex: number): number | undefined {
  const own = questions.filter(({ round }) => round.index === roundIndex && !round.isTieBreak);
  if (own.some(({ question }) => question.wager)) return undefined;
  return own.reduce((sum, { question, round }) => sum + mostPointsFor(question.points, round), 0);
}

/** An answer within this time counts as immediate. */
const AT_ONCE_MS = 500;

/** A question's results, by playerId. What a host or scorer entered for a player overrides the answer. */
export const resultsOf = derived(findResults, (state, asked, graded, players) => {
  const { jokers, stakes, shares, pace } = state;
  const given = state.answers[asked.question.questionId];
  return [asked, graded, given, players, state.players, jokers, stakes, shares, pace];
});

function findResults(
  state: GameState,
  asked: PlannedQuestion,
  graded: GradedGroup[],
  players: ReadonlySet<string>,
): Map<string, Result> {
  const results = new Map<string, Result>();
  const add = (playerId: string, correct: boolean, share: number, worth: number, parts?: number[]): void => {
    const points = asked.round.scoring === 'speed' ? speedPoints(state, asked, playerId, worth) : worth;
    const isBetween = share > 0 && share < 1;
    results.set(playerId, {
      correct,
      points: points * jokerTimes(state, playerId, asked.round.index),
      ...(isBetween && { share, ...(parts && { parts }) }),
    });
  };
  const parts = rulesOf(asked.question).sharesOf?.(asked.question, graded);
  const stages = rulesOf(asked.question).stagesOf?.(asked.question);
  const given = state.answers[asked.question.questionId];
  const pointsAt = (playerId: string): number =>
    stages?.[givenBy(given, playerId)?.stage ?? 0]?.points ?? asked.question.points;
  if (!parts)
    for (const { correct, share, worth, playerIds } of graded)
      for (const playerId of playerIds)
        add(playerId, correct, share, stages ? pointsAt(playerId) * share : worth);
  parts?.forEach((shares, playerId) => {
    const sum = shares.reduce((all, share) => all + share, 0);
    const { length } = shares;
    add(playerId, sum === length, sum / length, (asked.question.points * sum) / length, shares);
  });
  for (const playerId of players) {
    const share = scoredShare(state, playerId, asked.question.questionId);
    if (share !== undefined) add(playerId, share > 0, share, pointsAt(playerId) * share);
  }
  addStakes(state, asked, players, results);
  return results;
}

/** What was staked is won by a right answer, and lost by a wrong one or none; a half right one changes nothing. */
function addStakes(
  state: GameState,
  { question: { questionId, wager } }: PlannedQuestion,
  players: ReadonlySet<string>,
  results: Map<string, Result>,
): void {
  if (!wager) return;
  const paper = onPaper(state);
  for (const playerId of players) {
    const staked = stakeOf(state, playerId, questionId);
    // A sheet that is not marked yet is not wrong.
    if (!staked || (!results.has(playerId) && paper.has(playerId))) continue;
    const result = results.get(playerId) ?? { correct: false, points: 0 };
    const share = result.share ?? Number(result.correct);
    const wagered = staked * (2 * share - 1);
    results.set(playerId, { ...result, points: result.points + wagered, wagered });
  }
}

/** The factor for a player's points in a round: 2 with a joker. */
export function jokerTimes({ jokers }: GameState, playerId: string, roundIndex: number): number {
  return jokers[playerId] === roundIndex ? 2 : 1;
}

/**
 * `worth × 1000 × (1 − t/2T)`, rounded: half of it at the end of the time, and no less in added time. A
 * player without an answer, scored by hand, is treated as having answered at the end.
 */
function speedPoints(state: GameState, asked: PlannedQuestion, playerId: string, worth: number): number {
  // Without time that the host adds; 0: without a limit.
  const mostMs = (asked.question.seconds ?? 0) * 1000 * state.pace;
  const afterMs = givenBy(state.answers[asked.question.questionId], playerId)?.afterMs;
  if (afterMs === undefined) return Math.round((worth * SPEED) / 2);
  const isAtOnce = mostMs === 0 || afterMs < AT_ONCE_MS;
  const lost = isAtOnce ? 0 : Math.min(afterMs, mostMs) / (2 * mostMs);
  return Math.round(worth * SPEED * (1 - lost));
}
