import { listOf } from '../../contract/parsed';
import { OWN_FIELD, type QuestionDraft } from '../../host/workshop/draft/draft';
import { isPresent, textOf } from '../../host/workshop/draft/fields';
import { amountOf, isAmount, numberOf, readNumbers, shownNumbers } from '../../host/workshop/draft/numbers';
import { type FieldsKind, NOTHING_YET } from '../../host/workshop/workshopKind';

export const numberWorkshop: FieldsKind<'number'> = {
  list: null,
  fields: { correctNumber: OWN_FIELD, unit: 'unit', nearest: 'nearest', tolerance: 'tolerance' },
  read: ({ correctNumber, unit, nearest, tolerance }) => ({
    number: textOf(correctNumber),
    unit: textOf(unit),
    counting: isPresent(nearest)
      ? 'nearest'
      : isPresent(tolerance) && tolerance !== 0
        ? 'tolerance'
        : 'exact',
    nearest: listOf(nearest).map(textOf).join('; '),
    tolerance: textOf(tolerance),
  }),
  write: ({ number, unit, counting, nearest, tolerance }) => ({
    correctNumber: numberOf(number) === '' ? null : numberOf(number),
    ...(unit && { unit }),
    ...(counting === 'nearest' && { nearest: readNumbers(nearest) }),
    ...(counting === 'tolerance' && { tolerance: numberOf(tolerance) }),
  }),
  /** No number can stand for one not typed yet: its reveal is shown as that of a text question. */
  played(draft, moment) {
    const value = numberOf(draft.number);
    const isTyped = typeof value === 'number' && Number.isFinite(value);
    if (!isTyped && moment === 'solution') return { kind: 'text', accepted: [NOTHING_YET] };
    const unit = draft.unit.trim();
    const nearest = nearestOf(draft);
    const tolerance = draft.counting === 'tolerance' && amountOf(draft.tolerance);
    return {
      kind: 'number',
      value: isTyped ? value : 0,
      ...(unit && { unit }),
      ...(nearest.length > 0 && { nearest }),
      ...(tolerance && { tolerance }),
    };
  },
  /** The right number itself, and two close to it. */
  answer({ value }, at) {
    const step = Math.max(1, Math.round(Math.abs(value) / 100));
    return [value, value + step, value - 2 * step][at];
  },
  hasOwnPoints: ({ counting }) => counting === 'nearest',
  mostPoints(draft) {
    const nearest = nearestOf(draft);
    return nearest.length ? Math.max(...nearest) : undefined;
  },
  inShort({ number, unit }, language, withUnit) {
    const value = shownNumbers(number, language);
    return value && unit ? withUnit({ value, unit }) : value || unit;
  },
  sourceInShort({ correctNumber, tolerance, unit }, withUnit) {
    const said = [correctNumber, tolerance ? `± ${tolerance}` : null];
    const value = said.filter((each) => each !== null && each !== undefined).join(' ');
    return value && unit ? withUnit({ value, unit }) : value || (unit ?? '');
  },
};

function nearestOf({ counting, nearest }: QuestionDraft): number[] {
  return counting === 'nearest' ? readNumbers(nearest).filter(isAmount) : [];
}
