import { chakra } from '@chakra-ui/react/styled-system';
import { domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { Standing } from '../../../contract/scores';
import { StandingRow } from './StandingRow';

/** From the last row to the first, so that the room waits for the best. */
const BETWEEN_ROWS = 0.09;

const RISE = { from: { opacity: 0, y: 24 }, to: { opacity: 1, y: 0 } };

/** The standings, which rise in one after the other, the last first; at once for hosts who want less motion. */
export function StandingsList({ standings }: { standings: readonly Standing[] }) {
  const isStill = useReducedMotion();
  const best = standings[0]?.points ?? 0;
  return (
    <LazyMotion features={domAnimation} strict>
      <chakra.ol
        flex="1"
        minH={0}
        display="grid"
        // Fewer than six rows do not grow to fill the screen.
        gridTemplateRows={`repeat(${Math.max(6, standings.length)}, minmax(0, 1fr))`}
        gap="min(0.9vh, 1rem)"
        pt="min(1vh, 1rem)"
        pb="min(1.6vh, 1.5rem)"
        listStyle="none"
      >
        {standings.map((standing, place) => (
          <m.li
            key={`${place} ${standing.name}`}
            initial={isStill ? false : RISE.from}
            animate={RISE.to}
            transition={{
              delay: (standings.length - 1 - place) * BETWEEN_ROWS,
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
