import { createContext, useContext, useEffect, useState } from 'react';
import type { Answer, Question, SubmittedAnswer } from '../../contract/question';
import type { CallBeside, LinkState } from '../connection/hubLink';
import type { PlayTexts } from '../texts/loadTexts';
import { answerTo, fieldKey, isUnfinished, type AnswerRefusal, type PlayState } from './playState';
import { deviceNumber } from './team';
import { isParts } from './unsent';
import type { Wish } from './wishes';

/** What the parts of a game's page are drawn from, and what the person can do. */
export interface Play {
  play: PlayState;
  link: LinkState;
  texts: PlayTexts;
  onAnswer: (questionId: string, answer: SubmittedAnswer, done?: boolean) => void;
  onWish: (wish: Wish) => void;
  /** A key was pressed in a question's field, or in that of one of its parts. */
  onTyping: (questionId: string, part: number | null) => void;
  onNewsSeen: () => void;
}

/** The phone's place in the session, for what is called beside answers. */
export interface Beside {
  code: string;
  token: string;
  /** Whether the server knows the open connection as the player's. */
  isAccepted: boolean;
  onCall: CallBeside;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('This part of the page stands outside of a game.');
  return play;
}

export const useSceneTexts = () => usePlay().texts.scenes;
export const useAnswerTexts = () => usePlay().texts.answers;
export type SceneTexts = PlayTexts['scenes'];
export type AnswerTexts = PlayTexts['answers'];

/** What each kind of question is answered with has these props. */
export interface AnswerControlProps<Asked extends Question = Question> {
  question: Asked;
  /** `done`: false while the person is still at it. */
  onAnswer: (answer: SubmittedAnswer, done?: boolean) => void;
}

/** What is sent to say that an answer is done; undefined where nobody is at it. Parts stay as they stand. */
export function finished(play: PlayState, questionId: string): SubmittedAnswer | undefined {
  const answer = isUnfinished(play, questionId) ? answerTo(play, questionId) : undefined;
  return isParts(answer) ? answer.map(() => null) : answer;
}

/** Where an answer is on its way. `waiting`: there is no connection to send it over. */
export type AnswerStatus = 'none' | 'sending' | 'waiting' | 'saved' | AnswerRefusal;

/** A player's answer to one question as the page shows it. */
export interface AnswerView {
  answer: Answer | undefined;
  status: AnswerStatus;
}

export function useAnswer({ questionId }: Question): AnswerView {
  const { play, link } = usePlay();
  return answerView(play, link, questionId);
}

export function answerView(play: PlayState, link: LinkState, questionId: string): AnswerView {
  return { answer: answerTo(play, questionId), status: statusOf(play, link, questionId) };
}

function statusOf({ own, pending, refused }: PlayState, link: LinkState, questionId: string): AnswerStatus {
  if (pending[questionId] !== undefined) return link === 'online' ? 'sending' : 'waiting';
  return refused[questionId] ?? (own.answers[questionId] === undefined ? 'none' : 'saved');
}

/** The same of one part of an answer in parts; its text is undefined where nothing was answered at all. */
export function usePart({ questionId }: Question, place: number) {
  const { play, link } = usePlay();
  const { answer, status } = answerView(play, link, questionId);
  const text = isParts(answer) ? (answer[place] ?? '') : undefined;
  const unsent = play.pending[questionId];
  const isUnsent = isParts(unsent) && typeof unsent[place] === 'string';
  const isOfAll = status === 'late' || status === 'invalid';
  return { text, status: isUnsent || isOfAll ? status : text ? 'saved' : 'none' };
}

/** In milliseconds after the last key. */
const TYPING_SHOWN_MS = 2_000;

/** The number of the phone of a team-mate who is typing in a field; undefined while nobody is. */
export function useTypist(questionId: string, part: number | null): number | undefined {
  const { own, typing } = usePlay().play;
  const last = typing?.[fieldKey(questionId, part)];
  const [now, setNow] = useState(() => performance.now());
  const endsAt = (last?.at ?? -Infinity) + TYPING_SHOWN_MS;
  useEffect(() => {
    const left = endsAt - performance.now();
    if (left < 0) return;
    // Not the time that it is then, since timers may fire early.
    const timer = setTimeout(() => setNow(endsAt), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return now < endsAt ? deviceNumber(own, last?.deviceId) : undefined;
}

/** The places that were picked or put in order; none where the answer is of another kind. */
export function placesIn(answer: Answer | undefined): number[] {
  if (typeof answer === 'number') return [answer];
  return Array.isArray(answer) ? answer.filter((place) => typeof place === 'number') : [];
}
