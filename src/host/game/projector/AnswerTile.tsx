import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import { ANSWER_SIGNS, textBesideLetter } from '../../../look/answerSigns';
import { useWords } from '../../texts/roomTexts';
import { AnswerShape } from '../../ui/AnswerShape';
import { AnswerPicture } from '../media/AnswerPicture';

/** The state of an answer: selectable, closed, revealed as right or wrong, or only counted. */
type TileState = 'open' | 'closed' | 'right' | 'wrong' | 'counted';

interface AnswerTileProps {
  /** The position of the answer, which determines its letter, shape and colour. */
  place: number;
  text: string;
  /** The address of its picture. */
  picture?: string | null | undefined;
  state: TileState;
  /** Whether it is the most frequent answer, and stands out. */
  isMost?: boolean;
  /** In front of the shape. */
  lead?: ReactNode;
  end?: ReactNode;
  foot?: ReactNode;
}

/** One answer on its tile. */
export function AnswerTile({ place, text, picture, state, isMost, lead, end, foot }: AnswerTileProps) {
  const { label } = useWords();
  const sign = ANSWER_SIGNS[place];
  return (
    <li
      data-fit="answer"
      className="level answer-line answer-tile"
      data-state={state}
      data-most={isMost}
      style={{ '--sign': sign?.colour } as CSSProperties}
    >
      {picture && <AnswerPicture url={picture} />}
      {lead}
      <AnswerShape place={place} />
      <span className="answer-text">
        {sign && <VisuallyHidden>{label({ label: sign.letter })} </VisuallyHidden>}
        <bdi>{textBesideLetter(text, place)}</bdi>
      </span>
      {end}
      {foot}
    </li>
  );
}

/** Three answers look better stacked than with a gap beside the third; pictures need the whole width. */
export function columnsFor(count: number, hasPictures = false): 1 | 2 | 3 {
  if (hasPictures) return count === 3 || count > 4 ? 3 : 2;
  return count === 3 || count === 1 ? 1 : 2;
}
