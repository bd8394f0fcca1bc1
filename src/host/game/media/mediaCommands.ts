import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { questionIn } from './mediaNews';
import type { MediaReport } from './useGameMedia';

/** What plays the scene's sound or film; null where it is as loud or as quiet as can be. */
export interface MediaCommands {
  toggle: Command;
  replay: Command;
  quieter: Command | null;
  louder: Command | null;
}

/** The commands for the scene's sound or film; null where it has none. `found`: what this page found of it, if any. */
export function mediaCommands(
  { media, step }: SessionGame,
  found: MediaReport | null = null,
): MediaCommands | null {
  if (!media) return null;
  const replay = { type: 'media', step, action: 'replay' } as const;
  const play = { type: 'media', step, action: media.playing && !found ? 'pause' : 'play' } as const;
  return {
    toggle: found === 'ended' ? replay : play,
    replay,
    quieter: volumeCommand(media.volume, -1),
    louder: volumeCommand(media.volume, 1),
  };
}

/** Shows the picture or film of the scene's question alone, or with the question again; null where it has none. */
export function zoomCommand({ scene, step, zoomed }: SessionGame): Command | null {
  const { imageUrl, videoUrl } = questionIn(scene) ?? {};
  if (imageUrl === undefined && videoUrl === undefined) return null;
  return { type: 'media', step, action: zoomed ? 'unzoom' : 'zoom' };
}

/**
 * What plays the scene's sound or film for the first time; null where it was heard. It was not where the server waits
 * for it, or where this page was told to play it and the browser did not let it.
 */
export function firstPlay(
  { media, scene, step }: SessionGame,
  found: MediaReport | null = null,
): Command | null {
  if (!media) return null;
  const isWaiting = scene.name === 'question' && scene.waiting === true;
  const isUnheard = isWaiting || (media.playing && found === 'blocked');
  return isUnheard ? { type: 'media', step, action: 'play' } : null;
}

/** Whether the control that plays and pauses would pause. */
export function pauses({ toggle }: MediaCommands): boolean {
  return toggle.type === 'media' && toggle.action === 'pause';
}

/** In tenths, so that the same press in both directions leads back. */
function volumeCommand(volume: number, by: 1 | -1): Command | null {
  const level = Math.min(10, Math.max(0, Math.round(volume * 10) + by)) / 10;
  return level === volume ? null : { type: 'volume', level };
}
