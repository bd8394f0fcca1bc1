import { chakra } from '@chakra-ui/react/styled-system';
import type { Standing } from '../../../contract/scores';
import { useGameTexts } from '../../languages/useGameTexts';

/** Who comes after the podium's three places, in smaller type; nothing where nobody does. */
export function OtherPlaces({ standings }: { standings: readonly Standing[] }) {
  const texts = useGameTexts();
  if (standings.length === 0) return null;
  return (
    <chakra.ol
      aria-label={texts.podium.others}
      flex="none"
      display="flex"
      flexWrap="wrap"
      gap="0.4em 0.5em"
      pt="min(1.4vh, 1rem)"
      pb="min(1.6vh, 1.2rem)"
      fontSize="var(--detail)"
      lineHeight={1.1}
      listStyle="none"
    >
      {standings.map(({ rank, name, points }, place) => (
        <chakra.li
          key={place}
          flex="1 0 auto"
          maxW="full"
          display="flex"
          gap="0.5em"
          px="0.6em"
          py="0.35em"
          bg="panel"
          borderRadius="normal"
        >
          <chakra.span fontWeight={800} color="accent">
            {rank}.
          </chakra.span>
          <chakra.bdi flex="1" minW={0} fontWeight={650} overflowWrap="anywhere">
            {name}
          </chakra.bdi>
          <chakra.span fontWeight={700}>{texts.points(points)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
