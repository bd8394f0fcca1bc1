import type { PaperKind } from '../paperKind';

interface NumberPlace {
  unit: string;
}

export const numberPaper: PaperKind<'number', NumberPlace> = {
  place: ({ unit = '' }) => ({ unit }),
  Place: ({ place: { unit } }) => (
    <span className="writing-place">
      <i className="line short-line" />
      {unit}
    </span>
  ),
  points: ({ nearest }, texts, format) =>
    nearest && texts.nearest({ points: nearest.map(format).join(', ') }),
  right({ value, unit = '', tolerance }, texts, format) {
    const text = [format(value), unit].join(' ').trim();
    return [[undefined, tolerance ? `${text} (${texts.tolerance({ amount: format(tolerance) })})` : text]];
  },
};
