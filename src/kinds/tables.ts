import type { QuestionKind } from '../contract/question';
import { choiceTables } from './choice/tables';
import { multipleTables } from './multiple/tables';
import { numberTables } from './number/tables';
import { orderTables } from './order/tables';
import { partsTables } from './parts/tables';
import { textTables } from './text/tables';
import type { TablesKind } from './tablesKind';

/** How files of other formats than ours tell each kind. Of a row that names none, the first that is meant. */
export const TABLES: Record<QuestionKind, TablesKind> = {
  parts: partsTables,
  choice: choiceTables,
  multiple: multipleTables,
  order: orderTables,
  number: numberTables,
  text: textTables,
};
