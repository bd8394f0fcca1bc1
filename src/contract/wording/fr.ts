/** Returns a day as written: the first of a month is an ordinal, as in `1er mai`. */
export function ordinalDay(day: string): string {
  return day.replace(/(^|\D)1(?=\s\p{L})/u, '$11er');
}
