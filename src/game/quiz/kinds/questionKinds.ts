import type { QuestionKind } from '../../../contract/question';
import type { KindRules } from './kindRules';
import { type NumberKind, numberRules } from './numberKind';
import { type PartsKind, partsRules } from './partsKind';
import { type PickedKind, choiceRules, multipleRules, orderRules } from './pickedKinds';
import { type TextKind, textRules } from './textKind';

/** What makes a question's kind. */
export type Kind = PickedKind | TextKind | NumberKind | PartsKind;

/** What the game knows of each kind. */
export const KIND_RULES = {
  choice: choiceRules,
  multiple: multipleRules,
  text: textRules,
  number: numberRules,
  order: orderRules,
  parts: partsRules,
} satisfies Record<QuestionKind, unknown>;

/** What the game knows of a question's kind. */
export function rulesOf<Question extends Kind>({ kind }: Question): KindRules<Question> {
  // Each kind's rules stand under its name.
  return KIND_RULES[kind] as unknown as KindRules<Question>;
}
