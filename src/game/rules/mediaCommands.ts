import type { CommandOf } from '../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import { createPlayback, type GameState } from '../state';
import { startClock } from './moves';
import { overlayOf, plannedScene, questionOf } from './sceneFacts';

/**
 * Plays, pauses or begins anew what the scene's question has, or shows it alone; whether its file can be shown is not
 * known here.
 */
function media(plan: Plan, state: GameState, { action }: CommandOf<'media'>): Outcome {
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(plan, state))?.question;
  if (action === 'zoom' || action === 'unzoom') {
    if (!question?.image && !question?.video) return 'command_refused';
    const zoomed = action === 'zoom';
    return state.zoomed === zoomed ? state : { ...state, zoomed };
  }
  if (!question?.audio && !question?.video) return 'command_refused';
  if (action === 'pause') return withMediaPaused(state);
  return withMediaPlayed(plan, state, action === 'replay' ? 1 : 0);
}

/** Plays the scene's sound or film, with which the time of its question begins; `replays`: how often from its start. */
export function withMediaPlayed(plan: Plan, state: GameState, replays = 0): GameState {
  const started = startClock(plan, state);
  if (started.media.playing && replays === 0) return started;
  return { ...started, media: { ...started.media, playing: true, replays: started.media.replays + replays } };
}

/** Kept through the game: the room stays as loud as it is. */
function volume(_plan: Plan, state: GameState, { level }: CommandOf<'volume'>): Outcome {
  return state.media.volume === level ? state : { ...state, media: { ...state.media, volume: level } };
}

/** What plays, plays no more. */
export function withMediaPaused(state: GameState): GameState {
  return state.media.playing ? { ...state, media: { ...state.media, playing: false } } : state;
}

/** Every scene begins in silence, with all that it shows. */
export function withMediaStopped(state: GameState): GameState {
  return { ...state, media: createPlayback(state.media.volume), zoomed: false };
}

export const mediaCommands = { media, volume };
