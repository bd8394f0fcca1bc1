import { chakra } from '@chakra-ui/react/styled-system';
import { useArrivals } from '../hooks/useArrivals';
import { PersonIcon } from '../layout/icons';
import { texts } from '../texts';

/** The lobby keeps this many places visible (specification §9). */
const LEAST_ROWS = 6;

const TITLE_ID = 'players-title';

/** The more names, the more columns: [up to this many names, columns]. */
const COLUMNS = [
  [8, 1],
  [24, 2],
  [60, 3],
  [120, 4],
  [Infinity, 6],
] as const;

/** Everybody who is in, in the order they came, and the places that still wait. */
export function PlayerWall({ names }: { names: string[] }) {
  const list = useArrivals(names);
  const [, columns] = COLUMNS.find(([most]) => names.length <= most) ?? COLUMNS[0];
  const rows = Math.ceil(Math.max(names.length, LEAST_ROWS) / columns);
  const tight = columns > 2;
  const waiting = Math.max(0, LEAST_ROWS - names.length);
  return (
    <chakra.section
      aria-labelledby={TITLE_ID}
      display="flex"
      flexDirection="column"
      minH={0}
      minW={0}
      containerType="inline-size"
    >
      <chakra.h2
        display="flex"
        alignItems="baseline"
        gap="2"
        fontSize="large"
        fontWeight={800}
        mb="3"
        pr={{ lg: '9rem' }}
      >
        <span id={TITLE_ID}>{texts.lobby.players}</span>
        <chakra.span color="accent">{names.length}</chakra.span>
      </chakra.h2>
      <chakra.div flex="1" minH={0} overflowY="auto">
        <chakra.ul
          ref={list}
          columnCount={{ base: 1, lg: columns }}
          columnGap="0.5em"
          fontSize={{ base: 'body', lg: typeSize(rows, columns, tight) }}
        >
          {names.map((name, place) => (
            <Row key={place} text={name} tight={tight} />
          ))}
          {Array.from({ length: waiting }, (_, place) => (
            <Row key={names.length + place} text={texts.lobby.emptySlot} waiting />
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.section>
  );
}

/**
 * On a projector the rows share the height below the title, the columns share the width: a row takes 2.4 times its type
 * size (1.6 where it is tight), and most names 13 times.
 */
function typeSize(rows: number, columns: number, tight: boolean): string {
  const height = `(100dvh - 11rem) / ${rows} / ${tight ? 1.6 : 2.4}`;
  return `min({fontSizes.large}, ${height}, 100cqw / ${columns} / 13)`;
}

function Row({ text, tight = false, waiting = false }: { text: string; tight?: boolean; waiting?: boolean }) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="0.5em"
      mb={tight ? '0.1em' : '0.4em'}
      breakInside="avoid"
      px={tight ? '0.4em' : '0.8em'}
      py={tight ? '0.1em' : '0.35em'}
      borderRadius="normal"
      borderWidth={tight ? 0 : '2px'}
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
