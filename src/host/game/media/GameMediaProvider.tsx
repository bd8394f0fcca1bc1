import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { zoomCommand } from './sceneMedia';
import { GameMediaContext, type MediaReport } from './useGameMedia';

type Reports = Readonly<Record<string, MediaReport | null>>;

const NONE: Reports = {};

interface GameMediaProviderProps {
  /** Names the scene: what was found in one says nothing of the next. */
  sceneKey: string;
  game: SessionGame;
  /** Where this page is a host's. */
  send: ((command: Command) => void) | undefined;
  children: ReactNode;
}

/** Tells the scene how its media are shown, and the host's controls what this page found of its files. */
export function GameMediaProvider({ sceneKey, game, send, children }: GameMediaProviderProps) {
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
  const value = useMemo(() => {
    const zoom = send && zoomCommand(game);
    const onZoom = zoom ? () => send(zoom) : undefined;
    return { media: game.media, isZoomed: game.zoomed === true, onZoom, reports, report };
  }, [game, send, reports, report]);
  return <GameMediaContext value={value}>{children}</GameMediaContext>;
}
