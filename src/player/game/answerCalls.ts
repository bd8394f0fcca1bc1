import { parseStoredAnswer, type Answer } from '../../contract/answer';
import type { ErrorCode } from '../../contract/errors';
import type { GameHubPlayMethod } from '../../contract/gameHubs';
import type { Answered } from '../connection/hubClient';
import { mayTake, type AnswerRefusal, type PlayEvent, type PlayState } from './playState';

/** A call that sends one answer. */
export interface AnswerCall {
  method: typeof GameHubPlayMethod.SubmitAnswer;
  args: [questionId: string, answer: Answer];
}

const REFUSALS: Partial<Record<ErrorCode, AnswerRefusal>> = {
  answers_closed: 'late',
  answer_invalid: 'invalid',
  invalid_arguments: 'invalid',
};

/** The call for the next answer that the server has not acknowledged; undefined where none can be sent. */
export function nextAnswerCall({ game, pending }: PlayState): AnswerCall | undefined {
  const due = Object.entries(pending).find(([questionId]) => mayTake(game, questionId));
  return due && { method: 'SubmitAnswer', args: due };
}

/** What a result means for the state; undefined where the same answer is to be sent again on another connection. */
export function eventOfAnswerResult(
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
