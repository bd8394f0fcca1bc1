/** Rounds away what binary fractions add: three thirds are one, and points have no spurious decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
