import { parseStoredAnswer, type Answer } from '../../contract/answer';
import type { ErrorCode } from '../../contract/errors';
import type { GameHubPlayMethod } from '../../contract/gameHubs';
import type { Answered } from '../connection/hubClient';
import { mayTake, mayWish, type AnswerRefusal, type PlayEvent, type PlayState, type Wish } from './playState';

/** A call that sends one answer. */
export interface AnswerCall {
  method: typeof GameHubPlayMethod.SubmitAnswer;
  args: [questionId: string, answer: Answer];
}

/** A call that says whether the player is done with the round, or doubles it. */
export type WishCall = { wish: Wish } & (
  | { method: typeof GameHubPlayMethod.SetReady; args: [ready: boolean] }
  | { method: typeof GameHubPlayMethod.PlayJoker; args: [roundIndex: number | null] }
);

export type PlayCall = AnswerCall | WishCall;

const REFUSALS: Partial<Record<ErrorCode, AnswerRefusal>> = {
  answers_closed: 'late',
  answer_invalid: 'invalid',
  invalid_arguments: 'invalid',
};

/**
 * The call for what the server has not acknowledged: all answers first, then what else was said. Undefined where
 * nothing can be sent.
 */
export function nextPlayCall({ game, pending, wish }: PlayState): PlayCall | undefined {
  const due = Object.entries(pending).find(([questionId]) => mayTake(game, questionId));
  if (due) return { method: 'SubmitAnswer', args: due };
  if (!wish || !mayWish(game, wish)) return undefined;
  if (wish.kind === 'ready') return { wish, method: 'SetReady', args: [wish.value] };
  return { wish, method: 'PlayJoker', args: [wish.value] };
}

/** What a result means for the state; undefined where the same call is to be repeated on another connection. */
export function eventOfPlayResult(call: PlayCall, result: Answered): PlayEvent | undefined {
  if (call.method === 'SubmitAnswer') return eventOfAnswerResult(call, result);
  const isTaken = result.kind === 'value';
  const isHopeless = result.kind === 'refused' && result.code !== 'not_joined';
  return isTaken || isHopeless ? { type: 'wishSettled', wish: call.wish, isTaken } : undefined;
}

function eventOfAnswerResult(
  { args: [questionId, sent] }: AnswerCall,
  result: Answered,
): PlayEvent | undefined {
  if (result.kind === 'refused') {
    const reason = REFUSALS[result.code];
    return reason && { type: 'answerRefused', questionId, sent, reason };
  }
  const stored = parseStoredAnswer(result.value);
  return { type: 'answerStored', questionId, sent, stored: stored.ok ? stored.value.answer : sent };
}
