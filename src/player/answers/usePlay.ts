import { createContext, useContext } from 'react';
import type { Answer, Question } from '../../contract/question';
import type { LinkState } from '../connection/hubLink';
import type { PhoneTexts } from '../texts/loadTexts';
import { answerTo, type AnswerRefusal, type PlayState, type Wish } from './playState';

/** What the parts of a game's page are drawn from, and what the person can do. */
export interface Play {
  play: PlayState;
  link: LinkState;
  texts: PhoneTexts;
  onAnswer: (questionId: string, answer: Answer) => void;
  onWish: (wish: Wish) => void;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('This part of the page stands outside of a game.');
  return play;
}

export const useSceneTexts = () => usePlay().texts.scenes;
export const useAnswerTexts = () => usePlay().texts.answers;
export type SceneTexts = PhoneTexts['scenes'];

/** What each kind of question is answered with has these props. */
export interface AnswerControlProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
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

/** The places that were picked or put in order; none where the answer is of another kind. */
export function placesIn(answer: Answer | undefined): number[] {
  if (typeof answer === 'number') return [answer];
  return [answer].flat().filter((place) => typeof place === 'number');
}
