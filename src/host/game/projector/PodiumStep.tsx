import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import * as m from 'framer-motion/m';
import type { PodiumPlace } from '../../../contract/podium';
import { BeerMat } from '../../../look/MatDrawing';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { usePodiumSceneTexts } from '../../texts/wallTexts';
import { useWords } from '../../texts/roomTexts';

/** One step of the podium with the mats and names of all who stand on it. */
export function PodiumStep({ step }: { step: PodiumPlace }) {
  const { rank, points } = step;
  const texts = usePodiumSceneTexts();
  const isStill = movesNothing(useEffects().effects);
  return (
    <li className="podium-step" data-rank={rank}>
      <VisuallyHidden>{texts.place({ rank })}</VisuallyHidden>
      <m.div
        initial={isStill ? false : { opacity: 0, scale: 0.6 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}
      >
        <StepNames step={step} />
      </m.div>
      <div className="step-edge">
        <m.div
          initial={isStill ? false : { y: '100%' }}
          animate={{ y: 0 }}
          transition={{ duration: 0.5, ease: [0.2, 0.8, 0.2, 1] }}
        >
          <div className="step-front">
            <span aria-hidden="true" className="step-rank">
              {rank}
            </span>
            <span className="step-points">{useWords().points({ count: points })}</span>
          </div>
        </m.div>
      </div>
    </li>
  );
}

/** A step that the host has not uncovered yet, under a mat without a name. */
export function CoveredStep({ rank }: { rank: PodiumPlace['rank'] }) {
  return (
    <li aria-hidden="true" className="podium-step" data-rank={rank}>
      <div className="covered-mat">?</div>
      <div className="step-edge" />
    </li>
  );
}

/** More names than these have their mats beside them. */
const CROWD = 3;

/** The mats and names above a step; where many share it, they stand side by side. */
function StepNames({ step: { names, others } }: { step: PodiumPlace }) {
  const { more } = useWords();
  return (
    <div className="step-names" data-is-shared={names.length > 1} data-is-crowd={names.length > CROWD}>
      {names.map((name, place) => (
        <span key={place} className="step-name">
          <BeerMat name={name} />
          <bdi data-fit="">{name}</bdi>
        </span>
      ))}
      {others > 0 && <span className="step-others">{more({ count: others })}</span>}
    </div>
  );
}
