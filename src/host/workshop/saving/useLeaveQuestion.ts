import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSavingTexts } from '../../languages/useSavingTexts';

/**
 * Asks before another page of this app takes the place of a quiz that nothing keeps; of closing the tab the browser
 * itself asks. Returns what a link is to do before it leads away.
 */
export function useLeaveQuestion(isKeptNowhere: boolean): (event: Pick<Event, 'preventDefault'>) => void {
  const { leave } = useSavingTexts();
  const ask = useCallback(
    (event: Pick<Event, 'preventDefault'>) => {
      if (isKeptNowhere && !window.confirm(leave)) event.preventDefault();
    },
    [isKeptNowhere, leave],
  );
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const isHere = event.navigationType === 'traverse' && event.destination.sameDocument;
    if (isHere && event.cancelable) ask(event);
  });
  useEffect(() => {
    // Browsers without it leave at the back button unasked: the router can stop nothing either.
    if (!('navigation' in window)) return undefined;
    const listener = (event: NavigateEvent) => onNavigate(event);
    window.navigation.addEventListener('navigate', listener);
    return () => window.navigation.removeEventListener('navigate', listener);
  }, []);
  return ask;
}
