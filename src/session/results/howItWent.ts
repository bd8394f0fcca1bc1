/** The part of an answer that says how right it was. */
interface Judged {
  name: string;
  correct: boolean;
  share?: number;
}

/** With fewer players, a third is one or two of them, and luck would decide. */
const FEWEST_FOR_THIRDS = 6;

/** The names in the upper and in the lower third of the standings. */
export interface Thirds {
  strong: ReadonlySet<string>;
  weak: ReadonlySet<string>;
}

/** Players who share the last place of a third belong to it; undefined if there are too few players. */
export function thirdsOf(standings: readonly { rank: number; name: string }[]): Thirds | undefined {
  if (standings.length < FEWEST_FOR_THIRDS) return undefined;
  const size = Math.floor(standings.length / 3);
  const last = standings[size - 1]!.rank;
  const first = standings[standings.length - size]!.rank;
  const namesOf = (isIn: (rank: number) => boolean): Set<string> =>
    new Set(standings.filter(({ rank }) => isIn(rank)).map(({ name }) => name));
  return { strong: namesOf((rank) => rank <= last), weak: namesOf((rank) => rank >= first) };
}

/**
 * Returns by how many percentage points more the strong had a question right than the weak. Those who did not
 * answer had it wrong. Players in `untold`, of whom only the round's total is known, do not count. Null if it
 * cannot be computed.
 */
export function strongMinusWeak(
  answers: readonly Judged[],
  thirds: Thirds | undefined,
  untold: ReadonlySet<string>,
): number | null {
  if (!thirds || answers.length === 0) return null;
  const rightOf = new Map(answers.map((answer) => [answer.name, rightIn(answer)]));
  const shareIn = (names: ReadonlySet<string>): number => {
    const told = [...names].filter((name) => !untold.has(name));
    return told.reduce((sum, name) => sum + (rightOf.get(name) ?? 0), 0) / told.length;
  };
  const difference = shareIn(thirds.strong) - shareIn(thirds.weak);
  return Number.isNaN(difference) ? null : Math.round(difference * 100);
}

/** Returns how right these answers are on average, in percent; null if nobody answered. */
export function sharePercent(answers: readonly Judged[]): number | null {
  const right = answers.reduce((sum, answer) => sum + rightIn(answer), 0);
  return answers.length ? Math.round((right / answers.length) * 100) : null;
}

function rightIn({ correct, share = Number(correct) }: Judged): number {
  return share;
}

/** Returns the numbers of a round's hardest and easiest question; null if they are equally hard. */
export function extremesOf(questions: readonly { number: number; share: number | null }[]): {
  hardest: number | null;
  easiest: number | null;
} {
  const told = questions.flatMap(({ number, share }) => (share === null ? [] : [{ number, share }]));
  const sorted = told.sort((one, other) => one.share - other.share);
  const [hardest, easiest] = [sorted[0], sorted.at(-1)];
  if (!hardest || !easiest || hardest.share === easiest.share) return { hardest: null, easiest: null };
  return { hardest: hardest.number, easiest: easiest.number };
}
