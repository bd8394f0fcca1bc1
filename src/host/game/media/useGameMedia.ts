import { createContext, useContext } from 'react';
import type { Playback } from '../../../contract/media';

/** What this page finds of a file: it cannot be shown, the browser wants a click first, or it has come to its end. */
export type MediaReport = 'unloadable' | 'blocked' | 'ended';

interface GameMediaValue {
  /** How the scene's sound or film is played; undefined where it has none. */
  media: Playback | undefined;
  /** Whether the scene's picture or film fills the screen. */
  isZoomed: boolean;
  /** Has every projector show it alone, or with the question again; undefined where nobody here may. */
  onZoom: (() => void) | undefined;
  /** By address, of the scene's files. */
  reports: Readonly<Record<string, MediaReport | null>>;
  report: (url: string, found: MediaReport | null) => void;
}

export const GameMediaContext = createContext<GameMediaValue>({
  media: undefined,
  isZoomed: false,
  onZoom: undefined,
  reports: {},
  report: () => undefined,
});

/** What the scene plays, and what this page found of its files. */
export function useGameMedia(): GameMediaValue {
  return useContext(GameMediaContext);
}
