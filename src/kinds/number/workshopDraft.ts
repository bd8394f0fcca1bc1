/** Numbers are kept as typed. */
export const numberDraft = {
  number: '',
  unit: '',
  /** Which numbers count as right. */
  counting: 'exact' as 'exact' | 'nearest' | 'tolerance',
  /** The points of the nearest, such as `3, 2, 1`. */
  nearest: '',
  tolerance: '',
};
