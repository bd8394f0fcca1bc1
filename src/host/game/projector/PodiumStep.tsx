import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import * as m from 'framer-motion/m';
import { movesNothing, useEffects } from '../../ui/useEffects';
import type { PodiumPlace } from './usePodiumShow';
import { useGameTexts } from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

/** One step of the podium with the names of all who stand on it; while covered, an empty outline. */
export function PodiumStep({ step, isCovered }: { step: PodiumPlace; isCovered: boolean }) {
  const { rank, points } = step;
  const texts = useGameTexts();
  const isStill = movesNothing(useEffects().effects);
  return (
    <li aria-hidden={isCovered} className="podium-step" data-rank={rank}>
      <VisuallyHidden>{texts.podium.place({ rank })}</VisuallyHidden>
      {/* Covered names and points keep their room, so that nothing moves when they appear. */}
      <m.div
        key={isCovered ? 'covered' : 'names'}
        style={{ visibility: isCovered ? 'hidden' : 'visible' }}
        initial={isStill ? false : { opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ delay: 0.5, duration: 0.6 }}
      >
        <StepNames step={step} />
      </m.div>
      <div className="step-edge">
        <m.div
          key={isCovered ? 'covered' : 'step'}
          style={{ visibility: isCovered ? 'hidden' : 'visible' }}
          initial={isStill ? false : { y: '100%' }}
          animate={{ y: 0 }}
          transition={{ duration: 0.7, ease: [0.2, 0.8, 0.2, 1] }}
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

/** The names above a step; where many share it, they stand side by side. */
function StepNames({ step: { names, others } }: { step: PodiumPlace }) {
  const { more } = useWords();
  return (
    <div className="step-names">
      {names.map((name, place) => (
        <bdi key={place} data-fit="">
          {name}
        </bdi>
      ))}
      {others > 0 && <span>{more({ count: others })}</span>}
    </div>
  );
}
