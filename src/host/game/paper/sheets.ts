import type { HostGame, HostPlayer, Sheets } from '../../../contract/hostGame';
import type { Solution } from '../../../contract/question';
import { wordsOf } from '../../../kinds/words';

export type SheetRound = Sheets['rounds'][number];
export type SheetQuestion = SheetRound['questions'][number];
/** How right an answer is; null: nobody has said so. */
export type Share = 0 | 0.5 | 1 | null;

/** The keys that mark a cell. */
const SHARE_KEYS: Readonly<Record<string, Share>> = {
  '0': 0,
  h: 0.5,
  '2': 0.5,
  '½': 0.5,
  '1': 1,
  backspace: null,
  delete: null,
};

/** What a key says of a cell; undefined where it says nothing. */
export function shareOfKey(key: string): Share | undefined {
  const name = key.toLowerCase();
  return Object.hasOwn(SHARE_KEYS, name) ? SHARE_KEYS[name] : undefined;
}

/** What a round on paper is worth, as far as it was marked; null: nothing of it was. */
export function roundPoints({ totals, sheets = {} }: HostPlayer, round: SheetRound): number | null {
  const total = totals?.[round.index];
  if (total !== undefined) return total;
  const marked = round.questions.filter(({ questionId }) => sheets[questionId] !== undefined);
  if (marked.length === 0) return null;
  return marked.reduce((sum, { questionId, points }) => sum + points * (sheets[questionId] ?? 0), 0);
}

/** A round's points as typed; null: taken back; undefined: no points. */
export function typedPoints(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace(/½$/, '.5');
  if (text === '') return null;
  if (!/^\d*\.?\d+$/.test(text)) return undefined;
  const points = Number(text);
  return points <= 1_000_000 && Number.isInteger(points * 2) ? points : undefined;
}

/** What is right, in one line. */
export function solutionLine(
  solution: Solution,
  question: SheetQuestion,
  value: (number: number) => string,
): string {
  return wordsOf(solution).rightLines(solution, question, value).join(' / ');
}

/** What was said of one player's round: of so many of its questions, or of all of it. */
export interface PaperEntry {
  playerId: string;
  /** Undefined where the round is not known. */
  round: number | undefined;
  /** The questions of which it was said; none where it is the round's total. */
  questionIds: string[];
  total?: number;
}

/**
 * All that was said of sheets, by player and round. What was not closed yet belongs to `present`, the round that is
 * played.
 */
export function paperEntries({ players, marking }: HostGame, present: number | undefined): PaperEntry[] {
  const rounds = new Map(marking.map(({ questionId, round }) => [questionId, round]));
  return players.flatMap(({ playerId, sheets = {}, totals = {} }) => {
    const byRound = new Map<number | undefined, string[]>();
    for (const id of Object.keys(sheets)) {
      const round = rounds.get(id) ?? present;
      byRound.set(round, [...(byRound.get(round) ?? []), id]);
    }
    return [
      ...[...byRound].map(([round, questionIds]) => ({ playerId, round, questionIds })),
      ...Object.entries(totals).map(([round, total]) => ({
        playerId,
        round: Number(round),
        questionIds: [],
        total,
      })),
    ];
  });
}
