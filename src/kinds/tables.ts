import { choiceTables } from './choice/tables';
import { matchTables } from './match/tables';
import { multipleTables } from './multiple/tables';
import { numberTables } from './number/tables';
import { orderTables } from './order/tables';
import { partsTables } from './parts/tables';
import { stagesTables } from './stages/tables';
import { pollTables } from './poll/tables';
import { textTables } from './text/tables';
import type { TablesKinds } from '../server/formats/tablesKind';

/** How other file formats express each kind. A row that names no kind is of the first kind that fits. */
export const TABLES: TablesKinds = {
  parts: partsTables,
  choice: choiceTables,
  multiple: multipleTables,
  order: orderTables,
  match: matchTables,
  number: numberTables,
  stages: stagesTables,
  poll: pollTables,
  text: textTables,
};
