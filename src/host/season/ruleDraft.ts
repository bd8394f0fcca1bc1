import type { Season } from '../../game/season/season';
import type { SeasonTexts } from './seasonTexts';

/** A season's name and rule as typed. */
export interface RuleDraft extends Record<'name' | 'list' | Amount, string> {
  by: 'quiz' | 'places';
}

const AMOUNTS = ['others', 'attendance', 'best', 'drop'] as const;
type Amount = (typeof AMOUNTS)[number];

/** The errors by field. */
export type RuleFaults = Partial<Record<keyof RuleDraft, keyof SeasonTexts['rule']['faults']>>;

/** The points that many quiz chains award, for hosts without a list of their own. */
const COMMON_LIST = [10, 8, 6, 5, 4, 3, 2, 1];

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Returns a season's rule for editing; a value of 0 becomes an empty field. */
export function ruleDraftOf({ name, points, others, attendance, best, drop }: Season): RuleDraft {
  return {
    name,
    by: points === 'quiz' ? 'quiz' : 'places',
    list: (points === 'quiz' ? COMMON_LIST : points).join(', '),
    others: typed(others || undefined),
    attendance: typed(attendance || undefined),
    best: typed(best),
    drop: typed(drop || undefined),
  };
}

/** Parses a number with a decimal comma or point; undefined if it is not a number. */
export function ruleNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns the season with this draft's rule, or the draft's errors. */
export function seasonOf(season: Season, draft: RuleDraft): { season: Season } | { faults: RuleFaults } {
  const faults: RuleFaults = {};
  const byPlaces = draft.by === 'places';
  const list = draft.list.split(/[\s;,]+/).filter(Boolean);
  const values = list.map(ruleNumber);
  const isList = values.length > 0 && values.every((value) => value !== undefined && value >= 0);
  if (byPlaces && !isList) faults.list = 'list';
  if (!draft.name.trim()) faults.name = 'name';
  const next: Season = {
    ...season,
    name: draft.name.trim(),
    points: byPlaces ? values.map((value) => value ?? 0) : 'quiz',
  };
  for (const field of AMOUNTS) {
    if (!draft[field].trim() || (field === 'others' && !byPlaces)) {
      delete next[field];
      continue;
    }
    const value = ruleNumber(draft[field]);
    const isCount = field === 'best' || field === 'drop';
    const isWrong = value === undefined || value < 0 || (isCount && (value < 1 || !Number.isInteger(value)));
    if (isWrong) faults[field] = isCount ? 'count' : 'number';
    else next[field] = value;
  }
  return Object.keys(faults).length > 0 ? { faults } : { season: next };
}

/** Describes a season's rule in sentences. */
export function ruleInWords(
  { points, others, attendance, best, drop }: Season,
  words: SeasonTexts['inWords'],
  number: (value: number) => string,
): string {
  const list = points === 'quiz' ? '' : points.map(number).join(' · ');
  const worth =
    points === 'quiz'
      ? words.quiz
      : others
        ? words.placesAndOthers({ list, others: number(others) })
        : words.places({ list });
  return [
    worth,
    attendance && words.attendance({ points: words.points({ points: attendance }) }),
    drop && words.drop({ count: drop }),
    best && words.best({ count: best }),
  ]
    .filter(Boolean)
    .join(' ');
}
