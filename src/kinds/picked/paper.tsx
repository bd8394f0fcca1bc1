import { usePrintTexts } from '../../host/print/printTexts';
import { letterOf } from '../../look/answerSigns';
import type { PaperKind } from '../paperKind';

/** Letters to tick, one or several. */
interface LettersPlace {
  letters: string[];
  several: boolean;
}

/** How kinds whose right answers are ticked are printed. */
export function tickedPaper(several: boolean): PaperKind<'choice' | 'multiple', LettersPlace> {
  return {
    place: ({ answers }) => ({
      letters: answers.map((_text, place) => letterOf(place)),
      several,
    }),
    Place: Letters,
    answers: ({ answers, correct }) =>
      answers.map((text, place) => ({ text, isRight: correct.includes(place) })),
  };
}

function Letters({ place: { letters, several } }: { place: LettersPlace }) {
  const { onPaper } = usePrintTexts();
  return (
    <span className="writing-place">
      {letters.map((letter) => (
        <i key={letter} className="box">
          {letter}
        </i>
      ))}
      {several && <small>{onPaper.several}</small>}
    </span>
  );
}
