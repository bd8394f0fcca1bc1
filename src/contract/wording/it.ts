/** "Of" a day: before a vowel, with which eight and eleven begin, the article loses its own. */
export function del(day: string): string {
  return /^(8|11)\b/.test(day) ? `dell’${day}` : `del ${day}`;
}
