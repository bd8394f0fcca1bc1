import { chakra } from '@chakra-ui/react/styled-system';
import type { Placing } from '../../../contract/scores';
import { FitBox } from '../fit/FitBox';
import { useGameTexts } from '../gameTexts';

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
