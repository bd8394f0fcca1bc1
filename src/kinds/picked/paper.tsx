import { usePrintTexts } from '../../host/print/printTexts';
import { letterOf } from '../../look/answerSigns';
import type { PickedKind } from './rules';

/** Letters to tick, one or several. */
export interface LettersPlace {
  letters: string[];
  several: boolean;
}

/** How kinds whose right answers are ticked are printed. */
export function tickedPaper(several: boolean) {
  return {
    place: ({ answers }: PickedKind): LettersPlace => ({
      letters: answers.map((_text, place) => letterOf(place)),
      several,
    }),
    Place: Letters,
    answers: ({ answers, answerImages, correct }: PickedKind) =>
      answers.map((text, place) => {
        const image = answerImages?.[place];
        return { text, isRight: correct.includes(place), ...(image !== undefined && { image }) };
      }),
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
