export const pollDraft = {
  /** How guests answer a poll: by choosing an answer, or by typing. */
  poll: 'choice' as 'choice' | 'text',
};
