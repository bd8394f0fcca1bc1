import type { QuestionKind } from '../contract/question';
import { choiceRules } from './choice/rules';
import type { KindRules } from './kindRules';
import { multipleRules } from './multiple/rules';
import { numberRules } from './number/rules';
import { orderRules } from './order/rules';
import { partsRules } from './parts/rules';
import { textRules } from './text/rules';

/** What the game knows of each kind. */
const KIND_RULES = {
  choice: choiceRules,
  multiple: multipleRules,
  text: textRules,
  number: numberRules,
  order: orderRules,
  parts: partsRules,
} satisfies Record<QuestionKind, unknown>;

/** What makes a question's kind. */
export type Kind = {
  [Name in QuestionKind]: (typeof KIND_RULES)[Name] extends KindRules<infer Each> ? Each : never;
}[QuestionKind];

/** The kind whose nearest answers can win: a tie-break is of it. */
export type NearestKind = Extract<Kind, { kind: 'number' }>;

/** What the game knows of a kind of question. */
export function rulesOf<Name extends QuestionKind>({
  kind,
}: {
  kind: Name;
}): KindRules<Extract<Kind, { kind: Name }>> {
  // Each kind's rules stand under its name, which the compiler cannot follow.
  return KIND_RULES[kind] as never;
}
