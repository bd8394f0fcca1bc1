import { parseStoredAnswer } from '../../contract/toPhones';
import type { ErrorCode } from '../../contract/errors';
import type { HubCall } from '../connection/hubCalls';
import type { AnswerRefusal, PlayEvent, PlayState } from './playState';
import { isHeld } from './typedIn';
import { type ChosenAnswer, isCovering, isOpen, mayTake, submittedForm, withUnsent } from './unsent';
import { mayWish, sayWish } from './wishes';

export type PlayCall = HubCall<{ play: PlayEvent }>;

const REFUSALS: Partial<Record<ErrorCode, AnswerRefusal>> = {
  answers_closed: 'late',
  answer_invalid: 'invalid',
  invalid_arguments: 'invalid',
};

/**
 * Returns the calls that are due for what the server has not acknowledged: a joker before the answers that would
 * spend it, then all answers, then other requests. Whether a request comes too late is for the server to say, but
 * what is only covered waits until it is open again.
 */
export function playCalls({
  game,
  pending,
  unfinished = [],
  wishes = [],
  typedIn = {},
}: PlayState): PlayCall[] {
  const isCovered = isCovering(game.scene);
  const possible = wishes.filter((wish) => !isCovered || mayWish(game, wish));
  // Once a question is closed, nothing waits for a rest in its field.
  const isDue = (questionId: string): boolean =>
    isOpen(game, questionId) ? !isHeld(typedIn, questionId) : mayTake(game, questionId);
  return [
    ...possible.filter(({ kind }) => kind === 'joker').map(sayWish),
    ...Object.entries(pending)
      .filter(([questionId]) => isDue(questionId))
      .map(([questionId, unsent]) => submitAnswer(questionId, unsent, !unfinished.includes(questionId))),
    ...possible.filter(({ kind }) => kind !== 'joker').map(sayWish),
  ];
}

function submitAnswer(questionId: string, sent: ChosenAnswer, done: boolean): PlayCall {
  return {
    ...(sent === null
      ? { method: 'WithdrawAnswer', args: [questionId] }
      : { method: 'SubmitAnswer', args: [questionId, submittedForm(sent), ...(done ? [] : [done])] }),
    eventOf: (result) => {
      if (result.kind === 'refused') {
        const reason = REFUSALS[result.code];
        return reason && { play: { type: 'answerRefused', questionId, sent, reason } };
      }
      const parsed = parseStoredAnswer(result.value);
      const stored = parsed.ok ? parsed.value.answer : withUnsent(undefined, sent);
      return { play: { type: 'answerStored', questionId, sent, done, stored } };
    },
  };
}
