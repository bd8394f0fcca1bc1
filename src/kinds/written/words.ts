/** How kinds that are answered by one text are read. */
export const writtenWords = {
  right: ({ accepted }: { accepted: readonly string[] }) => accepted.map((text) => ({ text })),
  between: ' / ',
  canBeHalf: true as const,
};
