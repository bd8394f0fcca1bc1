/** The most that is given or taken at once. */
const MOST = 1_000_000;

/** Typed points, whole or half, with a comma or a point; null where they are none. */
export function pointsAmount(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MOST && Number.isInteger(amount * 2) ? amount : null;
}
