/**
 * Rounds away what binary fractions add, so that three thirds are one and no spurious decimals are shown in
 * points, distances or shares.
 */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
