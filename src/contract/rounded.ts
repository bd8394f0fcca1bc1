/**
 * Three thirds are one: what binary fractions add is no difference between points, distances or shares, and no more
 * decimals are told.
 */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
