import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { MediaKind, Playback } from '../../../contract/media';
import type { Question } from '../../../contract/question';
import type { SessionGame } from '../../../contract/toMonitors';
import { useAttempts } from '../../../look/useAttempts';
import { useServerAddress } from '../../api/useServerAddress';
import { playbackReport, zoomCommand, type MediaReport, type MediaReports } from './sceneMedia';

const NONE: MediaReports = {};

interface GameMediaValue {
  /** How the scene's sound or film is played; undefined where it has none. */
  media: Playback | undefined;
  /** Whether another page plays the sound. */
  isSilent: boolean;
  /** Whether the scene's picture or film fills the screen. */
  isZoomed: boolean;
  /** Shows the picture or film alone on every projector, or ends that; undefined where this page may not. */
  onZoom: (() => void) | undefined;
  reports: MediaReports;
  report: (url: string, found: MediaReport | null) => void;
}

const GameMediaContext = createContext<GameMediaValue>({
  media: undefined,
  isSilent: false,
  isZoomed: false,
  onZoom: undefined,
  reports: NONE,
  report: () => undefined,
});

/** What the scene plays, and what this page found out about its files. */
export function useGameMedia(): GameMediaValue {
  return useContext(GameMediaContext);
}

interface GameMediaProviderProps {
  /** Identifies the scene: reports about one scene say nothing about the next. */
  sceneKey: string;
  game: SessionGame;
  /** Present where this page is a host's. */
  send: ((command: Command) => void) | undefined;
  isSilent: boolean;
  /** Called when the browser refuses to play the scene's sound or film without a click here, and when that is over. */
  onRefused: ((isRefused: boolean) => void) | undefined;
  children: ReactNode;
}

/** Tells the scene how its media are shown, and the controls what this page found out about them. */
export function GameMediaProvider(props: GameMediaProviderProps) {
  const { sceneKey, game, send, isSilent, onRefused, children } = props;
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
  const isRefused = game.media?.playing === true && playbackReport(game.scene, reports) === 'blocked';
  useEffect(() => {
    if (!isRefused) return;
    onRefused?.(true);
    return () => onRefused?.(false);
  }, [isRefused, onRefused]);
  const value = useMemo(() => {
    const zoom = send && zoomCommand(game);
    const onZoom = zoom ? () => send(zoom) : undefined;
    return { media: game.media, isSilent, isZoomed: game.zoomed === true, onZoom, reports, report };
  }, [game, send, isSilent, reports, report]);
  return <GameMediaContext value={value}>{children}</GameMediaContext>;
}

/** The addresses of a question's media. A picture stands in for a film that cannot be loaded. */
export function useShownMedia(question: Question): Partial<Record<MediaKind, string | undefined>> {
  const { reports } = useGameMedia();
  const loadable = (url: string | undefined) =>
    url !== undefined && reports[url] !== 'unloadable' ? url : undefined;
  const video = loadable(question.videoUrl);
  return {
    video,
    image: video ? undefined : loadable(question.imageUrl),
    audio: loadable(question.audioUrl),
  };
}

/** Returns the props for an element that shows or plays a file, which is requested again after a failure. */
export function useLoading(url: string) {
  const { reports, report } = useGameMedia();
  const [attempt, onFailure] = useAttempts(url);
  const serverAddress = useServerAddress();
  return {
    attempt,
    /** Absolute addresses stay as they are; others are on the quiz server. */
    src: url.startsWith('/') ? serverAddress + url : url,
    crossOrigin: 'anonymous',
    onError: () => {
      report(url, 'unloadable');
      onFailure();
    },
    onLoaded: () => reports[url] === 'unloadable' && report(url, null),
  } as const;
}
