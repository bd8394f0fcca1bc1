import type { Question, Round } from '../../contract/question';
import type { PlayerGame, PlayerOwn } from '../../contract/playerGame';
import type { HubCall } from '../connection/hubLink';

/**
 * Whether the player is done with the round that is open, or with the one beside the others, or doubles a round: by its
 * index, or null not to.
 */
export type Wish =
  { kind: 'ready' | 'besideReady'; value: boolean } | { kind: 'joker'; value: number | null };

/** What the server has of a player, and what the player has said since. */
interface Wishing {
  own: PlayerOwn;
  wishes?: readonly Wish[];
}

/** The server has answered what the player said. */
export interface WishSettled {
  type: 'wishSettled';
  wish: Wish;
  isTaken: boolean;
}

/** Questions that are answered in any order and handed in: a round that is revealed at its end. */
export interface OpenSheet {
  round: Round;
  questions: Question[];
  /** What says that the player is done with it. */
  kind: 'ready' | 'besideReady';
}

/** The sheet that the scene shows, once it was begun. A round beside the others shows its own at its place. */
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

/** The sheet of the round that is open beside the others. */
export function besideSheet({ beside }: Pick<PlayerGame, 'beside'>): OpenSheet | undefined {
  return beside && { ...beside, kind: 'besideReady' };
}

/** Whether a sheet can be handed in: once all its questions were asked. */
export function canHandIn({ round, questions }: OpenSheet): boolean {
  return questions.length >= round.questionCount;
}

/** Whether the player says to be done with a sheet. */
export function isReady({ own, wishes = [] }: Wishing, kind: OpenSheet['kind']): boolean {
  const wish = wishes.find((each) => each.kind === kind);
  return wish ? wish.value === true : (own[kind] ?? false);
}

/** The index of the round that the player doubles, null for none yet; undefined where the quiz has no joker. */
export function jokerOf({ own, wishes = [] }: Wishing): number | null | undefined {
  const wish = wishes.find((each) => each.kind === 'joker');
  return wish?.kind === 'joker' ? wish.value : own.joker;
}

/** Whether the server can take this now. */
export function mayWish(game: PlayerGame, { kind }: Wish): boolean {
  if (kind === 'besideReady') return game.beside !== undefined;
  if (kind === 'joker') return game.scene.name === 'round' || game.beside !== undefined;
  const sheet = frontSheet(game);
  return sheet?.kind === kind && canHandIn(sheet);
}

/** The call that says this to the server. */
export function sayWish(game: PlayerGame, wish: Wish): HubCall<{ play: WishSettled }> {
  const place = wish.kind === 'besideReady' && game.beside ? [game.beside.round.index] : [];
  return {
    method: wish.kind === 'joker' ? 'PlayJoker' : 'SetReady',
    args: [wish.value, ...place],
    eventOf: (result) => {
      if (result.kind === 'refused' && result.code === 'not_joined') return undefined;
      return { play: { type: 'wishSettled', wish, isTaken: result.kind === 'value' } };
    },
  };
}
