import type { Answer } from '../../contract/question';
import type { GameEvent, GameRefusal, RuleOutcome } from '../events';
import {
  connectedIds,
  isClosed,
  isRevealed,
  isRoundAsked,
  onPaper,
  openQuestions,
  openSheet,
  overlayOf,
  plannedScene,
  questionsIn,
  readyIn,
  roundOf,
  runningQuestion,
  stageOf,
  takenBeside,
} from '../facts';
import {
  type Plan,
  type PlannedQuestion,
  type PlannedRound,
  type PlannedScene,
  plannedQuestion,
} from '../plan';
import { rulesOf } from '../../kinds/rules';
import { judgedPieces } from '../scoring/grade';
import { scoreGame } from '../scoring/score';
import {
  type Game,
  type AnswersToQuestion,
  type GameState,
  givenBy,
  hasPlayer,
  withGiven,
  withValue,
  withoutGiven,
} from '../state';
import type { FinishedAnswer, GivenAnswer } from '../storedGame';
import { closingTime, withClock } from './clock';

/** For this long after answers or stakes were closed, one still on its way counts as in time. */
const GRACE_MS = 500;

/**
 * Accepts a player's answer in place of the former one; an answer in which nothing is given removes it.
 * Sending the same answer again can only finish it: its time and its phone stay. So do those of a finished
 * answer that the player begins to change, and then leaves as it was.
 */
export function submitAnswer(
  game: Game,
  { playerId, questionId, answer, by, done = true }: Omit<GameEvent & { type: 'answer' }, 'type'>,
): RuleOutcome {
  const { state } = game;
  const asked = askedOf(game, playerId, questionId);
  if (typeof asked === 'string') return asked;
  const answers = state.answers[questionId];
  const former = givenBy(answers, playerId);
  const { stored, empty } = rulesOf(asked.question);
  const checked = stored(asked.question, answer, former?.answer);
  if (checked === undefined) return 'answer_invalid';
  if (isSame(checked, empty?.(asked.question))) return withoutAnswer(game, playerId, questionId);
  const finished = former?.finished ?? (isDone(former) ? former : undefined);
  const same = [former, finished].find((each) => isSame(each?.answer, checked));
  if (same && same === former && (isDone(former) || !done)) return state;
  const timed = same ?? timedNow(game, asked, checked, [former, finished]);
  const made = givenAnswer(checked, timed, same ? same.by : by);
  const given: GivenAnswer = done
    ? made
    : {
        ...made,
        unfinished: true,
        ...(finished && { finished: givenAnswer(finished.answer, finished, finished.by) }),
      };
  judgedPieces(asked.question, given, former);
  return withAnswers(game, questionId, withGiven(answers, playerId, given));
}

/** Takes a player's answer back, so that nothing counts. */
export function withdrawAnswer(
  game: Game,
  { playerId, questionId }: Omit<GameEvent & { type: 'withdraw' }, 'type'>,
): RuleOutcome {
  const asked = askedOf(game, playerId, questionId);
  return typeof asked === 'string' ? asked : withoutAnswer(game, playerId, questionId);
}

/** The question, if this player can answer it now; otherwise the reason why not. */
function askedOf(game: Game, playerId: string, questionId: string): PlannedQuestion | GameRefusal {
  const { state } = game;
  if (!hasPlayer(state, playerId)) return 'not_joined';
  const asked = takingAnswers(game).find(({ question }) => question.questionId === questionId);
  if (!asked) return wasAsked(game, questionId) ? 'answers_closed' : 'answer_invalid';
  return canAnswer(game, asked.round)(playerId) ? asked : 'answers_closed';
}

function withoutAnswer(game: Game, playerId: string, questionId: string): GameState {
  const { state } = game;
  const answers = state.answers[questionId];
  if (!answers || !givenBy(answers, playerId)) return state;
  return withAnswers(game, questionId, withoutGiven(answers, playerId));
}

function withAnswers({ plan, state }: Game, questionId: string, answers: AnswersToQuestion): GameState {
  return withClosing({ plan, state: { ...state, answers: { ...state.answers, [questionId]: answers } } });
}

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** A finished answer with the time, the stage and the phone of its last change. */
function givenAnswer(
  answer: Answer,
  { afterMs, stage }: Pick<GivenAnswer, 'afterMs' | 'stage'>,
  by: string | undefined,
): FinishedAnswer {
  return { answer, afterMs, ...(stage && { stage }), ...(by !== undefined && { by }) };
}

/**
 * The time and the stage of an answer that has changed. With stages, an answer that only looks different keeps
 * what the former one had.
 */
