import * as m from 'framer-motion/m';
import { chakra } from '@chakra-ui/react/styled-system';
import { LazyMotion, domAnimation, useReducedMotion } from 'framer-motion';
import { useState } from 'react';
import type { Standing } from '../../../contract/scores';
import { StandingRow } from './StandingRow';

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
