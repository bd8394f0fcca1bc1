import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { AnswerShape } from '../../ui/AnswerShape';

/** How an answer stands: to be picked; no longer to be picked; or revealed as right or wrong. */
type TileState = 'open' | 'closed' | 'right' | 'wrong';

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
    <li
      data-fit="answer"
      className="answer-tile"
      data-state={state}
      style={{ '--sign': sign?.colour } as CSSProperties}
    >
      {lead}
      <AnswerShape place={place} />
      <span className="answer-text">
        <VisuallyHidden>{sign?.letter}: </VisuallyHidden>
        <bdi>{text}</bdi>
      </span>
      {end}
      {foot}
    </li>
  );
}

/** Three answers stand better one below the other than with a gap beside the third. */
export function columnsFor(count: number): 1 | 2 {
  return count === 3 || count === 1 ? 1 : 2;
}
