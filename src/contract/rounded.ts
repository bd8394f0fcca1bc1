/** Rounds points to the two decimals that every screen shows, so that no place depends on what nobody sees. */
export function shownPoints(points: number): number {
  return Math.round(rounded(points * 100)) / 100;
}

/** Rounds away what binary fractions add: three thirds are one, and points have no spurious decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
