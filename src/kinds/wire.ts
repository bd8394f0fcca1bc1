import { choiceWire } from './choice/wire';
import { matchWire } from './match/wire';
import { multipleWire } from './multiple/wire';
import { numberWire } from './number/wire';
import { orderWire } from './order/wire';
import { partsWire } from './parts/wire';
import { stagesWire } from './stages/wire';
import { pollWire } from './poll/wire';
import { textWire } from './text/wire';

/**
 * The wire formats of each kind of question, and its fields in a quiz file: the fields of a question, of its
 * solution and its tally, an answer as it is stored, `sent` where it is sent in another form, and `source`,
 * the fields of a quiz file. The first of these determines the kind. A kind without `solution` has no right
 * answer: it brings no points and counts in no statistic.
 */
const KINDS = {
  choice: choiceWire,
  multiple: multipleWire,
  text: textWire,
  number: numberWire,
  order: orderWire,
  parts: partsWire,
  match: matchWire,
  stages: stagesWire,
  poll: pollWire,
};

export type Wire = (typeof KINDS)[keyof typeof KINDS];
export const WIRES: readonly Wire[] = Object.values(KINDS);
/** The kinds, which differ in how a question is answered. */
export type QuestionKind = Wire['kind'];
/** The kind of a tie-break, because the nearest answers can win. */
export const TIE_BREAK_KIND = KINDS.number.kind;
/** The kind of what the host asks the room in a break. */
export const ASK_KIND = KINDS.poll.kind;
