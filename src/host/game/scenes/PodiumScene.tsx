import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { domAnimation, LazyMotion } from 'framer-motion';
import { FitBox } from '../fit/FitBox';
import { LateJoin, type Join } from '../frame/LateJoin';
import { SceneFrame } from '../frame/SceneFrame';
import { SceneTitle } from '../frame/SceneTitle';
import { useGameTexts } from '../gameTexts';
import { Confetti } from '../standings/Confetti';
import { PlacesPage } from '../standings/PlacesPage';
import { podiumPlaces, type PodiumPlace } from '../standings/podiumPlaces';
import { PodiumStep } from '../standings/PodiumStep';
import { usePodiumShow } from '../standings/usePodiumShow';
import type { SceneNamed } from './sceneNamed';

interface PodiumSceneProps extends Join {
  scene: SceneNamed<'podium'>;
  paused: boolean;
}

/** The end of the game: the first three places on their steps, one after the other, and then all places in pages. */
export function PodiumScene({ scene, paused, code, joinUrl, locked }: PodiumSceneProps) {
  const texts = useGameTexts();
  const { steps, pages } = podiumPlaces(scene);
  const { uncovered, page } = usePodiumShow() ?? { uncovered: steps.length, page: 0 };
  const covered = steps.length - uncovered;
  const places = pages[page - 1];
  const before = (page - 1) * (pages[0]?.length ?? 0);
  const newest = uncovered > 0 && page === 0 ? steps[covered] : undefined;
  const isWon = covered === 0 && steps.some(({ points }) => points > 0);
  return (
    <SceneFrame
      place={<SceneTitle>{texts.podium.heading}</SceneTitle>}
      paused={paused}
      aside={
        places ? (
          <chakra.p fontSize="min(3.4vh, 4vw)" color="muted">
            {texts.podium.range(before + 1, before + places.length, scene.playerCount)}
          </chakra.p>
        ) : (
          scene.tied &&
          covered === 0 && (
            <chakra.p fontSize="min(3.4vh, 4vw)" fontWeight={700} color="accent">
              {texts.podium.tied}
            </chakra.p>
          )
        )
      }
    >
      <VisuallyHidden role="status">
        {newest && texts.podium.stands(newest.rank, newest.names)}
      </VisuallyHidden>
      {steps.length === 0 ? (
        <chakra.p m="auto" fontSize="min(7vh, 7vw)" fontWeight={700}>
          {texts.podium.nobody}
        </chakra.p>
      ) : (
        <>
          {isWon && !places && <Confetti />}
          <chakra.div flex="1" minH={0} display="flex" gap="4" position="relative">
            <chakra.div flex="1" minW={0} display="flex" flexDirection="column">
              {places ? <PlacesPage key={page} places={places} /> : <Steps steps={steps} covered={covered} />}
            </chakra.div>
            {joinUrl !== undefined && !locked && (
              <chakra.div hideBelow="lg" alignSelf="center">
                <LateJoin code={code} joinUrl={joinUrl} size="min(36vh, 24vw)" />
              </chakra.div>
            )}
          </chakra.div>
        </>
      )}
    </SceneFrame>
  );
}

function Steps({ steps, covered }: { steps: readonly PodiumPlace[]; covered: number }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <FitBox content={JSON.stringify(steps)} position="relative">
        <chakra.ol
          flex="1 0 auto"
          display="flex"
          alignItems="stretch"
          justifyContent="center"
          gap="min(1vw, 2rem)"
          listStyle="none"
        >
          {steps.map((step, place) => (
            <PodiumStep key={step.rank} step={step} isCovered={place < covered} />
          ))}
        </chakra.ol>
      </FitBox>
    </LazyMotion>
  );
}
