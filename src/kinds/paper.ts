import type { QuestionKind } from '../contract/question';
import { choicePaper } from './choice/paper';
import { matchPaper } from './match/paper';
import { multiplePaper } from './multiple/paper';
import { numberPaper } from './number/paper';
import { orderPaper } from './order/paper';
import { partsPaper } from './parts/paper';
import { stagesPaper } from './stages/paper';
import { pollPaper } from './poll/paper';
import { textPaper } from './text/paper';
import type { PaperKind } from './paperKind';

const KINDS = {
  choice: choicePaper,
  multiple: multiplePaper,
  text: textPaper,
  number: numberPaper,
  order: orderPaper,
  parts: partsPaper,
  match: matchPaper,
  stages: stagesPaper,
  poll: pollPaper,
} satisfies Record<QuestionKind, unknown>;

/** How a kind of question is printed. */
export function paperOf<Name extends QuestionKind>({ kind }: { kind: Name }): PaperKind<Name> {
  // The answer place and the component that draws it belong to the same kind, which the compiler cannot
  // follow.
  return KINDS[kind] as never;
}
