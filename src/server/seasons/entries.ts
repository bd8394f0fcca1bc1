const DAY_MS = 24 * 60 * 60_000;

/** An evening as its file says. Times are in ISO 8601. */
export interface EveningTimes {
  sessionCode: string;
  openedAt: string;
  endedAt: string;
}

/** Entries of evenings, found by the evening's own file, which does not name them. */
export class Entries<T> {
  readonly #byCode = new Map<string, { date: string; value: T }[]>();

  /** Entries that a host has typed in belong to no evening's file. */
  add(entryId: string, value: T): void {
    const [, date, sessionCode] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(entryId) ?? [];
    if (date === undefined || sessionCode === undefined) return;
    const others = this.#byCode.get(sessionCode) ?? [];
    this.#byCode.set(sessionCode, [...others, { date, value }]);
  }

  /** The dates are local ones, and the clock may have been in another time zone then. */
  of({ sessionCode, openedAt, endedAt }: EveningTimes): T[] {
    const from = dayOf(Date.parse(openedAt) - DAY_MS);
    const to = dayOf(Date.parse(endedAt) + DAY_MS);
    const known = this.#byCode.get(sessionCode) ?? [];
    return known.filter(({ date }) => date >= from && date <= to).map(({ value }) => value);
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
