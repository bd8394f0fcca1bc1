import type { CommandOf } from '../../contract/commands';
import { hasSolution } from '../../contract/question';
import type { RuleOutcome } from '../events';
import { type Plan, plannedQuestion } from '../plan';
import { type GameState, hasPlayer, withEntry, withValue } from '../state';
import { coverMoved } from './scores';

/** Scores a player for a question that was asked, whatever was answered; null takes the score back. */
function score(plan: Plan, state: GameState, command: CommandOf<'score'>): RuleOutcome {
  const { playerId, questionId, share } = command;
  const asked = plannedQuestion(plan, questionId);
  const isAsked = asked && asked.askedAt <= state.furthest && !asked.round.isTieBreak;
  if (!isAsked || !hasSolution(asked.question) || !hasPlayer(state, playerId)) return 'command_refused';
  const shares = withEntry(state.shares, playerId, questionId, share);
  return shares === state.shares ? state : coverMoved(plan, state, { ...state, shares });
}

/** Sets what a player's whole round is worth, in place of its questions, once one of them was asked. */
function scoreRound(plan: Plan, state: GameState, command: CommandOf<'scoreRound'>): RuleOutcome {
  const { playerId, roundIndex, points } = command;
  const isAsked = plan.questions.some(
    ({ round, askedAt }) => round.index === roundIndex && !round.isTieBreak && askedAt <= state.furthest,
  );
  if (!isAsked || !hasPlayer(state, playerId)) return 'command_refused';
  const totals = withEntry(state.totals, playerId, String(roundIndex), points);
  return totals === state.totals ? state : coverMoved(plan, state, { ...state, totals });
}

/** Sets the round that a team on paper doubles: its sheet says so, and the host may read that later. */
function joker(plan: Plan, state: GameState, command: CommandOf<'joker'>): RuleOutcome {
  const { playerId, roundIndex } = command;
  const player = state.players.find((each) => each.playerId === playerId);
  const isRound = plan.questions.some(({ round }) => round.index === roundIndex && !round.isTieBreak);
  if (!plan.hasJoker || player?.paperSince === undefined || (roundIndex !== null && !isRound))
    return 'command_refused';
  if ((state.jokers[playerId] ?? null) === roundIndex) return state;
  const jokers = withValue(state.jokers, playerId, roundIndex);
  return coverMoved(plan, state, { ...state, jokers });
}

export const sheetCommands = { score, scoreRound, joker };
