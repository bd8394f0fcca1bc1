import { chakra } from '@chakra-ui/react/styled-system';
import type { Standing } from '../../../contract/scores';
import { useGameTexts } from '../gameTexts';

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
