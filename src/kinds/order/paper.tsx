import './paper.css';
import { usePrintTexts } from '../../host/print/printTexts';
import type { PaperKind } from '../../host/print/paperKind';

/** Boxes for letters in the right order. */
export const orderPaper: PaperKind<'order', number> = {
  place: ({ answers }) => answers.length,
  Place: Sequence,
  answers: ({ answers }) => answers.map((text) => ({ text, isRight: false })),
};

function Sequence({ place: count }: { place: number }) {
  const { onPaper } = usePrintTexts();
  return (
    <span className="writing-place">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="order-box">
          {at > 0 && '›'}
          <i className="box" />
        </span>
      ))}
      <small>{onPaper.order}</small>
    </span>
  );
}
