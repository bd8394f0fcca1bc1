import type { Command, CommandOf } from '../contract/commands';
import type { GameEvent, GameRefusal, Outcome } from './events';
import type { Plan } from './plan';
import { countChange } from './rules/change';
import { passTime } from './rules/clock';
import { playJoker } from './rules/joker';
import { mediaCommands } from './rules/mediaCommands';
import { moveCommands } from './rules/moveCommands';
import { startClock } from './rules/moves';
import { playerCommands } from './rules/playerCommands';
import { restarted, withConnection, withoutPlayer, withPlayer } from './rules/players';
import { scoreCommands } from './rules/scoreCommands';
import { runningQuestion } from './rules/sceneFacts';
import { settingCommands } from './rules/settingCommands';
import { setReady } from './rules/sheet';
import { showCommands } from './rules/showCommands';
import { submitAnswer } from './rules/submitAnswer';
import { uncoverCommands } from './rules/uncover';
import type { GameState } from './state';

export type Reduced = { state: GameState } | { refused: GameRefusal };

type CommandRules = {
  [T in Command['type']]: (plan: Plan, state: GameState, command: CommandOf<T>) => Outcome;
};
const RULES: CommandRules = {
  ...moveCommands,
  ...showCommands,
  ...settingCommands,
  ...mediaCommands,
  ...playerCommands,
  ...scoreCommands,
  ...uncoverCommands,
};

/**
 * The rules of the game. A quiz file is read (`readQuiz`) and planned (`planGame`) once; from then on each event
 * makes a new state of the former one, or is refused and changes nothing. The state holds what was decided and
 * answered; what follows from it (`scoreGame`) is derived, and shown by the views of monitors, hosts and phones.
 *
 * Nothing here knows a clock, a socket, a disk or a timer: events carry the time of their arrival, `nextDeadline`
 * says when to come back with a `time` event, and whoever calls stores the state before telling anybody.
 */
export function reduceGame(plan: Plan, state: GameState, event: GameEvent): Reduced {
  if (event.type === 'restart') return { state: countChange(plan, state, restarted(plan, state, event.now)) };
  const current = passTime(plan, state, event.now);
  const outcome = applyEvent(plan, current, event);
  return typeof outcome === 'string' ? { refused: outcome } : { state: countChange(plan, current, outcome) };
}

function applyEvent(plan: Plan, state: GameState, event: Exclude<GameEvent, { type: 'restart' }>): Outcome {
  switch (event.type) {
    case 'command':
      return applyCommand(plan, state, event.command);
    case 'answer':
      return submitAnswer(plan, state, event.playerId, event.questionId, event.answer);
    case 'ready':
      return setReady(plan, state, event.playerId, event.ready);
    case 'joker':
      return playJoker(plan, state, event.playerId, event.roundIndex);
    case 'joined':
      return withPlayer(plan, state, event.playerId, event.name);
    case 'left':
      return withoutPlayer(plan, state, event.playerId);
    case 'connection':
      return withConnection(plan, state, event.playerId, event.connected);
    case 'unplayable':
      return runningQuestion(plan, state)?.question.questionId === event.questionId
        ? startClock(plan, state)
        : state;
    case 'time':
      return state;
  }
}

function applyCommand<T extends Command['type']>(
  plan: Plan,
  state: GameState,
  command: CommandOf<T>,
): Outcome {
  if ('step' in command && command.step !== undefined && command.step !== state.step) return 'command_stale';
  return RULES[command.type as T](plan, state, command);
}
