import type { HostGame } from '../../../contract/hostGame';
import type { FaultyMedia, MediaKind } from '../../../contract/media';
import type { Question } from '../../../contract/question';
import type { Scene } from '../../../contract/scene';
import type { MediaReport } from './useGameMedia';

/** The question that a scene shows. */
export function questionIn(scene: Scene): Question | null {
  return 'question' in scene ? scene.question : null;
}

/** What the scene's question and the next one are shown without, as the server knows it. */
export function faultsNow(scene: Scene, hostGame: HostGame | null): FaultyMedia[] {
  const shown = questionIn(scene)?.questionId;
  const faults = hostGame?.mediaFaults ?? [];
  return faults.filter(({ questionId, upcoming }) => upcoming || questionId === shown);
}

/** The kinds of media that the scene's question names and this page could not load. */
export function unloadableKinds(
  scene: Scene,
  reports: Readonly<Record<string, MediaReport | null>>,
): MediaKind[] {
  return mediaOf(scene).flatMap(({ kind, url }) => (reports[url] === 'unloadable' ? [kind] : []));
}

/** What this page found of the sound or film that the scene plays. */
export function playbackReport(
  scene: Scene,
  reports: Readonly<Record<string, MediaReport | null>>,
): MediaReport | null {
  const played = mediaOf(scene).filter(({ kind }) => kind !== 'image');
  const found = played.map(({ url }) => reports[url] ?? null);
  if (found.includes('blocked')) return 'blocked';
  const playable = found.filter((each) => each !== 'unloadable');
  return playable.length > 0 && playable.every((each) => each === 'ended') ? 'ended' : null;
}

function mediaOf(scene: Scene): { kind: MediaKind; url: string }[] {
  const { imageUrl, audioUrl, videoUrl } = questionIn(scene) ?? {};
  const named = [
    { kind: 'image', url: imageUrl },
    { kind: 'audio', url: audioUrl },
    { kind: 'video', url: videoUrl },
  ] as const;
  return named.flatMap(({ kind, url }) => (url === undefined ? [] : [{ kind, url }]));
}
