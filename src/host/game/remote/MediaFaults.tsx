import type { HostGame } from '../../../contract/hostGame';
import type { Scene } from '../../../contract/scene';
import { faultsNow } from '../media/mediaNews';
import { useMediaTexts } from '../media/mediaTexts';

/** What the question on the projector and the next one are shown without, with the file for who can still bring it. */
export function MediaFaults({ scene, hostGame }: { scene: Scene; hostGame: HostGame }) {
  const texts = useMediaTexts();
  return faultsNow(scene, hostGame).map(({ questionId, kind, fileName, fault, upcoming }) => (
    <p key={`${questionId} ${kind}`} className="media-fault">
      <strong>{(upcoming ? texts.missingNext : texts.missing)[kind]}</strong> {fileName}:{' '}
      {texts.faults[fault]}
    </p>
  ));
}
