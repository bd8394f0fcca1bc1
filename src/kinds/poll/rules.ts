import * as v from 'valibot';
import { type KindRules, largestFirst } from '../kindRules';
import { answersField, countsOf, isPlace } from '../picked/rules';
import { faultMessage, objectOf } from '../../reading/fields';
import type { LanguageRules } from '../../reading/languageRules';
import { cleanText, keyOfText } from '../written/texts';
import { POLLS } from './wire';

export interface PollKind {
  kind: 'poll';
  /** Absent: answers are typed. */
  answers?: string[];
  languageRules?: LanguageRules;
}

/** More words than these could not be read from the back of the room. */
const MOST_GROUPS = 20;

/** What the room thinks: nothing is right, and typed answers are shown once the host lets them in. */
export const pollRules: KindRules<PollKind> = {
  schema: v.pipe(
    v.variant(
      'poll',
      [objectOf({ poll: v.literal('choice'), answers: answersField }), objectOf({ poll: v.literal('text') })],
      faultMessage('not_one_of', ...POLLS),
    ),
    v.transform((read): PollKind => ({ kind: 'poll', ...('answers' in read && { answers: read.answers }) })),
  ),
  shown: ({ answers }) => (answers ? { answers } : {}),
  stored({ answers }, answer) {
    if (answers) return isPlace(answer, answers) ? answer : undefined;
    return (typeof answer === 'string' && cleanText(answer)) || undefined;
  },
  keyOf: (answer, { languageRules }) =>
    typeof answer === 'number' ? String(answer) : keyOfText(answer, languageRules),
  textOf: ({ answers = [] }, answer) => (typeof answer === 'number' ? (answers[answer] ?? '') : answer),
  judge: () => 'wrong',
  isMarked: ({ answers }) => answers === undefined,
  neverStarred: () => [],
  starred: ({ groups, ...tally }, stars) => ({
    ...tally,
    ...(groups && { groups: groups.map((group) => ({ ...group, text: stars.answer(group.text, []) })) }),
  }),
  liveCounts: ({ answers }, groups) => answers && countsOf(answers, groups, (answer, at) => answer === at),
  tally(question, groups) {
    const counts = pollRules.liveCounts!(question, groups);
    if (counts) return { kind: 'poll', counts };
    const shown = largestFirst(groups.filter(({ correct }) => correct)).slice(0, MOST_GROUPS);
    return {
      kind: 'poll',
      groups: shown.map(({ text, playerIds }) => ({ text, count: playerIds.length })),
      ...(groups.length > 0 && shown.length === 0 && { pending: true }),
    };
  },
};
