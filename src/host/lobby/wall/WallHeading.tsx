import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { useLobbyTexts } from '../lobbyTexts';
import type { WallPages } from './usePages';

interface WallHeadingProps {
  titleId: string;
  count: number;
  first: number;
  last: number;
  turning: Pick<WallPages, 'pages' | 'isHeld' | 'hold'>;
}

/** The wall's title and how many are in; beyond one page, which of them are shown. */
export function WallHeading({ titleId, count, first, last, turning }: WallHeadingProps) {
  const texts = useLobbyTexts();
  const { pages, isHeld, hold } = turning;
  const range = `${first + 1}–${last}`;
  return (
    <chakra.div
      gridArea="heading"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      mb="2"
      fontSize="large"
    >
      <chakra.h2 display="flex" alignItems="baseline" gap="2" fontWeight={800} lineHeight={1.2}>
        <span id={titleId}>{texts.players}</span>
        <chakra.span color="accent">{texts.number(count)}</chakra.span>
      </chakra.h2>
      {pages > 1 && (
        <Button
          variant="ghost"
          aria-label={`${range}, ${isHeld ? texts.turnPages : texts.holdPage}`}
          onClick={() => hold(!isHeld)}
        >
          {range}
          {isHeld ? <PlayIcon /> : <PauseIcon />}
        </Button>
      )}
    </chakra.div>
  );
}
