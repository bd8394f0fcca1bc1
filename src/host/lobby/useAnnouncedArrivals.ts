import { useEffect, useEffectEvent, useState } from 'react';

/** How long arrivals are gathered before they are announced, in milliseconds. */
const GATHER_MS = 3_000;

/** Who has joined since the last announcement, and how many are in; changes at most every three seconds. */
export function useAnnouncedArrivals(names: readonly string[]): { news: string[]; total: number } {
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
