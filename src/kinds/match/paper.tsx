import './paper.css';
import { usePrintTexts } from '../../host/print/printTexts';
import { letterOf } from '../../look/answerSigns';
import type { PaperKind } from '../../host/print/paperKind';

/** A box for a letter beside each number, and the letters. */
export const matchPaper: PaperKind<'match', string[]> = {
  place: ({ answers }) => answers.map((_text, place) => letterOf(place)),
  Place: Pairs,
  answers: ({ answers }) => answers.map((text) => ({ text, isRight: false })),
};

function Pairs({ place: letters }: { place: string[] }) {
  const { onPaper } = usePrintTexts();
  return (
    <span className="writing-place">
      {letters.map((letter, at) => (
        <span key={letter} className="pair-box">
          {at + 1}
          <i className="box" />
        </span>
      ))}
      <small>{onPaper.match({ letters: letters.join(' · ') })}</small>
    </span>
  );
}
