import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toldOfFairPlay, wasToldOfFairPlay } from '../join/savedSessions';
import type { PlayState } from './playState';
import type { Beside } from './usePlay';

/**
 * Tells the server when the page is left while a question is open, and when it is back, where the host has asked for
 * that. A new connection is told anew. Who was away before the question was asked has not left it.
 */
export function useFairPlay({ game, own }: PlayState, beside: Beside): void {
  const { scene, fairPlay, questions } = game;
  const isAsked = scene.name === 'question' && questions.length > 0 && !(scene.tieBreak && !own.tieBreak);
  const { isAccepted } = beside;
  const isWatched = fairPlay === true && isAccepted;
  /** Undefined: a new connection, whose server may think anything. */
  const told = useRef<boolean>(undefined);
  const wasAway = useRef(false);
  const tell = useEffectEvent((isHidden: boolean): void => {
    if (!isHidden) wasAway.current = false;
    // Who is back says so even where the question has closed meanwhile: else the next one would count it.
    const isDue = isHidden ? isAsked && !wasAway.current : isAsked || told.current === true;
    if (!isDue || told.current === isHidden) return;
    told.current = isHidden;
    void beside.onCall('SetHidden', isHidden);
  });
  useEffect(() => {
    wasAway.current = isAsked && isPageHidden();
  }, [isAsked]);
  useEffect(() => {
    if (!isAccepted) told.current = undefined;
  }, [isAccepted]);
  useEffect(() => {
    if (isWatched) tell(isPageHidden());
  }, [isWatched, isAsked]);
  useEffect(() => {
    if (!isWatched) return;
    const changed = (): void => tell(isPageHidden());
    const left = (): void => tell(true);
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', left);
    window.addEventListener('pageshow', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('pageshow', changed);
    };
  }, [isWatched]);
}

function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Whether the person is still to be told, once a session, what hosts see; and what notes that this was done. */
export function useFairPlayNote({ game }: PlayState, beside: Beside): [boolean, () => void] {
  const [isTold, setTold] = useState(() => wasToldOfFairPlay(beside.token));
  const seen = (): void => {
    setTold(true);
    toldOfFairPlay(beside.token);
  };
  return [game.fairPlay === true && !isTold, seen];
}
