import { useEffect, useEffectEvent, useRef } from 'react';
import { isInBreak } from '../../contract/scene';
import { isPageHidden } from '../../look/resume';
import type { PlayState } from './playState';
import type { LinkedMembership } from './usePlay';

/**
 * Reports to the server when the player leaves and returns to the page during a question, if the host has
 * enabled that. Reports again on a new connection. Being away before the question was asked does not count.
 */
export function useFairPlay({ game, own }: PlayState, membership: LinkedMembership): void {
  const { scene, fairPlay, questions } = game;
  const isShown = scene.name === 'question' && questions.length > 0;
  // What is asked in a break counts for nothing.
  const isAsked = isShown && !isInBreak(scene) && !(scene.tieBreak && !own.tieBreak);
  const { isAccepted } = membership;
  const isWatched = fairPlay === true && isAccepted;
  /** Undefined on a new connection, whose server may have any state. */
  const told = useRef<boolean>(undefined);
  const wasAway = useRef(false);
  const tell = useEffectEvent((isHidden: boolean): void => {
    if (!isHidden) wasAway.current = false;
    // A return is reported even after the question has closed, or else the next question would count it.
    const isDue = isHidden ? isAsked && !wasAway.current : isAsked || told.current === true;
    if (!isDue || told.current === isHidden) return;
    told.current = isHidden;
    void membership.call('SetHidden', isHidden);
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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', changed, { signal });
    window.addEventListener('pagehide', () => tell(true), { signal });
    window.addEventListener('pageshow', changed, { signal });
    return () => listening.abort();
  }, [isWatched]);
}
