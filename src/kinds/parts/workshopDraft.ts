export const partsDraft = {
  /** Whether the text for a part counts for any part. */
  anyOrder: false,
};
