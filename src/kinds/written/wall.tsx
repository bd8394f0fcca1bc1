import './wall.css';
import { useId, type ReactNode } from 'react';
import { RightMark } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { HalfIcon } from '../../host/ui/sessionIcons';

/** The rows of answers that have room beside a picture. */
export const MOST_BESIDE_PICTURE = 3;

/** Marks half right by a sign; the row's frame and words say it too. */
export function HalfMark() {
  return (
    <span className="half-mark">
      <HalfIcon />
    </span>
  );
}

/** A player's answer or name, and whether it is half right. */
export function GivenText({ text, isHalf }: { text: string; isHalf: boolean }) {
  const texts = useGameTexts();
  return (
    <span className="given-text">
      <bdi>{text}</bdi>
      {isHalf && <span>{texts.reveal.half}</span>}
    </span>
  );
}

interface WrittenResultProps {
  solution: ReactNode;
  /** Further right answers. */
  below?: ReactNode;
  heading: string;
  columns: 1 | 2;
  rows: ReactNode[];
}

/** The right answer, with a list of the players' answers beside it. */
export function WrittenResult({ solution, below, heading, columns, rows }: WrittenResultProps) {
  const texts = useGameTexts();
  const id = useId();
  return (
    <div className="written-result">
      <div className="solution-panel">
        <p data-fit="answer" className="solution-text">
          <RightMark />
          <span>{solution}</span>
        </p>
        {below && (
          <p data-fit="detail" className="solution-below">
            {below}
          </p>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="given-none">{texts.reveal.noAnswers}</p>
      ) : (
        <div className="given-answers">
          <h2 id={id}>{heading}</h2>
          <ul aria-labelledby={id} data-columns={columns}>
            {rows}
          </ul>
        </div>
      )}
    </div>
  );
}
