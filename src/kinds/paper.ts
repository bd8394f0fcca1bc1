import type { QuestionKind } from '../contract/question';
import { choicePaper } from './choice/paper';
import { multiplePaper } from './multiple/paper';
import { numberPaper } from './number/paper';
import { orderPaper } from './order/paper';
import { partsPaper } from './parts/paper';
import { textPaper } from './text/paper';
import type { PaperKind } from './paperKind';

const KINDS = {
  choice: choicePaper,
  multiple: multiplePaper,
  text: textPaper,
  number: numberPaper,
  order: orderPaper,
  parts: partsPaper,
} satisfies Record<QuestionKind, unknown>;

/** How a kind of question is printed. */
export function paperOf<Name extends QuestionKind>({ kind }: { kind: Name }): PaperKind<Name> {
  // What makes a place and what draws it are of one kind.
  return KINDS[kind] as never;
}
