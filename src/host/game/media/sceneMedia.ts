import type { Command } from '../../../contract/fromHosts';
import type { HostGame } from '../../../contract/toHosts';
import type { FaultyMedia, MediaKind } from '../../../contract/media';
import { answerImagesOf, type Question } from '../../../contract/question';
import type { Scene } from '../../../contract/scene';
import type { SessionGame } from '../../../contract/toMonitors';

/** What this page found out about a file: it cannot be shown, needs a click first, or has ended. */
export type MediaReport = 'unloadable' | 'blocked' | 'ended';

/** The reports on a scene's files, by address. */
export type MediaReports = Readonly<Record<string, MediaReport | null>>;

/** Whether the scene's sound or film is playing. `found`: what this page found out about it, if anything. */
export function isPlaying({ media }: SessionGame, found?: MediaReport | null): boolean {
  return media?.playing === true && !found;
}

/** Plays and pauses the scene's sound or film; null where it has none. */
export function playCommand(game: SessionGame, found?: MediaReport | null): Command | null {
  if (!game.media) return null;
  const action = found === 'ended' ? 'replay' : isPlaying(game, found) ? 'pause' : 'play';
  return { type: 'media', step: game.step, action };
}

/** Shows the picture or film of the scene's question alone, or the question again; null where it has none. */
export function zoomCommand({ scene, step, zoomed }: SessionGame): Command | null {
  const { imageUrl, videoUrl } = questionIn(scene) ?? {};
  if (imageUrl === undefined && videoUrl === undefined) return null;
  return { type: 'media', step, action: zoomed ? 'unzoom' : 'zoom' };
}

/**
 * The command that first plays the scene's sound or film; null where it was heard. It was not heard while the
 * server still waits for it, or where the browser refused to play it on this page.
 */
export function firstPlay({ media, scene, step }: SessionGame, found?: MediaReport | null): Command | null {
  if (!media) return null;
  const isWaiting = scene.name === 'question' && scene.waiting === true;
  const isUnheard = isWaiting || (media.playing && found === 'blocked');
  return isUnheard ? { type: 'media', step, action: 'play' } : null;
}

/** Makes it louder or quieter by exact tenths, which cancel out; null at the limit or without sound. */
export function volumeCommand({ media }: SessionGame, by: 1 | -1): Command | null {
  if (!media) return null;
  const level = Math.min(10, Math.max(0, Math.round(media.volume * 10) + by)) / 10;
  return level === media.volume ? null : { type: 'volume', level };
}

/** The question that a scene shows. */
export function questionIn(scene: Scene): Question | null {
  return 'question' in scene ? scene.question : null;
}

/** The media that the scene's question and the next one are shown without, as the server knows them. */
export function faultsNow(scene: Scene, hostGame: HostGame | null): FaultyMedia[] {
  const shown = questionIn(scene)?.questionId;
  const faults = hostGame?.mediaFaults ?? [];
  return faults.filter(({ questionId, upcoming }) => upcoming || questionId === shown);
}

/** The kinds of media in the scene's question that this page could not load. */
export function unloadableKinds(scene: Scene, reports: MediaReports): MediaKind[] {
  const unloadable = mediaOf(scene).filter(({ url }) => reports[url] === 'unloadable');
  return [...new Set(unloadable.map(({ kind }) => kind))];
}

/** What this page found out about the sound or film that the scene plays. */
export function playbackReport(scene: Scene, reports: MediaReports): MediaReport | null {
  const played = mediaOf(scene).filter(({ kind }) => kind !== 'image');
  const found = played.map(({ url }) => reports[url] ?? null);
  if (found.includes('blocked')) return 'blocked';
  const playable = found.filter((each) => each !== 'unloadable');
  return playable.length > 0 && playable.every((each) => each === 'ended') ? 'ended' : null;
}

function mediaOf(scene: Scene): { kind: MediaKind; url: string }[] {
  const question = questionIn(scene);
  const { imageUrl, audioUrl, videoUrl } = question ?? {};
  const named = [
    { kind: 'image', url: imageUrl },
    ...(question ? answerImagesOf(question) : []).map((url) => ({ kind: 'image' as const, url })),
    { kind: 'audio', url: audioUrl },
    { kind: 'video', url: videoUrl },
  ] as const;
  return named.flatMap(({ kind, url }) => (!url ? [] : [{ kind, url }]));
}
