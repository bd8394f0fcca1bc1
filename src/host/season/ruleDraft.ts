import type { Season } from '../../game/season/season';
import type { SeasonTexts } from './seasonTexts';

/** A season's name and rule as they are typed. */
export interface RuleDraft {
  name: string;
  by: 'quiz' | 'places';
  list: string;
  others: string;
  attendance: string;
  best: string;
  drop: string;
}

/** What is wrong in which field. */
export type RuleFaults = Partial<Record<keyof RuleDraft, keyof SeasonTexts['rule']['faults']>>;

/** What many chains have, for who has no list yet. */
const COMMON_LIST = [10, 8, 6, 5, 4, 3, 2, 1];

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The rule of a season to be typed at; nothing, where a field is 0. */
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

/** A typed number, with a comma or a point; undefined where it is none. */
export function ruleNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The season by this draft, or what is wrong in it. */
export function seasonOf(season: Season, draft: RuleDraft): { season: Season } | { faults: RuleFaults } {
  const faults: RuleFaults = {};
  const amount = (field: 'others' | 'attendance', isAsked = true): number | undefined => {
    if (!isAsked || !draft[field].trim()) return undefined;
    const value = ruleNumber(draft[field]);
    if (value === undefined || value < 0) faults[field] = 'number';
    return value;
  };
  const count = (field: 'best' | 'drop'): number | undefined => {
    if (!draft[field].trim()) return undefined;
    const value = ruleNumber(draft[field]);
    if (value === undefined || value < 1 || !Number.isInteger(value)) faults[field] = 'count';
    return value;
  };
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
  const rule = {
    others: amount('others', byPlaces),
    attendance: amount('attendance'),
    best: count('best'),
    drop: count('drop'),
  };
  for (const field of ['others', 'attendance', 'best', 'drop'] as const) {
    const value = rule[field];
    if (value === undefined) delete next[field];
    else next[field] = value;
  }
  return Object.keys(faults).length > 0 ? { faults } : { season: next };
}

/** The rule of a season in sentences. */
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
