import type { PaperKinds } from '../host/print/paperKind';
import { choicePaper } from './choice/paper';
import { matchPaper } from './match/paper';
import { multiplePaper } from './multiple/paper';
import { numberPaper } from './number/paper';
import { orderPaper } from './order/paper';
import { partsPaper } from './parts/paper';
import { stagesPaper } from './stages/paper';
import { pollPaper } from './poll/paper';
import { textPaper } from './text/paper';

/** How each kind is printed. */
export const PAPER: PaperKinds = {
  choice: choicePaper,
  multiple: multiplePaper,
  text: textPaper,
  number: numberPaper,
  order: orderPaper,
  parts: partsPaper,
  match: matchPaper,
  stages: stagesPaper,
  poll: pollPaper,
};
