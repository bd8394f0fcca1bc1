import type { CommandOf } from '../../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import type { GameState } from '../state';
import { autopilotPause } from './moves';
import { plannedScene, sceneName } from './sceneFacts';

// What is so already is accepted and changes nothing: two hosts may press the same button.

/** Neither the lobby nor the podium has anything to interrupt. */
function canBeInterrupted(plan: Plan, state: GameState): boolean {
  return !['lobby', 'podium'].includes(sceneName(plan, state));
}

function pause(plan: Plan, state: GameState): Outcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  return state.paused ? state : { ...state, paused: true };
}

function resume(_plan: Plan, state: GameState): Outcome {
  return state.paused ? { ...state, paused: false } : state;
}

/** Shows standings as an overlay, or removes it. */
function scores(plan: Plan, state: GameState, { shown }: CommandOf<'scores'>): Outcome {
  if (!shown) return state.scoresShown ? { ...state, scoresShown: false } : state;
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  const areShown = state.scoresShown || (!state.break && plannedScene(plan, state).name === 'scores');
  return areShown ? state : { ...state, scoresShown: true };
}

/** A break with an end ends by itself. During a break it is set anew. */
function startBreak(plan: Plan, state: GameState, { minutes }: CommandOf<'startBreak'>): Outcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  const remainingMs = minutes === 0 ? null : minutes * 60_000;
  return { ...state, scoresShown: false, break: { remainingMs } };
}

function endBreak(_plan: Plan, state: GameState): Outcome {
  return state.break ? { ...state, break: null } : state;
}

function autopilot(plan: Plan, state: GameState, { on }: CommandOf<'autopilot'>): Outcome {
  if (state.autopilot === on) return state;
  return { ...state, autopilot: on, autopilotMs: on ? autopilotPause(plan, state) : null };
}

export const showCommands = { pause, resume, scores, startBreak, endBreak, autopilot };
