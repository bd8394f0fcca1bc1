import type { Cell } from '../quizzes/formats/table/columns';
import { localeOf, SPOKEN_LANGUAGES, type Language } from '../../contract/languages';
import { isDay } from '../../game/season/season';

/** The months as German and English shorten them. */
const SHORTENED = [
  'jan(?:uary?)?',
  'feb(?:ruary?)?',
  'm[aä]r(?:z|ch)?',
  'apr(?:il)?',
  'ma[iy]',
  'jun[ie]?',
  'jul[iy]?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'o[ck]t(?:ober)?',
  'nov(?:ember)?',
  'de[cz](?:ember)?',
];
/** The months as all languages call them, alone and within a date. */
const NAMES = SPOKEN_LANGUAGES.map(monthNames);
const MONTHS = SHORTENED.map((shortened, at) =>
  [shortened, ...new Set(NAMES.flatMap((names) => names[at]!))].join('|'),
);
const MONTH = MONTHS.join('|');
const YEAR = String.raw`(\d{4})?(?:\s*r\.)?`;
/** Nothing of the same word or number stands on this side. */
const [START, END] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
/** Days as people write them; a year may be missing, or have two digits. */
const PATTERNS: readonly (readonly [RegExp, order: string])[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, 'ymd'],
  [/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?(?!\d)/, 'dmy'],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/, 'dmy'],
  [/\b(\d{1,2})-(\d{1,2})-(\d{4})\b/, 'dmy'],
  // With one digit each, or beside other words, it may be the first of three.
  [/^(?=\d\d|\d\/\d\d)(\d{1,2})\/(\d{1,2})$/, 'dmy'],
  [
    new RegExp(
      `${START}(\\d{1,2})(?:\\.?[ºª°]|\\.|st|nd|rd|th|er)?\\s*(?:de\\s+)?(${MONTH})\\.?(?:\\s+del?)?\\s*${YEAR}${END}`,
      'iu',
    ),
    'dmy',
  ],
  // Where it begins with the month, words of other languages could be anything: "Set 3".
  [new RegExp(`\\b(${SHORTENED.join('|')})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s*(\\d{4})?\\b`, 'i'), 'mdy'],
];

/** Each month's names as parts of patterns, in full and short, also without the signs on their letters. */
function monthNames(language: Language): string[][] {
  const formats = (['long', 'short'] as const)
    .flatMap((month) => [{ month }, { month, day: 'numeric' } as const])
    .map((style) => new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }));
  return SHORTENED.map((_shortened, month) => {
    const day = Date.UTC(2025, month, 15);
    const named = formats.map((format) => format.formatToParts(day).find(({ type }) => type === 'month'));
    return named
      .map((part) => (part?.value ?? '').toLowerCase().replace(/\.$/, ''))
      .filter((name) => /^\p{L}+$/u.test(name))
      .flatMap((name) => [name, name.normalize('NFD').replace(/\p{M}/gu, '')]);
  });
}

export interface DatedHeading {
  /** Undefined where the heading names no day. */
  date: string | undefined;
  /** What else it says. */
  name: string;
}

/** The day in the heading of an evening; one without a year is the last such day up to `today`. */
export function readHeading(heading: Cell, today: string): DatedHeading {
  if (heading instanceof Date)
    return {
      date: Number.isNaN(heading.valueOf()) ? undefined : heading.toISOString().slice(0, 10),
      name: '',
    };
  const text = String(heading ?? '')
    .normalize('NFC')
    .trim();
  for (const [pattern, order] of PATTERNS) {
    const match = pattern.exec(text);
    const date = match && dayOf(match, order, today);
    if (!date) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // As we write it, nothing else belongs to the day.
    if (order === 'ymd' && !before) return { date, name: after.trim() };
    const name = `${before} ${after}`.replace(/^[\s:;,(–-]+|[\s:;,.()–-]+$/g, '');
    return { date, name: name.replace(/\s+/g, ' ') };
  }
  return { date: undefined, name: text };
}

function dayOf(match: RegExpExecArray, order: string, today: string): string | undefined {
  const part = (letter: string): string => match[order.indexOf(letter) + 1] ?? '';
  const named = MONTHS.findIndex((month) => new RegExp(`^(?:${month})$`, 'iu').test(part('m')));
  let [day, month] = [Number(part('d')), named < 0 ? Number(part('m')) : named + 1];
  // As the United States write it, where it can be nothing else.
  if (match[0].includes('/') && month > 12) [day, month] = [month, day];
  const inYear = (year: string): string =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const year = part('y');
  if (year) return known(inYear(year.length === 2 ? `20${year}` : year));
  const date = inYear(today.slice(0, 4));
  return known(date > today ? inYear(String(Number(today.slice(0, 4)) - 1)) : date);
}

function known(date: string): string | undefined {
  return isDay(date) ? date : undefined;
}
