import type { CommandOf } from '../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import type { GameState } from '../state';
import { withFullLastCall } from './lastCall';
import { withMediaPaused } from './mediaCommands';
import { autopilotPause } from './moves';
import { sceneName } from './sceneFacts';
import { coveredCount, withoutScores, withScores } from './shownStandings';

// What is so already is accepted and changes nothing: two hosts may press the same button. Where one button shows
// standings and then uncovers them, the step tells the two apart.

/** Neither the lobby nor the podium has anything to interrupt. */
function canBeInterrupted(plan: Plan, state: GameState): boolean {
  return !['lobby', 'podium'].includes(sceneName(plan, state));
}

function pause(plan: Plan, state: GameState): Outcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  return state.paused ? state : { ...withMediaPaused(state), paused: true };
}

function resume(_plan: Plan, state: GameState): Outcome {
  return state.paused ? { ...state, paused: false } : state;
}

/** Shows standings as an overlay, or removes it. Where standings are shown, it uncovers them all. */
function scores(plan: Plan, state: GameState, { shown }: CommandOf<'scores'>): Outcome {
  if (!shown) return state.scoresShown ? withoutScores(plan, state) : state;
  if (coveredCount(plan, state) > 0) return { ...state, hidden: 0 };
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  return sceneName(plan, state) === 'scores' ? state : withScores(plan, withFullLastCall(state));
}

/** A break with an end ends by itself. During a break it is set anew. */
function startBreak(plan: Plan, state: GameState, { minutes }: CommandOf<'startBreak'>): Outcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  const remainingMs = minutes === 0 ? null : minutes * 60_000;
  return { ...withoutScores(plan, withFullLastCall(state)), break: { remainingMs } };
}

function endBreak(_plan: Plan, state: GameState): Outcome {
  return state.break ? { ...state, break: null } : state;
}

function autopilot(plan: Plan, state: GameState, { on }: CommandOf<'autopilot'>): Outcome {
  if (state.autopilot === on) return state;
  return { ...state, autopilot: on, autopilotMs: on ? autopilotPause(plan, state) : null };
}

export const showCommands = { pause, resume, scores, startBreak, endBreak, autopilot };
