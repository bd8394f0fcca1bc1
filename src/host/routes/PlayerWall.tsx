import { chakra } from '@chakra-ui/react/styled-system';
import { useArrivals } from '../hooks/useArrivals';
import { PersonIcon } from '../layout/icons';
import { texts } from '../texts';

/** The lobby keeps this many places visible (specification §9). */
const LEAST_ROWS = 6;

const TITLE_ID = 'players-title';

/** The more names, the smaller and the closer: [up to this many, columns, type size]. */
const DENSITIES = [
  [8, 1, 'large'],
  [24, 2, 'body'],
  [60, 3, 'body'],
  [120, 4, 'small'],
  [Infinity, 6, 'clamp(0.7rem, 0.95vw, 2rem)'],
] as const;

/** Everybody who is in, in the order they came, and the places that still wait. */
export function PlayerWall({ names }: { names: string[] }) {
  const list = useArrivals(names);
  const [, columns, size] = DENSITIES.find(([most]) => names.length <= most) ?? DENSITIES[0];
  const waiting = Math.max(0, LEAST_ROWS - names.length);
  return (
    <chakra.section aria-labelledby={TITLE_ID} display="flex" flexDirection="column" minH={0} minW={0}>
      <chakra.h2
        display="flex"
        alignItems="baseline"
        gap="2"
        fontSize="large"
        fontWeight={800}
        mb="3"
        pr="9rem"
      >
        <span id={TITLE_ID}>{texts.lobby.players}</span>
        <chakra.span color="accent">{names.length}</chakra.span>
      </chakra.h2>
      <chakra.ul
        ref={list}
        flex="1"
        minH={0}
        overflowY="auto"
        display="grid"
        alignContent="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` }}
        gap={columns > 3 ? '0.15em 1em' : '2'}
        fontSize={{ base: 'body', lg: size }}
      >
        {names.map((name, place) => (
          <Row key={place} text={name} tight={columns > 2} />
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          <Row key={names.length + place} text={texts.lobby.emptySlot} waiting />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Row({ text, tight = false, waiting = false }: { text: string; tight?: boolean; waiting?: boolean }) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="0.5em"
      minW={0}
      px={tight ? '0.4em' : '0.8em'}
      py={tight ? '0.1em' : '0.45em'}
      borderRadius="normal"
      borderWidth="2px"
      borderStyle={waiting ? 'dashed' : 'solid'}
      borderColor={waiting ? 'line' : 'transparent'}
      bg={waiting || tight ? 'transparent' : 'raised'}
      color={waiting ? 'muted' : 'text'}
      fontWeight={waiting ? 400 : 700}
      lineHeight={1.2}
    >
      <chakra.span color={waiting ? 'line' : 'accent'} flexShrink={0} display="flex">
        <PersonIcon />
      </chakra.span>
      <chakra.span minW={0} overflowWrap="anywhere">
        {text}
      </chakra.span>
    </chakra.li>
  );
}
