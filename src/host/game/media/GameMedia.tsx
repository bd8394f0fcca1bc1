import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Playback } from '../../../contract/media';
import { GameMediaContext, type MediaReport } from './useGameMedia';

type Reports = Readonly<Record<string, MediaReport | null>>;

const NONE: Reports = {};

interface GameMediaProps {
  /** Names the scene: what was found in one says nothing of the next. */
  sceneKey: string;
  media: Playback | undefined;
  children: ReactNode;
}

/** Tells the scene how its sound or film is played, and the host's controls what this page found of its files. */
export function GameMedia({ sceneKey, media, children }: GameMediaProps) {
  const [found, setFound] = useState({ sceneKey, reports: NONE });
  const reports = found.sceneKey === sceneKey ? found.reports : NONE;
  const report = useCallback(
    (url: string, what: MediaReport | null) =>
      setFound((former) => {
        const known = former.sceneKey === sceneKey ? former.reports : NONE;
        return { sceneKey, reports: { ...known, [url]: what } };
      }),
    [sceneKey],
  );
  const value = useMemo(() => ({ media, reports, report }), [media, reports, report]);
  return <GameMediaContext value={value}>{children}</GameMediaContext>;
}
