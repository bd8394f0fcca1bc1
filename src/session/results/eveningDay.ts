/** Returns a time's date in the machine's own time zone. Sweden's date format is that of ISO 8601. */
export function localDay(time: number | string): string {
  return new Date(time).toLocaleDateString('sv-SE');
}

/** Returns the id of an evening in seasons and in what was played; `date` is when its first quiz was started. */
export function entryIdOf(date: string, sessionCode: string): string {
  return `${date}-${sessionCode}`;
}
