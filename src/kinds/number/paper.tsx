import './paper.css';
import type { PaperKind } from '../../host/print/paperKind';

export const numberPaper: PaperKind<'number', string> = {
  place: ({ unit = '' }) => unit,
  Place: ({ place: unit }) => (
    <span className="writing-place">
      <i className="line short-line" />
      {unit}
    </span>
  ),
  points: ({ nearest }, texts, format) =>
    nearest && texts.nearest({ points: texts.list(nearest.map(format)) }),
};
