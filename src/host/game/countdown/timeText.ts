/** Longer times than these are written in minutes and seconds. */
const MOST_SECONDS = 99;

/** The full seconds that are left: 0 only once the time is over. */
export function wholeSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** A question's time as few digits: seconds, or minutes and seconds. */
export function shortTime(ms: number): string {
  const seconds = wholeSeconds(ms);
  return seconds > MOST_SECONDS ? clockTime(ms) : String(seconds);
}

/** Minutes and seconds, as a clock shows them. */
export function clockTime(ms: number): string {
  const seconds = wholeSeconds(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
