import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLobbyTexts } from './lobbyTexts';

/** More names than these are announced by their number alone. */
const MOST_NAMES = 5;

/** Announces who has joined to screen readers. The region is always there, so that they notice its changes. */
export function ArrivalNews({ names }: { names: readonly string[] }) {
  const texts = useLobbyTexts();
  const { news, total } = useAnnouncedArrivals(names);
  const list = news.length > MOST_NAMES ? '' : news.join(', ');
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {news.length > 0 && texts.arrived(news.length, list, total)}
    </VisuallyHidden>
  );
}

/** How long arrivals are gathered before they are announced, in milliseconds. */
const GATHER_MS = 3_000;

/** Who has joined since the last announcement, and how many are in; changes at most every three seconds. */
function useAnnouncedArrivals(names: readonly string[]): { news: string[]; total: number } {
  const [announced, setAnnounced] = useState({ names, news: [] as string[] });
  const catchUp = useEffectEvent(() => {
    const known = new Set(announced.names);
    setAnnounced({ names, news: names.filter((name) => !known.has(name)) });
  });
  const isBehind = announced.names !== names;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => catchUp(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [isBehind]);
  return { news: announced.news, total: announced.names.length };
}
