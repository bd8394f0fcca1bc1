import type { ErrorCode } from '../../contract/errors';
import type { Question, Round } from '../../contract/question';
import type { PlayerGame, PlayerOwn } from '../../contract/toPhones';
import type { HubCall } from '../connection/hubCalls';

/**
 * Whether the player has handed in the open round or the one alongside; which round the player doubles, by its
 * index, or null for none; or how many points the player stakes on a question.
 */
export type Wish =
  | { kind: 'ready' | 'besideReady'; roundIndex: number; value: boolean }
  | { kind: 'joker'; value: number | null }
  | { kind: 'stake'; questionId: string; value: number };

/** The server's state of a player, and what the player has requested since. */
interface Wishing {
  own: PlayerOwn;
  wishes?: readonly Wish[];
}

/** Why the server did not take a request: it came too late, is not possible, or is another phone's business. */
type WishRefusal = 'late' | 'impossible' | 'not_captain';

/** The server has answered a player's request. */
export interface WishSettled {
  type: 'wishSettled';
  wish: Wish;
  /** Absent: the server has taken it. */
  refusal?: WishRefusal | undefined;
}

/** Questions answered in any order and then handed in: a round that is revealed at its end. */
export interface OpenSheet {
  round: Round;
  questions: Question[];
  /** The field that says whether the player has handed it in. */
  kind: 'ready' | 'besideReady';
}

/** Returns the scene's sheet, once begun; that of a round alongside only at its place in the order. */
export function frontSheet({ scene, questions, beside }: PlayerGame): OpenSheet | undefined {
  if (scene.name === 'round' && scene.round.beside) {
    const { round } = scene;
    if (beside?.round.index === round.index) return { ...besideSheet({ beside })!, round };
    return questions.length > 0 ? { round, questions, kind: 'ready' } : undefined;
  }
  if (scene.name !== 'question' || scene.round?.reveal !== 'round' || questions.length === 0)
    return undefined;
  return { round: scene.round, questions, kind: 'ready' };
}

/** Returns the sheet of the round that runs alongside the others. */
export function besideSheet({ beside }: Pick<PlayerGame, 'beside'>): OpenSheet | undefined {
  return beside && { ...beside, kind: 'besideReady' };
}

/** Whether a sheet can be handed in: once all its questions were asked. */
export function canHandIn({ round, questions }: OpenSheet): boolean {
  return questions.length >= round.questionCount;
}

/** Whether the player has handed in a sheet. */
export function isReady({ own, wishes = [] }: Wishing, { kind, round }: OpenSheet): boolean {
  const wish = wishes.find((each) => each.kind === kind && each.roundIndex === round.index);
  return wish ? wish.value === true : (own[kind] ?? false);
}

/** Returns the index of the round that the player doubles, null if none yet; undefined without a joker. */
export function jokerOf({ own, wishes = [] }: Wishing): number | null | undefined {
  const wish = wishes.find((each) => each.kind === 'joker');
  return wish?.kind === 'joker' ? wish.value : own.joker;
}

/** Returns what the player has staked on a question; undefined if nothing was chosen yet. */
export function stakeOn({ own, wishes = [] }: Wishing, questionId: string): number | undefined {
  const wish = wishes.find((each) => each.kind === 'stake' && each.questionId === questionId);
  return wish?.kind === 'stake' ? wish.value : own.stakes?.[questionId];
}

/** Returns a player's own state once the server has taken this request. */
export function withWish(own: PlayerOwn, wish: Wish): PlayerOwn {
  if (wish.kind !== 'stake') return { ...own, [wish.kind]: wish.value };
  return { ...own, stakes: { ...own.stakes, [wish.questionId]: wish.value } };
}

/** Whether the server already has what is requested. */
export function isGranted(own: PlayerOwn, wish: Wish): boolean {
  if (wish.kind === 'stake') return own.stakes?.[wish.questionId] === wish.value;
  if (wish.kind === 'joker') return own.joker === wish.value;
  return (own[wish.kind] ?? false) === wish.value;
}

/** Whether the server can accept this request in the scene on display. */
export function mayWish(game: PlayerGame, wish: Wish): boolean {
  const { kind } = wish;
  if (kind === 'stake') return game.scene.name === 'wager' && game.scene.questionId === wish.questionId;
  if (kind === 'joker') return game.scene.name === 'round' || game.beside !== undefined;
  if (kind === 'besideReady') return game.beside?.round.index === wish.roundIndex;
  const sheet = frontSheet(game);
  return sheet?.kind === kind && sheet.round.index === wish.roundIndex && canHandIn(sheet);
}

/** Refusals that a retry would only repeat. */
const REFUSALS: Partial<Record<ErrorCode, WishRefusal>> = {
  answers_closed: 'late',
  joker_refused: 'late',
  invalid_arguments: 'impossible',
  not_captain: 'not_captain',
};

/** Returns the call that sends this request to the server. */
export function sayWish(wish: Wish): HubCall<{ play: WishSettled }> {
  return {
    ...callOf(wish),
    eventOf: (result) => {
      if (result.kind === 'value') return { play: { type: 'wishSettled', wish } };
      const refusal = REFUSALS[result.code];
      return refusal && { play: { type: 'wishSettled', wish, refusal } };
    },
  };
}

function callOf(wish: Wish): Pick<HubCall<unknown>, 'method' | 'args'> {
  if (wish.kind === 'joker') return { method: 'PlayJoker', args: [wish.value] };
  if (wish.kind === 'stake') return { method: 'SetStake', args: [wish.questionId, wish.value] };
  return { method: 'SetReady', args: [wish.value, wish.roundIndex] };
}
