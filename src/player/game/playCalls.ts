import { parseStoredAnswer, type Answer } from '../../contract/answer';
import type { ErrorCode } from '../../contract/errors';
import type { GameHubPlayMethod } from '../../contract/gameHubs';
import type { Answered } from '../connection/hubClient';
import { isSheet, mayTake, type AnswerRefusal, type PlayEvent, type PlayState } from './playState';

/** A call that sends one answer. */
export interface AnswerCall {
  method: typeof GameHubPlayMethod.SubmitAnswer;
  args: [questionId: string, answer: Answer];
}

/** A call that says whether the player is done with the round. */
export interface ReadyCall {
  method: typeof GameHubPlayMethod.SetReady;
  args: [ready: boolean];
}

export type PlayCall = AnswerCall | ReadyCall;

const REFUSALS: Partial<Record<ErrorCode, AnswerRefusal>> = {
  answers_closed: 'late',
  answer_invalid: 'invalid',
  invalid_arguments: 'invalid',
};

/**
 * The call for what the server has not acknowledged: all answers first, then whether the player is done. Undefined
 * where nothing can be sent.
 */
export function nextPlayCall({ game, pending, readyWanted }: PlayState): PlayCall | undefined {
  const due = Object.entries(pending).find(([questionId]) => mayTake(game, questionId));
  if (due) return { method: 'SubmitAnswer', args: due };
  if (readyWanted === undefined || !isSheet(game)) return undefined;
  return { method: 'SetReady', args: [readyWanted] };
}

/** What a result means for the state; undefined where the same call is to be repeated on another connection. */
export function eventOfPlayResult(call: PlayCall, result: Answered): PlayEvent | undefined {
  if (call.method === 'SubmitAnswer') return eventOfAnswerResult(call, result);
  const [sent] = call.args;
  const isTaken = result.kind === 'value';
  const isHopeless = result.kind === 'refused' && result.code !== 'not_joined';
  return isTaken || isHopeless ? { type: 'readySettled', sent, isTaken } : undefined;
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
