import { chakra } from '@chakra-ui/react/styled-system';
import { domAnimation, LazyMotion } from 'framer-motion';
import { useGameTexts } from '../../languages/useGameTexts';
import { FitBox } from '../fit/FitBox';
import { SceneFrame } from '../frame/SceneFrame';
import { SceneTitle } from '../frame/SceneTitle';
import { Confetti } from '../standings/Confetti';
import { OtherPlaces } from '../standings/OtherPlaces';
import { podiumPlaces } from '../standings/podiumPlaces';
import { PodiumStep } from '../standings/PodiumStep';
import type { SceneNamed } from './sceneNamed';

/** The end of the game: the first three places on their steps, the others below. */
export function PodiumScene({ scene, paused }: { scene: SceneNamed<'podium'>; paused: boolean }) {
  const texts = useGameTexts();
  const { steps, others } = podiumPlaces(scene.standings);
  return (
    <SceneFrame
      place={<SceneTitle>{texts.podium.heading}</SceneTitle>}
      paused={paused}
      aside={
        scene.tied && (
          <chakra.p fontSize="min(3.4vh, 4vw)" fontWeight={700} color="accent">
            {texts.podium.tied}
          </chakra.p>
        )
      }
    >
      <Confetti />
      {steps.length === 0 ? (
        <chakra.p m="auto" fontSize="min(7vh, 7vw)" fontWeight={700}>
          {texts.podium.nobody}
        </chakra.p>
      ) : (
        <LazyMotion features={domAnimation} strict>
          <FitBox content={JSON.stringify(scene.standings)} position="relative">
            <chakra.ol
              flex="1 0 auto"
              display="flex"
              alignItems="stretch"
              justifyContent="center"
              gap="min(1vw, 2rem)"
              listStyle="none"
            >
              {steps.map((step) => (
                <PodiumStep key={step.rank} step={step} />
              ))}
            </chakra.ol>
            <OtherPlaces standings={others} />
          </FitBox>
        </LazyMotion>
      )}
    </SceneFrame>
  );
}
