import type { PhoneKinds } from '../player/answers/phoneKind';
import { choicePhone } from './choice/phone';
import { matchPhone } from './match/phone';
import { multiplePhone } from './multiple/phone';
import { numberPhone } from './number/phone';
import { orderPhone } from './order/phone';
import { partsPhone } from './parts/phone';
import { pollPhone } from './poll/phone';
import { stagesPhone } from './stages/phone';
import { textPhone } from './text/phone';

/** What phones know of each kind. */
export const PHONE: PhoneKinds = {
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
