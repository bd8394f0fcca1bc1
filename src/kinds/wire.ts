import { choiceWire } from './choice/wire';
import { multipleWire } from './multiple/wire';
import { numberWire } from './number/wire';
import { orderWire } from './order/wire';
import { partsWire } from './parts/wire';
import { textWire } from './text/wire';

/**
 * What stands on the wire and in a quiz file of each kind of question: the fields of a question, of its solution and
 * its tally, and `source`, those of a quiz file. The first of these makes the kind.
 */
const KINDS = {
  choice: choiceWire,
  multiple: multipleWire,
  text: textWire,
  number: numberWire,
  order: orderWire,
  parts: partsWire,
};

export type Wire = (typeof KINDS)[keyof typeof KINDS];
export const WIRES: readonly Wire[] = Object.values(KINDS);
/** How a question is answered. */
export type QuestionKind = Wire['kind'];
