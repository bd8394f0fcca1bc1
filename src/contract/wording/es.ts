/**
 * Returns a rank before a noun, such as `1.er` or `2.º`: the first and third have a short form there, the
 * eleventh does not. Source: RAE, "ordinales".
 */
export function shortOrdinal(rank: number): string {
  const isShort = [1, 3].includes(rank % 10) && rank % 100 !== 11;
  return `${rank}${isShort ? '.er' : '.º'}`;
}
