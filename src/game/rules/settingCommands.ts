import type { CommandOf } from '../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import type { GameState } from '../state';

/** Gives everybody more time. A game keeps the pace that it began with, so that no question is shorter than others. */
function pace(_plan: Plan, state: GameState, { factor }: CommandOf<'pace'>): Outcome {
  if (state.position > 0) return 'command_refused';
  return state.pace === factor ? state : { ...state, pace: factor };
}

/** What is covered when it is switched off, is shown. */
function scoresOneByOne(_plan: Plan, state: GameState, { on }: CommandOf<'scoresOneByOne'>): Outcome {
  if (state.scoresOneByOne === on) return state;
  return { ...state, scoresOneByOne: on, hidden: on ? state.hidden : 0 };
}

export const settingCommands = { pace, scoresOneByOne };
