import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { LazyMotion, domAnimation } from 'framer-motion';
import type { Placing } from '../../../contract/scores';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { FitBox } from '../../ui/fit/FitBox';
import { type PodiumPlace, podiumPlaces, usePodiumShow } from './usePodiumShow';
import { LateJoin } from './LateJoin';
import { PodiumStep } from './PodiumStep';
import { SceneFrame, SceneTitle, useProjection } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** The end of the game: the first three places on their steps, one after the other, and then all places in pages. */
export function PodiumScene({ scene }: { scene: SceneNamed<'podium'> }) {
  const { openUrl } = useProjection();
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
            {openUrl !== undefined && (
              <chakra.div hideBelow="lg" alignSelf="center">
                <LateJoin url={openUrl} size="min(36vh, 24vw)" />
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

/** More places than these stand in two columns. */
const ONE_COLUMN = 8;
/** A few rows do not grow to fill the screen. */
const FEWEST_ROWS = 6;

/** A page of all places, down one column and then the other. */
export function PlacesPage({ places }: { places: readonly Placing[] }) {
  const texts = useGameTexts();
  const columns = places.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(FEWEST_ROWS, Math.ceil(places.length / columns));
  return (
    <FitBox content={JSON.stringify(places)} position="relative" pt="min(1vh, 1rem)" pb="min(1.6vh, 1.5rem)">
      <chakra.ol
        aria-label={texts.podium.all}
        flex="1 0 auto"
        display="grid"
        gridAutoFlow="column"
        gridTemplateRows={`repeat(${rows}, minmax(min-content, 1fr))`}
        gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
        gap="min(0.9vh, 1rem) min(1.4vw, 2rem)"
        fontSize="var(--answer)"
        lineHeight={1.05}
        listStyle="none"
        animation="appear var(--qn-calm) var(--qn-ease)"
      >
        {places.map(({ rank, name, points }, place) => (
          <chakra.li
            key={place}
            display="flex"
            alignItems="center"
            gap="0.5em"
            px="0.5em"
            borderRadius="normal"
            bg={rank === 1 && points > 0 ? 'tile' : 'panel'}
            color={rank === 1 && points > 0 ? 'onTile' : 'text'}
            fontWeight={700}
          >
            <chakra.span minW="1.6em" fontWeight={800} color={rank === 1 && points > 0 ? 'onTile' : 'accent'}>
              {rank}.
            </chakra.span>
            <chakra.bdi data-fit flex="1" minW={0} overflowWrap="normal">
              {name}
            </chakra.bdi>
            <chakra.span fontWeight={800} fontVariantNumeric="tabular-nums">
              {texts.points(points)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </FitBox>
  );
}

/** Where each piece lies: percentages of the scene, at its sides to be away from the names; turn, and size in vh. */
const PIECES = [
  { x: 3, y: 18, turn: 12, size: 4.4 },
  { x: 11, y: 25, turn: -20, size: 3 },
  { x: 4, y: 32, turn: 40, size: 3.4 },
  { x: 16, y: 16, turn: 65, size: 2.6 },
  { x: 20, y: 31, turn: -35, size: 3.4 },
  { x: 27, y: 13, turn: 18, size: 3.2 },
  { x: 36, y: 11, turn: -60, size: 2.2 },
  { x: 62, y: 11, turn: 30, size: 2.4 },
  { x: 71, y: 14, turn: -12, size: 3 },
  { x: 78, y: 29, turn: 50, size: 3.4 },
  { x: 83, y: 15, turn: -45, size: 2.6 },
  { x: 89, y: 25, turn: 22, size: 4 },
  { x: 95, y: 16, turn: -28, size: 3 },
  { x: 95, y: 31, turn: 75, size: 3.4 },
] as const;

/** The answers' shapes as confetti behind the podium. */
export function Confetti() {
  return (
    <chakra.div aria-hidden="true" position="absolute" inset="0" pointerEvents="none" overflow="hidden">
      {PIECES.map(({ x, y, turn, size }, place) => {
        const sign = ANSWER_SIGNS[place % ANSWER_SIGNS.length]!;
        return (
          <chakra.div
            key={place}
            position="absolute"
            animation="fall var(--qn-pulse) var(--qn-ease)"
            style={{ left: `${x}%`, top: `${y}%`, animationDuration: `${900 + place * 120}ms` }}
          >
            <svg
              data-confetti=""
              viewBox="-1 -1 26 26"
              style={{ width: `${size}vh`, transform: `rotate(${turn}deg)` }}
            >
              <path d={sign.path} fill={sign.colour} />
            </svg>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
