import { givenBy } from '../answers';
import type { Plan, PlannedScene } from '../plan';
import type { GameState } from '../state';
import { withClock } from './questionClock';
import { questionsIn, roundOf, runningQuestion } from './sceneFacts';
import { isRoundAsked, openSheet, readyIn } from './sheet';
import { canAnswer } from './tieBreak';

/** How long a question stays open after everybody has answered, for those who change their mind. */
const CLOSING_MS = 3_000;

/** Starts the time after which the question closes because everybody connected has answered, or stops it. */
export function withClosing(plan: Plan, state: GameState): GameState {
  const running = runningQuestion(plan, state);
  if (!running || running.round.reveal === 'round') return state;
  const { questionId } = running.question;
  const clock = state.clocks[questionId];
  if (!clock || clock.keepOpen) return state;
  const given = state.answers[questionId];
  const awaited = state.connected.filter(canAnswer(plan, state, running.round));
  const hasEverybody = awaited.length > 0 && awaited.every((id) => givenBy(given, id));
  if (hasEverybody === (clock.closingMs !== null)) return state;
  return withClock(state, questionId, { closingMs: hasEverybody ? CLOSING_MS : null });
}

/**
 * Tells of each player whether there is an answer to what a scene asks or has closed; of a whole round, to any of it.
 */
export function answeredBy(plan: Plan, state: GameState, scene: PlannedScene): (playerId: string) => boolean {
  const given = questionsIn(plan, scene).map(({ question }) => state.answers[question.questionId]);
  return (playerId) => given.some((answers) => givenBy(answers, playerId) !== undefined);
}

/** Tells who can answer what a scene asks or has closed. */
export function askedBy(plan: Plan, state: GameState, scene: PlannedScene): (playerId: string) => boolean {
  const round = roundOf(scene);
  return round ? canAnswer(plan, state, round) : () => true;
}

/**
 * How many players have answered what a scene asks or has closed, and of how many an answer is expected: of those who
 * are connected, and of those who have answered, or are done with the round, all the same. Nobody can be done with a
 * round before its last question.
 */
export function countAnswers(
  plan: Plan,
  state: GameState,
  scene: PlannedScene,
): { answered: number; expected: number; ready?: number } {
  const isAnsweredBy = answeredBy(plan, state, scene);
  const connected = new Set(state.connected);
  const sheet = scene.name === 'question' ? openSheet(plan, state) : undefined;
  let [answered, expected, ready] = [0, 0, 0];
  const isAsked = askedBy(plan, state, scene);
  const isReadyBy = readyIn(plan, state, sheet);
  for (const { playerId } of state.players) {
    if (!isAsked(playerId)) continue;
    const hasAnswered = isAnsweredBy(playerId);
    const isReady = isReadyBy(playerId);
    if (hasAnswered) answered++;
    if (isReady) ready++;
    if (hasAnswered || isReady || connected.has(playerId)) expected++;
  }
  return { answered, expected, ...(sheet && isRoundAsked(plan, state, sheet) && { ready }) };
}
