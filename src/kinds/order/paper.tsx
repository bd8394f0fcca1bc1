import './paper.css';
import type { PaperKind } from '../paperKind';

/** Boxes for letters in the right order. */
export const orderPaper: PaperKind<'order', number> = {
  place: ({ answers }) => answers.length,
  Place: ({ place: count }) => (
    <span className="writing-place">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="order-box">
          {at > 0 && '→'}
          <i className="box" />
        </span>
      ))}
    </span>
  ),
  answers: ({ answers }) => answers.map((text) => ({ text, isRight: false })),
};
