import type { TablesKind } from '../../server/formats/tablesKind';

export const pollTables: TablesKind = {
  others: /^(poll|survey|opinion|open[- ]ended|word ?cloud)$/,
  /** A row without answers is answered by typing. */
  read({ slots }) {
    const answers = slots.filter(Boolean);
    return answers.length > 0 ? { poll: 'choice', answers } : { poll: 'text' };
  },
  write: ({ answers }) => ({ answers }),
  items: { answers: 'answer' },
  samples: ({ poll, pollText, animals: { lightest, middle, heaviest } }) => ({
    other: [
      { question: poll, poll: 'choice', answers: [lightest, middle, heaviest] },
      { question: pollText, poll: 'text' },
    ],
  }),
};
