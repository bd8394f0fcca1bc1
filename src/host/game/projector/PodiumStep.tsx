import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { PodiumPlace } from './usePodiumShow';
import { useGameTexts } from '../texts/gameTexts';
import { useWords } from '../../texts/rooms/roomTexts';

/** How each step stands: its place from left to right, and its height. */
const LOOKS = {
  1: { order: 2, height: 'calc(var(--answer) * 6.2)', bg: 'tile', color: 'onTile' },
  2: { order: 1, height: 'calc(var(--answer) * 4.3)', bg: 'raised', color: 'text' },
  3: { order: 3, height: 'calc(var(--answer) * 2.9)', bg: 'raised', color: 'text' },
} as const;

/** The outline of a step that is covered. */
const COVERED = {
  position: 'relative',
  borderTopRadius: 'large',
  borderWidth: '0.2rem',
  borderBottomWidth: '0',
  borderStyle: 'dashed',
  borderColor: 'muted',
  _before: {
    content: '"?"',
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    fontSize: 'calc(var(--answer) * 1.4)',
    fontWeight: 800,
    lineHeight: 1,
    color: 'muted',
  },
} as const;

/** One step of the podium with the names of all who stand on it; covered, it is an outline that tells nothing. */
export function PodiumStep({ step, isCovered }: { step: PodiumPlace; isCovered: boolean }) {
  const { rank, points } = step;
  const texts = useGameTexts();
  const isStill = useReducedMotion();
  const look = LOOKS[rank];
  return (
    <chakra.li
      aria-hidden={isCovered}
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
      {/* Covered, names and points keep their room, so that nothing moves when they come. */}
      <m.div
        key={isCovered ? 'covered' : 'names'}
        style={{ visibility: isCovered ? 'hidden' : 'visible' }}
        initial={isStill ? false : { opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ delay: 0.5, duration: 0.6 }}
      >
        <StepNames step={step} />
      </m.div>
      {/* It rises behind its own edge, since scaling would distort what is written on it. */}
      <chakra.div
        flex="none"
        w="full"
        maxW="46vw"
        alignSelf="center"
        overflow="hidden"
        style={{ height: look.height }}
        {...(isCovered && COVERED)}
      >
        <m.div
          key={isCovered ? 'covered' : 'step'}
          style={{ height: '100%', visibility: isCovered ? 'hidden' : 'visible' }}
          initial={isStill ? false : { y: '100%' }}
          animate={{ y: 0 }}
          transition={{ duration: 0.7, ease: [0.2, 0.8, 0.2, 1] }}
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
            <chakra.span fontSize="max(2.6vh, calc(var(--answer) * 0.66))" fontWeight={700}>
              {useWords().points(points)}
            </chakra.span>
          </chakra.div>
        </m.div>
      </chakra.div>
    </chakra.li>
  );
}

/** The names above a step; many who share it stand side by side. */
function StepNames({ step: { rank, names, others } }: { step: PodiumPlace }) {
  const { more } = useWords();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="0.8em"
      rowGap="0.15em"
      pb="0.35em"
      fontSize={rank === 1 ? 'calc(var(--answer) * 1.3)' : 'var(--answer)'}
      fontWeight={800}
      lineHeight={1.1}
    >
      {names.map((name, place) => (
        // No confetti shows through between its letters.
        <chakra.bdi
          key={place}
          maxW="full"
          data-fit
          display="block"
          overflowWrap="normal"
          px="0.2em"
          bg="page"
          borderRadius="normal"
        >
          {name}
        </chakra.bdi>
      ))}
      {others > 0 && (
        <chakra.span px="0.2em" bg="page">
          {more(others)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
