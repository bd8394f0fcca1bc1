import type { HostGame, HostPlayer, Sheets } from '../../../contract/toHosts';

export type SheetRound = Sheets['rounds'][number];
export type SheetQuestion = SheetRound['questions'][number];
/** The share of a question's points that an answer gets; null while nobody has marked it. */
export type Share = 0 | 0.5 | 1 | null;

/** The marks of a cell, with the sign of each. */
export const SHARES: readonly { share: Share; sign: string }[] = [
  { share: 1, sign: '1' },
  { share: 0.5, sign: '½' },
  { share: 0, sign: '0' },
];

/** More points than this are a slip of the hand. */
export const MOST_TYPED = 1_000_000;

/** The keys that mark a cell. */
const SHARE_KEYS: Readonly<Record<string, Share>> = {
  '0': 0,
  h: 0.5,
  '2': 0.5,
  '½': 0.5,
  '1': 1,
  delete: null,
};

/** The mark that a key stands for; undefined for other keys. */
export function shareOfKey(key: string): Share | undefined {
  const name = key.toLowerCase();
  return Object.hasOwn(SHARE_KEYS, name) ? SHARE_KEYS[name] : undefined;
}

/** What a round on paper is worth, as far as it has been marked; null where nothing has. */
export function roundPoints({ totals, sheets = {}, stakes = {} }: HostPlayer, round: SheetRound) {
  const total = totals?.[round.index];
  if (total !== undefined) return total;
  const marked = round.questions.filter(({ questionId }) => sheets[questionId] !== undefined);
  if (marked.length === 0) return null;
  return marked.reduce((sum, { questionId, points }) => {
    const share = sheets[questionId] ?? 0;
    // A right answer wins the stake, and a wrong one loses it.
    return sum + points * share + (stakes[questionId] ?? 0) * (2 * share - 1);
  }, 0);
}

/**
 * Parses typed points, with a comma or a point; null for an empty text, undefined for a wrong one. `step`: whole
 * or half points.
 */
export function typedPoints(typed: string, step: 1 | 0.5 = 0.5): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace(/½$/, '.5');
  if (text === '') return null;
  if (!/^\d*\.?\d+$/.test(text)) return undefined;
  const points = Number(text);
  return points <= MOST_TYPED && Number.isInteger(points / step) ? points : undefined;
}

/** What was entered for one player's round: some of its questions, or all of it. */
export interface PaperEntry {
  playerId: string;
  /** Undefined where the round is unknown. */
  round: number | undefined;
  /** The questions that were marked; empty for a round's total. */
  questionIds: string[];
  total?: number;
}

/** All entries for sheets, by player and round. Questions not closed yet belong to the round `present`. */
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
