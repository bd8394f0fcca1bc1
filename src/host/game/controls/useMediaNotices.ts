import type { HostGame } from '../../../contract/hostGame';
import type { Scene } from '../../../contract/scene';
import { faultsNow, playbackReport, unloadableKinds } from '../media/mediaNews';
import { useMediaTexts } from '../media/mediaTexts';
import { useGameMedia } from '../media/useGameMedia';

/** What the host must know of the question's media. Without file names, which may tell the answer to the room. */
export function useMediaNotices(scene: Scene, hostGame: HostGame | null): string[] {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const faults = faultsNow(scene, hostGame).map(
    ({ kind, upcoming }) => (upcoming ? texts.missingNext : texts.missing)[kind],
  );
  const unloadable = unloadableKinds(scene, reports).map((kind) => texts.missing[kind]);
  const isBlocked = media?.playing && playbackReport(scene, reports) === 'blocked';
  return [...new Set([...faults, ...unloadable, ...(isBlocked ? [texts.blocked] : [])])];
}
