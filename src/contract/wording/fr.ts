/** A day as it is written: the first of a month is an ordinal, as in `1er mai`. */
export function ordinalDay(day: string): string {
  return day.replace(/(^|\D)1(?= \p{L})/u, '$11er');
}
