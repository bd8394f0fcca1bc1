import * as v from 'valibot';
import { storedText } from '../browser/storedText';
import { PAPERS, PER_PAGE } from './paper';

/** What can be printed: for teams to write on, of pictures, for the host, of points, for the tables. */
export const SHEETS = ['answers', 'pictures', 'script', 'scores', 'cards'] as const;

export const CARDS_PER_PAGE = [2, 4] as const;
/** More tables, and more rows for teams, no pub has. */
export const MOST_COPIES = 200;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES));
const choicesSchema = v.object({
  sheet: v.fallback(v.picklist(SHEETS), 'answers'),
  paper: v.fallback(v.picklist(PAPERS), 'A4'),
  picturesPerPage: v.fallback(v.picklist(PER_PAGE), 4),
  cardsPerPage: v.fallback(v.picklist(CARDS_PER_PAGE), 4),
  /** Whether each round of the answer sheet begins a page, to be handed in by itself. */
  roundPages: v.fallback(v.boolean(), true),
  /** For how many tables there are cards. */
  tables: v.fallback(countSchema, 8),
  /** How many rows the score grid has at least. */
  teams: v.fallback(countSchema, 12),
  /** The rounds that are not printed, counted from 0, of the quiz that they were left out of. */
  without: v.fallback(v.object({ quizId: v.string(), rounds: v.array(v.number()) }), {
    quizId: '',
    rounds: [],
  }),
});
/** What the host chose to be printed. */
export type PrintChoices = v.InferOutput<typeof choicesSchema>;

const storedSchema = v.pipe(v.string(), v.parseJson(), choicesSchema);

/** The choices as this browser keeps them, for the next evening too. */
export const storedChoices = storedText('quiz-night.print');

/** Reads what is stored; of what cannot be read, the usual choice. */
export function readChoices(text: string | null): PrintChoices {
  const read = v.safeParse(storedSchema, text);
  return read.success ? read.output : v.parse(choicesSchema, {});
}

/** The rounds of this quiz that are not printed. */
export function roundsWithout({ without }: PrintChoices, quizId: string): ReadonlySet<number> {
  return new Set(without.quizId === quizId ? without.rounds : []);
}

/** What the host typed as a count, within its limits; undefined where it is none. */
export function countOf(typed: string): number | undefined {
  const read = v.safeParse(countSchema, typed === '' ? undefined : Number(typed));
  return read.success ? read.output : undefined;
}
