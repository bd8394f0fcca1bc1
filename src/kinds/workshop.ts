import type { QuestionKind } from '../contract/question';
import { choiceWorkshop } from './choice/workshop';
import { matchWorkshop } from './match/workshop';
import { multipleWorkshop } from './multiple/workshop';
import { numberWorkshop } from './number/workshop';
import { orderWorkshop } from './order/workshop';
import { partsWorkshop } from './parts/workshop';
import { stagesWorkshop } from './stages/workshop';
import { pollWorkshop } from './poll/workshop';
import { textWorkshop } from './text/workshop';
import type { WorkshopKind } from './workshopKind';

const KINDS: { [Name in QuestionKind]: WorkshopKind<Name> } = {
  choice: choiceWorkshop,
  multiple: multipleWorkshop,
  text: textWorkshop,
  number: numberWorkshop,
  order: orderWorkshop,
  parts: partsWorkshop,
  match: matchWorkshop,
  stages: stagesWorkshop,
  poll: pollWorkshop,
};

/** The workshop's rules for a kind of question. */
export function kindOf<Name extends QuestionKind>({ kind }: { kind: Name }): WorkshopKind<Name> {
  return KINDS[kind] as never;
}
