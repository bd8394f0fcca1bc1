import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { useSavingTexts } from './savingTexts';

/**
 * Asks before another page of this app takes the place of a quiz that nothing keeps; of closing the tab the browser
 * itself asks. Returns what a link is to do before it leads away.
 */
export function useLeaveQuestion(isKeptNowhere: boolean): (event: MouseEvent) => void {
  const { leave } = useSavingTexts();
  const ask = (event: Pick<Event, 'preventDefault'>) => {
    if (isKeptNowhere && !window.confirm(leave)) event.preventDefault();
  };
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
  return (event) => {
    // With these the link opens elsewhere, and this page stays.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) ask(event);
  };
}