function timedNow(
  game: Game,
  asked: PlannedQuestion,
  answer: Answer,
  formers: readonly (FinishedAnswer | undefined)[],
): Pick<GivenAnswer, 'afterMs' | 'stage'> {
  const { state } = game;
  const { keyOf } = rulesOf(asked.question);
  const isAlike = (each?: FinishedAnswer): boolean =>
    !!each && keyOf(each.answer, asked.question) === keyOf(answer, asked.question);
  const alike = asked.stageCount > 1 && formers.find(isAlike);
  if (alike) return alike;
  const since = state.clocks[asked.question.questionId]?.sinceMs ?? 0;
  return { afterMs: state.playedMs - since, stage: stageOf(game, asked) };
}

/** Whether there is an answer that the player has finished. */
function isDone(given: GivenAnswer | undefined): boolean {
  return given !== undefined && !given.unfinished;
}

/** A player's answer as it is stored, or undefined. */
export function answerOf(state: GameState, playerId: string, questionId: string): Answer | undefined {
  return givenBy(state.answers[questionId], playerId)?.answer;
}

/** An answer to this question in which nothing is given; undefined where its kind has no such answer. */
export function unanswered(plan: Plan, questionId: string): Answer | undefined {
  const asked = plannedQuestion(plan, questionId);
  return asked && rulesOf(asked.question).empty?.(asked.question);
}

/** Whether a question was asked. Others are refused like unknown ones, so that nobody learns what comes. */
function wasAsked({ plan, state: { furthest, break: inBreak } }: Game, questionId: string): boolean {
  const asked = plannedQuestion(plan, questionId);
  return asked ? asked.askedAt <= furthest : inBreak?.ask?.questionId === questionId;
}

/** The questions that are open, or were a moment ago. */
function takingAnswers(game: Game): PlannedQuestion[] {
  const { plan, state } = game;
  const open = [...openQuestions(game), ...takenBeside(game)];
  if (!wasJustClosed(state)) return open;
  const closed = questionsIn(plan, plannedScene(game));
  return [...open, ...closed.filter((asked) => !isRevealed(state, asked))];
}

/** Whether what the scene has closed still counts as in time if it arrives now. */
export function wasJustClosed({ closedForMs }: GameState): boolean {
  return closedForMs !== null && closedForMs <= GRACE_MS;
}

/** Notes that a player is done with the open round, once its last question was asked, or takes that back. */
export function setReady(game: Game, playerId: string, isReady: boolean, roundIndex?: number): RuleOutcome {
  const { state } = game;
  if (!hasPlayer(state, playerId)) return 'not_joined';
  const round = sheetOf(game, roundIndex);
  if (!round || (isReady && !isRoundAsked(game, round))) return 'answers_closed';
  if (readyIn(game, round)(playerId) === isReady) return state;
  if (round.isBeside)
    return { ...state, besideReady: withValue(state.besideReady, playerId, isReady ? true : null) };
  return { ...state, ready: withValue(state.ready, playerId, isReady ? state.furthest : null) };
}

/** The open round to be handed in: the scene's, or the one with this index, which may be open beside it. */
function sheetOf(game: Game, roundIndex?: number): PlannedRound | undefined {
  const { state } = game;
  const rounds = [overlayOf(state) ? undefined : openSheet(game), takenBeside(game)[0]?.round];
  if (roundIndex === undefined) return rounds[0];
  return rounds.find((round) => round?.index === roundIndex);
}

/** Starts or stops the countdown to closing a question because everybody connected has answered. */
export function withClosing(game: Game): GameState {
  const { plan, state } = game;
  const running = runningQuestion(game);
  if (!running || running.round.reveal === 'round') return state;
  const { questionId } = running.question;
  const clock = state.clocks[questionId];
  if (!clock || clock.keepOpen) return state;
  const given = state.answers[questionId];
  const { isTieBreak } = running.round;
  const awaited = isTieBreak ? state.connected.filter(canAnswer(game, running.round)) : state.connected;
  const hasEverybody = awaited.length > 0 && areAllDone(awaited, given);
  if (hasEverybody === (clock.closingMs !== null)) return state;
  return withClock(state, questionId, { closingMs: hasEverybody ? closingTime(plan) : null });
}

/** For a list of players, the place of one who was not done when last asked. */
const missingAt = new WeakMap<readonly string[], number>();

