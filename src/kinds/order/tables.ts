import type { TablesKind } from '../tablesKind';

export const orderTables: TablesKind = {
  others: /^(reorder|ordering|puzzle)$/,
  read: ({ slots }) => ({ correctOrder: slots.filter(Boolean) }),
  write: ({ correctOrder }) => ({ answers: correctOrder }),
  gift: () => undefined,
};
