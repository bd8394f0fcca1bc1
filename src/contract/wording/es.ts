/** Returns a rank before a noun, where the first and third are short, as in `1.er`. Source: RAE, "ordinales". */
export function shortOrdinal(rank: number): string {
  const isShort = [1, 3].includes(rank % 10) && rank % 100 !== 11;
  return `${rank}${isShort ? '.er' : '.º'}`;
}