/** Whether all have answered. Whoever was missing is asked first, so that an answer does not look at everybody. */
function areAllDone(playerIds: readonly string[], given: AnswersToQuestion | undefined): boolean {
  const missingFrom = (from: number): number => {
    let at = from;
    while (at < playerIds.length && isDone(givenBy(given, playerIds[at]!))) at++;
    return at;
  };
  const later = missingFrom(missingAt.get(playerIds) ?? 0);
  // Somebody before may have taken an answer back.
  const at = later < playerIds.length ? later : missingFrom(0);
  missingAt.set(playerIds, at);
  return at === playerIds.length;
}

/**
 * Returns a test for the players who have answered the question that a scene asks or has closed; where it has
 * closed a whole round, any question of that round. An unfinished answer counts once its question is closed,
 * or its sheet is handed in.
 */
export function answeredBy(game: Game, scene: PlannedScene): (playerId: string) => boolean {
  const { plan, state } = game;
  const asked = questionsIn(plan, scene);
  const isReady = readyIn(game, openSheet(game));
  return (playerId) =>
    asked.some((each) => {
      const given = givenBy(state.answers[each.question.questionId], playerId);
      return isDone(given) || (given !== undefined && (isClosed(state, each) || isReady(playerId)));
    });
}

/** Returns a test for the players who can answer what a scene asks or has closed. */
export function askedBy(game: Game, scene: PlannedScene): (playerId: string) => boolean {
  const round = roundOf(scene);
  return round ? canAnswer(game, round) : () => true;
}

/** Up to so many who are still missing are named. */
const MOST_MISSING = 8;

/** The names of those who are still missing, where they are few. */
export function fewMissing(missing: string[]): { waitingFor?: string[] } {
  return missing.length > 0 && missing.length <= MOST_MISSING ? { waitingFor: missing } : {};
}

/**
 * Counts the players who have answered what a scene asks or has closed, and those who are expected to: the
 * connected ones, and others who have answered or are done with the round. Nobody can be done with a round
 * before its last question. Players on paper do not count. While a question is open, it names who is still missing.
 */
export function countAnswers(
  game: Game,
  scene: PlannedScene,
): { answered: number; expected: number; ready?: number; waitingFor?: string[] } {
  const { state } = game;
  const isAnsweredBy = answeredBy(game, scene);
  const connected = connectedIds(state);
  const isSheet = ['question', 'round'].includes(scene.name) && !roundOf(scene)?.isInBreak;
  const sheet = isSheet ? openSheet(game) : undefined;
  const paper = onPaper(state);
  let [answered, expected, ready] = [0, 0, 0];
  const missing: string[] = [];
  const isAsked = askedBy(game, scene);
  const isReadyBy = readyIn(game, sheet);
  const isHandedIn = sheet !== undefined && isRoundAsked(game, sheet);
  for (const { playerId, name } of state.players) {
    if (!isAsked(playerId) || paper.has(playerId)) continue;
    const hasAnswered = isAnsweredBy(playerId);
    const isReady = isReadyBy(playerId);
    if (hasAnswered) answered++;
    if (isReady) ready++;
    if (hasAnswered || isReady || connected.has(playerId)) expected++;
    const hasFinished = isReady || (hasAnswered && !isHandedIn);
    // One more than are named says that they are too many.
    if (!hasFinished && missing.length <= MOST_MISSING && connected.has(playerId)) missing.push(name);
  }
  return {
    answered,
    expected,
    ...(isHandedIn && { ready }),
    ...(scene.name !== 'closed' && fewMissing(missing)),
  };
}

/**
 * Counts the players who have begun the round that is open beside the others, and those who are expected to: the
 * connected ones, and others who have begun. Players on paper do not count.
 */
export function countBegun(game: Game): { begun: number; expected: number } {
  const { state } = game;
  const given = takenBeside(game).map(({ question }) => state.answers[question.questionId]);
  const connected = connectedIds(state);
  const paper = onPaper(state);
  let [begun, expected] = [0, 0];
  for (const { playerId } of state.players) {
    if (paper.has(playerId)) continue;
    const hasBegun =
      state.besideReady[playerId] === true || given.some((answers) => givenBy(answers, playerId));
    if (hasBegun) begun++;
    if (hasBegun || connected.has(playerId)) expected++;
  }
  return { begun, expected };
}

/** Returns a test for the players who can answer in a round: everybody, or in a tie-break those tied. */
function canAnswer(game: Game, { isTieBreak }: PlannedRound): (playerId: string) => boolean {
  if (!isTieBreak) return () => true;
  const { tieBreakers } = scoreGame(game);
  return (playerId) => tieBreakers.has(playerId);
}
