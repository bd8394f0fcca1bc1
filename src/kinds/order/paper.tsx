import './paper.css';
import type { PaperKind } from '../paperKind';

/** The boxes for letters in the right order. */
interface BoxesPlace {
  count: number;
}

export const orderPaper: PaperKind<'order', BoxesPlace> = {
  place: ({ answers }) => ({ count: answers.length }),
  Place: ({ place: { count } }) => (
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
