import { useEffect, useEffectEvent, useState } from 'react';

/** How long arrivals are gathered before they are announced, in milliseconds. */
const GATHER_MS = 3_000;

/** Who has come since the last announcement, and how many are in; announced once per three seconds at most. */
export function useAnnouncedArrivals(names: readonly string[]): { news: string[]; total: number } {
  const [heard, setHeard] = useState({ names, news: [] as string[] });
  const catchUp = useEffectEvent(() => {
    const known = new Set(heard.names);
    setHeard({ names, news: names.filter((name) => !known.has(name)) });
  });
  const isBehind = heard.names !== names;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => catchUp(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [isBehind]);
  return { news: heard.news, total: heard.names.length };
}
