import { createContext, useContext, useEffect, useState } from 'react';
import type { AnswerOf, OfKind, Question, QuestionKind } from '../../contract/question';
import type { LinkState } from '../../look/hubLink';
import type { CallHub } from '../connection/hubCalls';
import type { PlayTexts } from '../texts/loadTexts';
import { answerTo, isUnfinished, type AnswerRefusal, type PlayState } from './playState';
import { deviceNumber, fieldKey } from './team';
import type { ChosenAnswer } from './unsent';
import type { Wish } from './wishes';

/** What a game's page is drawn from, and what the player can do. */
export interface Play {
  play: PlayState;
  link: LinkState;
  texts: PlayTexts;
  act: PlayActions;
}

/** What the player can do in one quiz of the session. */
export interface PlayActions {
  /** Answers a question. The latest choice counts. `done`: false while the player is still working on it. */
  answer: (questionId: string, answer: ChosenAnswer, done?: boolean) => void;
  /**
   * A key was pressed in the field of a question or of one of its parts. `answer`: what the field now says;
   * undefined if that is no answer.
   */
  type: (questionId: string, part: number | null, answer: ChosenAnswer | undefined) => void;
  /** A field was left, or with `done` its question: what was typed is sent, and with `done` it is finished. */
  left: (questionId: string, done: boolean) => void;
  /** Hands in a round, plays the joker or stakes points, or withdraws that. */
  wish: (wish: Wish) => void;
  /** The player has read that a team-mate has replaced an answer. */
  dismissNews: () => void;
  /** The player has read what came too late. */
  dismissMissed: () => void;
  leaveSession: () => void;
}

/** The phone's place in the session, for calls other than answers. */
export interface LinkedMembership {
  code: string;
  /** The player's, as the server has admitted it. */
  name: string;
  token: string;
  /** Whether the server has accepted the open connection as the player's. */
  isAccepted: boolean;
  call: CallHub;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('This component is not inside a game.');
  return play;
}

export const useSceneTexts = () => usePlay().texts.scenes;
export const useAnswerTexts = () => usePlay().texts.answers;
export type SceneTexts = PlayTexts['scenes'];
export type AnswerTexts = PlayTexts['answers'];

/** The props of each kind's answer control. */
export interface AnswerControlProps<Kind extends QuestionKind = QuestionKind> {
  question: OfKind<Question, Kind>;
  /** `done`: false while the player is still working on it. */
  onAnswer: (answer: ChosenAnswer, done?: boolean) => void;
}

/**
 * An answer's status. `typing`: it is being typed, and sent in a moment; `waiting`: there is no connection to send
 * it over; `unfinished`: it is saved, but the player has not said that it is done.
 */
export type AnswerStatus =
  'none' | 'typing' | 'sending' | 'waiting' | 'unfinished' | 'saved' | 'takenBack' | AnswerRefusal;

/** A player's answer to one question, as the page shows it. */
interface AnswerView<Kind extends QuestionKind = QuestionKind> {
  answer: AnswerOf<Kind> | undefined;
  status: AnswerStatus;
}

export function useAnswer<Kind extends QuestionKind>({
  questionId,
}: {
  questionId: string;
  kind: Kind;
}): AnswerView<Kind> {
  const { play, link } = usePlay();
  // The server never stores an answer that does not fit its question.
  return answerView(play, link, questionId) as AnswerView<Kind>;
}

/** Whether the player has begun an answer, or a change to it, and not said that it is done. */
export function useIsUnfinished(questionId: string): boolean {
  return isUnfinished(usePlay().play, questionId);
}

export function answerView(play: PlayState, link: LinkState, questionId: string): AnswerView {
  return { answer: answerTo(play, questionId), status: statusOf(play, link, questionId) };
}

function statusOf(play: PlayState, link: LinkState, questionId: string): AnswerStatus {
  const { own, pending, refused, typedIn, takenBack } = play;
  const isUnsent = pending[questionId] !== undefined;
  if (isUnsent && link !== 'online') return 'waiting';
  if (refused[questionId]) return refused[questionId];
  if (typedIn?.[questionId]) return 'typing';
  if (isUnsent) return 'sending';
  if (own.answers[questionId] === undefined) return takenBack?.includes(questionId) ? 'takenBack' : 'none';
  return isUnfinished(play, questionId) ? 'unfinished' : 'saved';
}

/** In milliseconds after the last news of typing: while somebody types on, the text is sent at least every 5 s. */
const TYPING_SHOWN_MS = 6_000;

/** Returns the number of the team-mate's phone that is typing in a field, or undefined if none is. */
export function useTypist(questionId: string, part: number | null): number | undefined {
  const { own, typing } = usePlay().play;
  const last = typing?.[fieldKey(questionId, part)];
  const [now, setNow] = useState(() => performance.now());
  const endsAt = (last?.at ?? -Infinity) + TYPING_SHOWN_MS;
  useEffect(() => {
    const left = endsAt - performance.now();
    if (left < 0) return;
    // Sets the planned time and not the current one, since timers may fire early.
    const timer = setTimeout(() => setNow(endsAt), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return now < endsAt ? deviceNumber(own, last?.deviceId) : undefined;
}
