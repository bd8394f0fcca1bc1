import type { CommandOf } from '../../contract/fromHosts';
import { MAX_ADDED } from '../../contract/ownQuestion';
import type { RuleOutcome } from '../events';
import { hadPodium, overlayOf, plannedScene, questionOf, shownAsk, showsStandings } from '../facts';
import { type Plan, type PlannedScene, askIdOf } from '../plan';
import { isSameAsked } from '../quiz/added';
import type { QuizQuestion } from '../quiz/quiz';
import type { Game, GameState } from '../state';

/** The position of the reveal reached last, behind which the host adds a question; -1 before the first one. */
function lastRevealAt({ plan, state }: Game): number {
  return plan.scenes.slice(0, state.furthest + 1).findLastIndex(({ name }) => name === 'reveal');
}

/**
 * Whether the host can add a question to the quiz here: at a reveal, at the standings after it, or in a break over
 * them, until the podium. What was seen after the reveal reached last is then asked again, so it must not be anything
 * that was to be decided before: stakes, a joker, or answers of a whole round that was closed.
 */
export function canAdd(game: Game): boolean {
  const { plan, state } = game;
  const { name } = plannedScene(game);
  const overlay = overlayOf(state);
  const isAfterReveal = name === 'reveal' || name === 'scores';
  if (!isAfterReveal || hadPodium(game) || (overlay !== null && overlay !== 'break')) return false;
  const seen = plan.scenes.slice(lastRevealAt(game) + 1, state.furthest + 1);
  const isDecided = (scene: PlannedScene): boolean =>
    scene.name === 'wager' ||
    (scene.name === 'closed' && !scene.asked) ||
    (scene.name === 'round' && plan.hasJoker);
  const added = plan.questions.filter(({ question, askedAt }) => question.added && askedAt <= state.furthest);
  return added.length < MAX_ADDED && !seen.some(isDecided);
}

/** The game as if it had not come further than this position, where something was inserted behind it. */
export function reachedOnly<S extends Pick<GameState, 'position' | 'furthest' | 'showings' | 'players'>>(
  state: S,
  position: number,
): S {
  if (state.furthest <= position) return state;
  const upTo = (at: number): number => Math.min(at, position);
  return {
    ...state,
    position: upTo(state.position),
    furthest: position,
    showings: state.showings.map(upTo),
    players: state.players.map(({ since, paperSince, ...player }) => ({
      ...player,
      ...(since !== undefined && { since: upTo(since) }),
      ...(paperSince !== undefined && { paperSince: upTo(paperSince) }),
    })),
  };
}

/** Whether what the host asks is no question of the quiz. */
export function isForBreak(state: GameState, { correct }: CommandOf<'ask'>): boolean {
  return state.break !== null && correct === undefined;
}

/** Whether the question on display is what this command adds: then it is repeated, and adds nothing. */
export function isAskedHere(game: Game, command: CommandOf<'ask'>): boolean {
  return isSameAsked(questionOf(plannedScene(game))?.question, command);
}

/** Whether the scene after the reveal reached last asks what this command adds. */
function isAskedNext(game: Game, command: CommandOf<'ask'>): boolean {
  const following = game.plan.scenes[lastRevealAt(game) + 1];
  return following?.name === 'question' && isSameAsked(following.asked.question, command);
}

/** The position at which what this command adds can be asked now; undefined where it cannot. */
export function placeOfAdded(game: Game, command: CommandOf<'ask'>): number | undefined {
  return canAdd(game) && isAskedNext(game, command) ? lastRevealAt(game) + 1 : undefined;
}

/**
 * The question after which this command adds one; undefined where it adds none: it is for a break, nothing can be
 * added here, or the quiz has it already and was stored with it just before the server ended.
 */
export function askedAfter(game: Game, command: CommandOf<'ask'>): QuizQuestion | undefined {
  const isRepeated = isAskedHere(game, command) || isAskedNext(game, command);
  const adds = canAdd(game) && !isForBreak(game.state, command) && !isRepeated;
  const last = game.plan.scenes[lastRevealAt(game)];
  return adds && last ? questionOf(last)?.question : undefined;
}

/** The game with a plan that has a question more behind the reveal reached last: what was seen after that is ahead. */
export function withMoreToAsk(game: Game, plan: Plan): Game {
  const { state } = game;
  const showings = showsStandings(game) ? [...state.showings, state.furthest] : state.showings;
  return { plan, state: reachedOnly({ ...state, showings }, lastRevealAt(game)) };
}

/** Asks the room something in the break on display, in place of a former question. */
export function askInBreak({ state }: Game, { text, answers }: CommandOf<'ask'>): RuleOutcome {
  if (!state.break || (overlayOf(state) !== 'break' && !shownAsk(state))) return 'command_refused';
  const { ask: former } = state.break;
  const isSame = former?.text === text && JSON.stringify(former.answers) === JSON.stringify(answers);
  if (isSame && !former.closed) return state;
  // Revisions only increase, so no phone shows an answer to an earlier question.
  const ask = { questionId: askIdOf(state.revision), text, answers, closed: false };
  return { ...state, break: { ...state.break, ask } };
}

/** Closes what is asked in a break, or opens it again. */
export function withAskClosed(state: GameState, closed: boolean): GameState {
  const ask = state.break?.ask;
  return ask ? { ...state, break: { ...state.break!, ask: { ...ask, closed } } } : state;
}
