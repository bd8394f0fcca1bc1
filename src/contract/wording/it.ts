/** Returns "of" with a day: it elides before a vowel, as in eight and eleven, and Sunday is feminine. */
export function del(day: string): string {
  if (/^(8|11)\b/.test(day)) return `dell’${day}`;
  return /^dom/.test(day) ? `della ${day}` : `del ${day}`;
}
