import type { QuestionKind } from '../contract/question';
import { choicePretend } from './choice/pretend';
import { matchPretend } from './match/pretend';
import { multiplePretend } from './multiple/pretend';
import { numberPretend } from './number/pretend';
import { orderPretend } from './order/pretend';
import { partsPretend } from './parts/pretend';
import { stagesPretend } from './stages/pretend';
import { pollPretend } from './poll/pretend';
import { textPretend } from './text/pretend';
import type { PretendKind } from './pretendKind';

const KINDS: { [Name in QuestionKind]: PretendKind<Name> } = {
  choice: choicePretend,
  multiple: multiplePretend,
  text: textPretend,
  number: numberPretend,
  order: orderPretend,
  parts: partsPretend,
  match: matchPretend,
  stages: stagesPretend,
  poll: pollPretend,
};

/** How the teams of a rehearsal answer a kind of question. */
export function pretendOf<Name extends QuestionKind>({ kind }: { kind: Name }): PretendKind<Name> {
  return KINDS[kind] as never;
}
