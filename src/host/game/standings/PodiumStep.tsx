import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useGameTexts } from '../../languages/useGameTexts';
import type { PodiumPlace } from './podiumPlaces';

/** How each step stands: its place from left to right, its height, and when it rises, in seconds. */
const LOOKS = {
  1: { order: 2, height: 'calc(var(--answer) * 6.2)', delay: 1.4, bg: 'tile', color: 'onTile' },
  2: { order: 1, height: 'calc(var(--answer) * 4.3)', delay: 0.7, bg: 'raised', color: 'text' },
  3: { order: 3, height: 'calc(var(--answer) * 2.9)', delay: 0, bg: 'raised', color: 'text' },
} as const;

/** One step of the podium with the names of all who stand on it. */
export function PodiumStep({ step: { rank, standings } }: { step: PodiumPlace }) {
  const texts = useGameTexts();
  const isStill = useReducedMotion();
  const look = LOOKS[rank];
  const points = standings[0]?.points ?? 0;
  return (
    <chakra.li
      order={look.order}
      flex={rank === 1 ? '1.25' : '1'}
      minW={0}
      maxW="42vw"
      // Who shares the only step stand side by side above it.
      css={{ '&:only-child': { maxW: '84vw' } }}
      display="flex"
      flexDirection="column"
      justifyContent="flex-end"
      textAlign="center"
    >
      <VisuallyHidden>{texts.podium.place(rank)}</VisuallyHidden>
      <m.div
        initial={isStill ? false : { opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ delay: look.delay + 0.5, duration: 0.6 }}
      >
        <StepNames names={standings.map(({ name }) => name)} isFirst={rank === 1} />
      </m.div>
      {/* It rises behind its own edge, since scaling would distort what is written on it. */}
      <chakra.div
        flex="none"
        w="full"
        maxW="46vw"
        alignSelf="center"
        overflow="hidden"
        style={{ height: look.height }}
      >
        <m.div
          style={{ height: '100%' }}
          initial={isStill ? false : { y: '100%' }}
          animate={{ y: 0 }}
          transition={{ delay: look.delay, duration: 0.7, ease: [0.2, 0.8, 0.2, 1] }}
        >
          <chakra.div
            h="full"
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="space-evenly"
            bg={look.bg}
            color={look.color}
            borderTopRadius="large"
            lineHeight={1}
          >
            <chakra.span
              aria-hidden="true"
              fontSize={`calc(${look.height} * 0.48)`}
              fontWeight={800}
              color={rank === 1 ? 'onTile' : 'accent'}
            >
              {rank}
            </chakra.span>
            <chakra.span fontSize="calc(var(--answer) * 0.66)" fontWeight={700}>
              {texts.pointsText(points)}
            </chakra.span>
          </chakra.div>
        </m.div>
      </chakra.div>
    </chakra.li>
  );
}

/** The names above a step; many who share it stand side by side. */
function StepNames({ names, isFirst }: { names: readonly string[]; isFirst: boolean }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="0.8em"
      rowGap="0.15em"
      pb="0.35em"
      fontSize={isFirst ? 'calc(var(--answer) * 1.3)' : 'var(--answer)'}
      fontWeight={800}
      lineHeight={1.1}
    >
      {names.map((name, place) => (
        <chakra.bdi key={place} maxW="full" data-fit display="block">
          {name}
        </chakra.bdi>
      ))}
    </chakra.div>
  );
}
