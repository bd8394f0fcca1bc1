import { chakra } from '@chakra-ui/react/styled-system';
import { useGameTexts } from '../gameTexts';

/** Which round a player has doubled. */
export function JokerMark({ round, isOnTile }: { round: number; isOnTile: boolean }) {
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
