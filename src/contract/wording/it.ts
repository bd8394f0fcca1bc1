/** Returns a day as written: the first of a month is an ordinal, as in `1º maggio`. */
export function firstDay(day: string): string {
  return day.replace(/(^|\D)1(?=\s\p{L})/u, '$11º');
}

/** Returns "of" with a day: it elides before a vowel, as in eight and eleven, and Sunday is feminine. */
export function del(day: string): string {
  if (/^(8|11)\b/.test(day)) return `dell’${day}`;
  return /^dom/.test(day) ? `della ${day}` : `del ${day}`;
}
