import * as v from 'valibot';
import { storedText } from '../browser/storedText';
import { PAPERS, PER_PAGE } from './paper';

/** What can be printed: sheets for teams, pictures, the host's script, points, and cards for tables. */
export const SHEETS = ['answers', 'pictures', 'script', 'scores', 'cards'] as const;

/**
 * How the rounds of an answer sheet are laid out: as slips to cut apart, with as many on a page as fit, each on a
 * page of its own, or one after another on the same sheet.
 */
export const LAYOUTS = ['slips', 'pages', 'whole'] as const;
export type SheetLayout = (typeof LAYOUTS)[number];

export const CARDS_PER_PAGE = [2, 4] as const;
/** No pub has more tables or teams than this. */
export const MOST_COPIES = 200;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES));
const choicesSchema = v.object({
  sheet: v.fallback(v.picklist(SHEETS), 'answers'),
  paper: v.fallback(v.picklist(PAPERS), 'A4'),
  picturesPerPage: v.fallback(v.picklist(PER_PAGE), 4),
  cardsPerPage: v.fallback(v.picklist(CARDS_PER_PAGE), 4),
  layout: v.fallback(v.picklist(LAYOUTS), 'slips'),
  /** The number of copies of a team's sheets. */
  copies: v.fallback(countSchema, 1),
  /** Whether each copy names its table: 1, 2, and so on. */
  numbered: v.fallback(v.boolean(), false),
  /** The number of tables that get a card. */
  tables: v.fallback(countSchema, 8),
  /** The minimum number of rows in the score grid; null: as many as fit on its pages. */
  teams: v.fallback(v.nullable(countSchema), null),
  /** The rounds to leave out, counted from 0, and the quiz that this applies to. */
  without: v.fallback(v.object({ quizId: v.string(), rounds: v.array(v.number()) }), {
    quizId: '',
    rounds: [],
  }),
});
/** The host's print options. */
export type PrintChoices = v.InferOutput<typeof choicesSchema>;

const storedSchema = v.pipe(v.string(), v.parseJson(), choicesSchema);

/** The options as stored in this browser, also for later evenings. */
export const storedChoices = storedText('quiz-night.print');

/** Parses the stored options, with the defaults for whatever is invalid. */
export function readChoices(text: string | null): PrintChoices {
  const read = v.safeParse(storedSchema, text);
  return read.success ? read.output : v.parse(choicesSchema, {});
}

/** Returns the rounds of this quiz that are not printed. */
export function roundsWithout({ without }: PrintChoices, quizId: string): ReadonlySet<number> {
  return new Set(without.quizId === quizId ? without.rounds : []);
}

/** Parses a typed count and clamps it to its limits; undefined if it is not a number. */
export function countOf(typed: string): number | undefined {
  const read = v.safeParse(countSchema, typed === '' ? undefined : Number(typed));
  return read.success ? read.output : undefined;
}

/** One copy of a team's sheet. */
export interface Copy {
  /** The table that gets it, if copies are numbered. */
  table?: number;
}

/** Returns the copies to print. */
export function copiesOf({ copies, numbered }: PrintChoices): Copy[] {
  return Array.from({ length: copies }, (_, at) => (numbered ? { table: at + 1 } : {}));
}
