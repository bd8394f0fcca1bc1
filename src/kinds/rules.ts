import type { InferOutput } from 'valibot';
import type { QuestionKind, TIE_BREAK_KIND } from '../contract/question';
import { choiceRules } from './choice/rules';
import type { KindRules } from './kindRules';
import { matchRules } from './match/rules';
import { multipleRules } from './multiple/rules';
import { numberRules } from './number/rules';
import { orderRules } from './order/rules';
import { partsRules } from './parts/rules';
import { stagesRules } from './stages/rules';
import { pollRules } from './poll/rules';
import { textRules } from './text/rules';

/** The game's rules for each kind. */
const KIND_RULES = {
  choice: choiceRules,
  multiple: multipleRules,
  text: textRules,
  number: numberRules,
  order: orderRules,
  parts: partsRules,
  match: matchRules,
  stages: stagesRules,
  poll: pollRules,
} satisfies Record<QuestionKind, unknown>;

/** The fields of each kind of question. */
export type Kind = InferOutput<(typeof KIND_RULES)[QuestionKind]['schema']>;

/** The fields of a tie-break. */
export type NearestKind = Extract<Kind, { kind: typeof TIE_BREAK_KIND }>;

/** The game's rules for a kind of question. */
export function rulesOf<Name extends QuestionKind>({
  kind,
}: {
  kind: Name;
}): KindRules<Extract<Kind, { kind: Name }>> {
  // Each kind's rules are under its own name, which the compiler cannot follow.
  return KIND_RULES[kind] as never;
}
