import type { QuestionKind } from '../contract/question';
import { choicePhone } from './choice/phone';
import { matchPhone } from './match/phone';
import { multiplePhone } from './multiple/phone';
import { numberPhone } from './number/phone';
import { orderPhone } from './order/phone';
import { partsPhone } from './parts/phone';
import { pollPhone } from './poll/phone';
import type { PhoneKind } from './phoneKind';
import { stagesPhone } from './stages/phone';
import { textPhone } from './text/phone';

const KINDS: { [Name in QuestionKind]: PhoneKind<Name> } = {
  choice: choicePhone,
  multiple: multiplePhone,
  text: textPhone,
  number: numberPhone,
  order: orderPhone,
  parts: partsPhone,
  match: matchPhone,
  stages: stagesPhone,
  poll: pollPhone,
};

/** The phone's components and texts for a kind of question. */
export function phoneOf<Name extends QuestionKind>({ kind }: { kind: Name }): PhoneKind<Name> {
  return KINDS[kind] as never;
}
