import type { QuestionKind } from '../../../contract/question';
import type { KindRules } from './kindRules';
import { type NumberKind, numberRules } from './numberKind';
import { type PickedKind, choiceRules, multipleRules, orderRules } from './pickedKinds';
import { type TextKind, textRules } from './textKind';

/** What makes a question's kind. */
export type Kind = PickedKind | TextKind | NumberKind;

/** What the game knows of each kind. */
export const KIND_RULES = {
  choice: choiceRules,
  multiple: multipleRules,
  text: textRules,
  number: numberRules,
  order: orderRules,
} satisfies Record<QuestionKind, unknown>;

/** What the game knows of a question's kind. */
export function rulesOf<Question extends Kind>({ kind }: Question): KindRules<Question> {
  // Each kind's rules stand under its name.
  return KIND_RULES[kind] as unknown as KindRules<Question>;
}
