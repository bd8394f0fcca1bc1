import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { LazyMotion, domAnimation } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { CSSProperties } from 'react';
import { mostSteps, podiumPages, podiumSteps, type PodiumPlace } from '../../../contract/podium';
import type { SceneNamed } from '../../../contract/scene';
import type { CountedPlace } from '../../../contract/scores';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { BeerMat } from '../../../look/MatDrawing';
import { useWords } from '../../texts/roomTexts';
import { usePodiumSceneTexts } from '../../texts/wallTexts';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { useGameTexts } from '../gameTexts';
import { PlacesPage, SheetMark } from './PlacesPage';
import { FitBox } from './FitBox';
import { SceneFrame, SceneTitle } from './SceneFrame';

/** The end of the game: three places, uncovered one by one; the winner; then all places in pages. */
export function PodiumScene({ scene }: { scene: SceneNamed<'podium'> }) {
  const texts = useGameTexts();
  const podiumTexts = usePodiumSceneTexts();
  const words = useWords();
  const { standings, rest = [], hidden = 0, page, playerCount } = scene;
  const everybody: CountedPlace[] = [...standings, ...rest];
  const steps = podiumSteps(everybody);
  const pages = podiumPages(everybody);
  const places = page === undefined ? undefined : pages[page];
  const first = (page ?? 0) * (pages[0]?.length ?? 0) + 1;
  const newest = page === undefined ? steps[0] : undefined;
  const isTold = hidden === 0;
  const { steps: stepCount = mostSteps(playerCount) } = scene;
  const covered = Math.max(0, Math.min(hidden, stepCount - steps.length));
  const isScored = everybody.some(({ points }) => points > 0);
  return (
    <SceneFrame
      place={<SceneTitle>{texts.podium.heading}</SceneTitle>}
      hasVenue
      aside={
        <div className="scene-notes">
          {places ? (
            <p className="muted podium-note">
              {podiumTexts.range({ first, last: first - 1 + places.length, of: playerCount })}
            </p>
          ) : (
            scene.tied && (
              <p className="muted podium-note is-tied">
                {isScored ? podiumTexts.tied : podiumTexts.nobodyScored}
              </p>
            )
          )}
        </div>
      }
    >
      <VisuallyHidden role="status">
        {newest && podiumTexts.stands({ rank: newest.rank, names: words.names(newest.names) })}
      </VisuallyHidden>
      {playerCount === 0 ? (
        <p className="podium-nobody">{podiumTexts.nobody}</p>
      ) : (
        <>
          {isTold && isScored && !places && <Confetti />}
          <div className="podium" data-is-dark={!isTold}>
            <div className="podium-main">
              {places ? <PlacesPage key={page} places={places} /> : <Steps steps={steps} covered={covered} />}
            </div>
          </div>
        </>
      )}
    </SceneFrame>
  );
}

interface StepsProps {
  steps: readonly PodiumPlace[];
  /** How many steps above them are still covered. */
  covered: number;
}

/** As many columns as there are places, the same from the first to the last; those who share a place share one. */
function Steps({ steps, covered }: StepsProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <FitBox content={[steps, covered]}>
        <ol className="podium-steps">
          {Array.from({ length: covered }, (_, column) => (
            <CoveredStep key={column} column={column + 1} />
          ))}
          {steps.map((step, place) => (
            <PodiumStep key={covered + place} step={step} column={covered + place + 1} />
          ))}
        </ol>
      </FitBox>
    </LazyMotion>
  );
}

/** One step of the podium with the mats and names of all who stand on it. */
function PodiumStep({ step, column }: { step: PodiumPlace; column: number }) {
  const { rank, points } = step;
  const texts = usePodiumSceneTexts();
  const isStill = movesNothing(useEffects().effects);
  return (
    <li className="rest podium-step" data-column={column}>
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
function CoveredStep({ column }: { column: number }) {
  return (
    <li aria-hidden="true" className="rest podium-step" data-column={column}>
      <div className="covered-mat">?</div>
      <div className="step-edge" />
    </li>
  );
}

/** More names than these have their mats beside them. */
const CROWD = 3;

/** The mats and names above a step; where many share it, they stand side by side. */
function StepNames({ step: { names, missing, others } }: { step: PodiumPlace }) {
  const { more } = useWords();
  return (
    <div className="row step-names" data-is-shared={names.length > 1} data-is-crowd={names.length > CROWD}>
      {names.map((name, place) => (
        <span key={place} className="stack step-name">
          <BeerMat name={name} />
          <bdi data-fit="" data-breaks="">
            {name}
          </bdi>
          {missing[place] !== undefined && <SheetMark missing={missing[place]} />}
        </span>
      ))}
      {others > 0 && <span className="step-others">{more({ count: others })}</span>}
    </div>
  );
}

/** How many pieces fall, spread over the width and over two seconds. */
const PIECES = Array.from({ length: 42 }, (_, piece) => ({
  start: (piece * 61) % 100,
  delayMs: (piece * 370) % 2_000,
  turn: (piece * 47) % 360,
  size: 1.8 + ((piece * 13) % 5) * 0.55,
  drift: ((piece * 29) % 21) - 10,
}));

/** The answers' shapes as confetti that falls over the podium once. */
function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {PIECES.map(({ start, delayMs, turn, size, drift }, piece) => {
        const sign = ANSWER_SIGNS[piece % ANSWER_SIGNS.length]!;
        return (
          <svg
            key={piece}
            data-confetti=""
            viewBox="-1 -1 26 26"
            style={
              {
                insetInlineStart: `${start}%`,
                width: `${size}vh`,
                animationDelay: `${delayMs}ms`,
                '--turn': `${turn}deg`,
                '--drift': `${drift}vw`,
              } as CSSProperties
            }
          >
            <path d={sign.path} fill={sign.colour} />
          </svg>
        );
      })}
    </div>
  );
}
