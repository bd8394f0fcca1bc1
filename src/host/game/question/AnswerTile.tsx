import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { AnswerShape } from '../../ui/AnswerShape';

/** How an answer stands: to be picked; no longer to be picked; or revealed as right or wrong. */
export type TileState = 'open' | 'closed' | 'right' | 'wrong';

interface AnswerTileProps {
  /** The answer's place among the question's, which gives it its letter, shape and colour. */
  place: number;
  text: string;
  state: TileState;
  /** Before the sign. */
  lead?: ReactNode;
  /** At the tile's end. */
  end?: ReactNode;
  /** Across the tile's foot. */
  foot?: ReactNode;
}

/** One answer on its tile. */
export function AnswerTile({ place, text, state, lead, end, foot }: AnswerTileProps) {
  const sign = ANSWER_SIGNS[place];
  return (
    <Tile data-fit state={state} style={{ '--sign': sign?.colour } as CSSProperties}>
      {lead}
      <AnswerShape place={place} />
      <chakra.span flex="1">
        <VisuallyHidden>{sign?.letter}: </VisuallyHidden>
        <bdi>{text}</bdi>
      </chakra.span>
      {end}
      {foot}
    </Tile>
  );
}

const Tile = chakra('li', {
  base: {
    position: 'relative',
    minW: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '0.5em',
    px: '0.55em',
    py: '0.25em',
    borderRadius: 'large',
    borderWidth: '0.1em',
    overflow: 'hidden',
    fontSize: 'var(--answer)',
    fontWeight: 650,
    lineHeight: 1.08,
    // Around a picture tiles are lower.
    '[data-arrangement] &': { py: '0.12em', '& > svg:first-of-type': { boxSize: '1.45em' } },
  },
  variants: {
    state: {
      open: { bg: 'color-mix(in srgb, var(--sign) 15%, {colors.panel})', borderColor: 'var(--sign)' },
      closed: { bg: 'panel', borderColor: 'line' },
      right: {
        bg: 'tile',
        color: 'onTile',
        borderColor: 'tile',
        // Some colours are near to the tile's.
        '& > svg > path': { stroke: 'onTile' },
      },
      wrong: {
        bg: 'panel',
        color: 'muted',
        borderColor: 'line',
        fontWeight: 500,
        '& > svg': { opacity: 0.6 },
      },
    },
  },
});
