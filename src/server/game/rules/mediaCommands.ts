import type { CommandOf } from '../../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import { createPlayback, type GameState } from '../state';
import { overlayOf, plannedScene, questionOf } from './sceneFacts';

/** Plays, pauses or begins anew what the scene's question has; whether its file can be played is not known here. */
function media(plan: Plan, state: GameState, { action }: CommandOf<'media'>): Outcome {
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(plan, state))?.question;
  if (!question?.audio && !question?.video) return 'command_refused';
  const { playing, replays } = state.media;
  if (action === 'replay')
    return { ...state, media: { ...state.media, playing: true, replays: replays + 1 } };
  const wanted = action === 'play';
  return playing === wanted ? state : { ...state, media: { ...state.media, playing: wanted } };
}

/** Kept through the game: the room stays as loud as it is. */
function volume(_plan: Plan, state: GameState, { level }: CommandOf<'volume'>): Outcome {
  return state.media.volume === level ? state : { ...state, media: { ...state.media, volume: level } };
}

/** What plays, plays no more. */
export function withMediaPaused(state: GameState): GameState {
  return state.media.playing ? { ...state, media: { ...state.media, playing: false } } : state;
}

/** Every scene begins in silence. */
export function withMediaStopped(state: GameState): GameState {
  return { ...state, media: createPlayback(state.media.volume) };
}

export const mediaCommands = { media, volume };
