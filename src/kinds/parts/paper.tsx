import './paper.css';
import type { PaperKind } from '../paperKind';

/** A line for each part. */
interface PartsPlace {
  labels: string[];
}

export const partsPaper: PaperKind<'parts', PartsPlace> = {
  place: ({ parts }) => ({ labels: parts.map(({ label }) => label) }),
  Place: ({ place: { labels } }) => (
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
