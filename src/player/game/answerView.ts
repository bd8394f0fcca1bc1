import type { Answer } from '../../contract/answer';
import type { LinkState } from '../connection/hubLink';
import { answerTo, type AnswerRefusal, type PlayState } from './playState';

/** Where an answer is on its way. `waiting`: there is no connection to send it over. */
export type AnswerStatus = 'none' | 'sending' | 'waiting' | 'saved' | AnswerRefusal;

/** A player's answer to one question as the page shows it. */
export interface AnswerView {
  answer: Answer | undefined;
  status: AnswerStatus;
}

export function answerView(play: PlayState, link: LinkState, questionId: string): AnswerView {
  return { answer: answerTo(play, questionId), status: statusOf(play, link, questionId) };
}

function statusOf({ own, pending, refused }: PlayState, link: LinkState, questionId: string): AnswerStatus {
  if (pending[questionId] !== undefined) return link === 'online' ? 'sending' : 'waiting';
  return refused[questionId] ?? (own.answers[questionId] === undefined ? 'none' : 'saved');
}

/** The places that were picked or put in order; none where the answer is of another kind. */
export function placesIn(answer: Answer | undefined): number[] {
  if (typeof answer === 'number') return [answer];
  return Array.isArray(answer) ? answer : [];
}
