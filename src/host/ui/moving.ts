/** The direction in which Alt with the up or down arrow key moves something. */
export function moveKey(event: Pick<KeyboardEvent, 'altKey' | 'key'>): 1 | -1 | undefined {
  if (!event.altKey) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}

/** Returns the list with one of its items moved by one place; the same list where that is not possible. */
export function movedBy<Item>(list: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const item = list[from];
  return item !== undefined && from + by in list
    ? list.toSpliced(from, 1).toSpliced(from + by, 0, item)
    : list;
}
