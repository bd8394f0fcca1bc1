/** A place before a noun, such as `1.er` or `2.º`: first and third are shortened there. Source: RAE, "ordinales". */
export function shortOrdinal(rank: number): string {
  return `${rank}${[1, 3].includes(rank % 10) && rank !== 11 ? '.er' : '.º'}`;
}
