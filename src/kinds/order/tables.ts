import type { TablesKind } from '../../server/formats/tablesKind';

export const orderTables: TablesKind = {
  others: /^(reorder|ordering|puzzle)$/,
  read: ({ slots }) => ({ correctOrder: slots.filter(Boolean) }),
  write: ({ correctOrder }) => ({ answers: correctOrder }),
  items: { correctOrder: 'answer' },
  samples: ({ bands, order, animals: { lightest, middle, heaviest } }) => ({
    music: [
      { question: bands, correctOrder: ['The Rolling Stones', 'Queen', 'Oasis', 'Coldplay'], seconds: 60 },
    ],
    other: [{ question: order, correctOrder: [lightest, middle, heaviest], seconds: 60 }],
  }),
};
