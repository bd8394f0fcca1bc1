import * as m from 'framer-motion/m';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { LazyMotion, domAnimation, useReducedMotion } from 'framer-motion';
import { useState } from 'react';
import type { Standing } from '../../../contract/scores';
import { SceneFrame, SceneTitle } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** The standings so far. */
export function ScoresScene({ scene }: { scene: SceneNamed<'scores'> }) {
  const texts = useGameTexts();
  const { standings, playerCount, hidden = 0 } = scene;
  const shown = standings.length + hidden;
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      aside={
        playerCount > shown && (
          <chakra.p fontSize="min(3vh, 4vw)" color="muted">
            {texts.scores.best(shown, playerCount)}
          </chakra.p>
        )
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered(hidden)}</VisuallyHidden>
      {shown === 0 ? (
        <chakra.p m="auto" fontSize="min(6vh, 6vw)" color="muted">
          {texts.scores.nobody}
        </chakra.p>
      ) : (
        <StandingsList standings={standings} hidden={hidden} />
      )}
    </SceneFrame>
  );
}

/** From the last row to the first, so that the room waits for the best. */
const BETWEEN_ROWS = 0.09;

/** Few players with short names have room for larger type. */
const TYPE = {
  usual: { base: 'min(2.4vh, 4.4vw)', lg: 'min(4.4vh, 2.7vw)' },
  large: { base: 'min(3.4vh, 5vw)', lg: 'min(6.4vh, 3.6vw)' },
};
const FEW = 6;
const SHORT = 16;

const RISE = { from: { opacity: 0, y: 24 }, to: { opacity: 1, y: 0 } };

interface StandingsListProps {
  standings: readonly Standing[];
  /** How many places above these are still covered. */
  hidden: number;
}

/** The standings, which rise in one after the other, the last first; at once for hosts who want less motion. */
export function StandingsList({ standings, hidden }: StandingsListProps) {
  const isStill = useReducedMotion();
  const best = standings[0]?.points ?? 0;
  // The host uncovers them then: each rises at once.
  const [isOneByOne] = useState(hidden > 0);
  const rows = standings.length + hidden;
  const isRoomy = !isOneByOne && rows <= FEW && standings.every(({ name }) => name.length <= SHORT);
  return (
    <LazyMotion features={domAnimation} strict>
      <chakra.ol
        flex="1"
        minH={0}
        display="grid"
        fontSize={TYPE[isRoomy ? 'large' : 'usual']}
        // A few rows do not grow to fill the screen.
        gridTemplateRows={`repeat(${Math.max(FEW, rows)}, minmax(0, 1fr))`}
        gap="min(0.9vh, 1rem)"
        pt="min(1vh, 1rem)"
        pb="min(1.6vh, 1.5rem)"
        listStyle="none"
      >
        {Array.from({ length: hidden }, (_, place) => (
          <CoveredRow key={place} />
        ))}
        {standings.map((standing, place) => (
          <m.li
            key={`${hidden + place} ${standing.name}`}
            initial={isStill ? false : RISE.from}
            animate={RISE.to}
            transition={{
              delay: isOneByOne ? 0 : (standings.length - 1 - place) * BETWEEN_ROWS,
              duration: 0.5,
              ease: [0.2, 0.8, 0.2, 1],
            }}
            style={{ minHeight: 0 }}
          >
            <StandingRow standing={standing} share={best > 0 ? standing.points / best : 0} />
          </m.li>
        ))}
      </chakra.ol>
    </LazyMotion>
  );
}

/** The row of a place that the host has not uncovered yet. */
function CoveredRow() {
  return (
    <chakra.li
      aria-hidden="true"
      display="flex"
      alignItems="center"
      minH={0}
      px="0.6em"
      fontWeight={800}
      lineHeight={1}
      color="muted"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="line"
      borderRadius="normal"
    >
      ?
    </chakra.li>
  );
}

interface StandingRowProps {
  standing: Standing;
  /** Of the best player's points, which shows as the length of the row's bar. */
  share: number;
}

/** One row of the standings. The best stand on brass. */
export function StandingRow({ standing: { rank, name, points, gained, joker }, share }: StandingRowProps) {
  const texts = useGameTexts();
  const isFirst = rank === 1 && points > 0;
  return (
    <chakra.div
      position="relative"
      h="full"
      display="flex"
      alignItems="center"
      gap="0.6em"
      px="0.6em"
      borderRadius="normal"
      overflow="hidden"
      bg={isFirst ? 'tile' : 'panel'}
      color={isFirst ? 'onTile' : 'text'}
      fontWeight={700}
      lineHeight={1}
    >
      {!isFirst && (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          insetY="0"
          left="0"
          bg="raised"
          style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
        />
      )}
      <chakra.span position="relative" minW="1.7em" fontWeight={800} color={isFirst ? 'onTile' : 'accent'}>
        {rank}.
      </chakra.span>
      <chakra.span
        position="relative"
        flex="1"
        minW={0}
        whiteSpace={{ lg: 'nowrap' }}
        overflowWrap="anywhere"
      >
        <bdi>{name}</bdi>
        {joker !== undefined && <JokerMark round={joker + 1} isOnTile={isFirst} />}
      </chakra.span>
      {gained !== 0 && (
        <chakra.span
          position="relative"
          fontSize="0.75em"
          fontWeight={600}
          color={isFirst ? 'onTile' : 'muted'}
        >
          {texts.gained(gained)}
        </chakra.span>
      )}
      <chakra.span
        position="relative"
        minW="2.4em"
        textAlign="end"
        fontSize="1.15em"
        fontWeight={800}
        fontVariantNumeric="tabular-nums"
      >
        {texts.points(points)}
      </chakra.span>
    </chakra.div>
  );
}

/** Which round a player has doubled. */
function JokerMark({ round, isOnTile }: { round: number; isOnTile: boolean }) {
  const texts = useGameTexts();
  return (
    <chakra.span
      ml="0.6em"
      px="0.5em"
      py="0.1em"
      fontSize="max(0.6em, min(2.5vh, 3.4vw))"
      fontWeight={700}
      whiteSpace="nowrap"
      verticalAlign="0.15em"
      borderWidth="2px"
      borderColor={isOnTile ? 'onTile' : 'line'}
      borderRadius="full"
    >
      {texts.scores.joker(round)}
    </chakra.span>
  );
}
