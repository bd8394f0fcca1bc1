/** Returns a rank before a noun, such as `1.er`: 1 and 3 are short there, but not 11. Source: RAE, "ordinales". */
export function shortOrdinal(rank: number): string {
  const isShort = [1, 3].includes(rank % 10) && rank % 100 !== 11;
  return `${rank}${isShort ? '.er' : '.º'}`;
}
