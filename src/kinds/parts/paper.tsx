import './paper.css';
import type { PaperKind } from '../../host/print/paperKind';

/** A line for each part. */
export const partsPaper: PaperKind<'parts', string[]> = {
  place: ({ parts }) => parts.map(({ label }) => label),
  Place: ({ place: labels }) => (
    <span className="part-places">
      {labels.map((label, at) => (
        <span key={at} className="writing-place">
          <bdi>{label}</bdi>
          <i className="line" />
        </span>
      ))}
    </span>
  ),
};
