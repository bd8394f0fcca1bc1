import { hasSolution } from '../../contract/question';
import type { CommandOf } from '../../contract/fromHosts';
import type { RaisedObjection } from '../../contract/toHosts';
import type { GameEvent, RuleOutcome } from '../events';
import { isOver, isRevealed } from '../facts';
import { plannedQuestion } from '../plan';
import { type Game, hasPlayer } from '../state';

/** More than any room objects in an evening. */
const MOST_OBJECTIONS = 400;

/**
 * A player objects to a question: once, from its reveal until the podium. The same objection again changes nothing, so
 * that a call whose result was lost can be repeated.
 */
export function raiseObjection(game: Game, event: Extract<GameEvent, { type: 'objection' }>): RuleOutcome {
  const { plan, state } = game;
  const { playerId, questionId, text } = event;
  if (!hasPlayer(state, playerId)) return 'not_joined';
  const asked = plannedQuestion(plan, questionId);
  if (!asked) return 'invalid_arguments';
  // Those who have left take their objections with them, so that nobody uses up the room of others.
  const objections = state.objections.filter((each) => hasPlayer(state, each.playerId));
  const former = objections.find((each) => each.playerId === playerId && each.questionId === questionId);
  if (former) return former.text === text ? state : 'objections_closed';
  const isOpen = !state.objectionsOff && !isOver(game) && isRevealed(state, asked);
  const canBe = hasSolution(asked.question) && !asked.round.isTieBreak && objections.length < MOST_OBJECTIONS;
  if (!isOpen || !canBe) return 'objections_closed';
  return { ...state, objections: [...objections, { questionId, playerId, text, state: 'open' }] };
}

/** Upholds or dismisses an objection, or leaves it open again; it changes no points. */
function objection({ state }: Game, command: CommandOf<'objection'>): RuleOutcome {
  const { questionId, playerId } = command;
  const isMeant = (each: { questionId: string; playerId: string }): boolean =>
    each.questionId === questionId && each.playerId === playerId;
  const found = state.objections.find(isMeant);
  if (!found) return 'command_refused';
  if (found.state === command.state) return state;
  const changed = { ...found, state: command.state };
  return { ...state, objections: state.objections.map((each) => (each === found ? changed : each)) };
}

/** Whether players may object. */
function objections({ state }: Game, { on }: CommandOf<'objections'>): RuleOutcome {
  return state.objectionsOff === !on ? state : { ...state, objectionsOff: !on };
}

export const objectionCommands = { objection, objections };

/** The objections of players who are still there, each with the player's name; the newest first. */
export function objectionsIn({ state }: Game): RaisedObjection[] {
  const names = new Map(state.players.map(({ playerId, name }) => [playerId, name]));
  return state.objections
    .flatMap((each) => {
      const name = names.get(each.playerId);
      return name === undefined ? [] : [{ ...each, name }];
    })
    .toReversed();
}
