import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import { listField, objectOf, textField } from '../quizFields';
import { judgeText, keyOfText, cleanText } from '../written/texts';
import { type KindRules, largestFirst } from '../kindRules';

export interface TextKind {
  kind: 'text';
  accepted: string[];
}

const MOST_GROUPS = 10;

export const textRules: KindRules<TextKind> = {
  schema: v.pipe(
    objectOf({
      acceptedAnswers: listField(textField(QUIZ_LIMITS.acceptedAnswer), 1, QUIZ_LIMITS.acceptedAnswers),
    }),
    v.transform((read): TextKind => ({ kind: 'text', accepted: read.acceptedAnswers })),
  ),
  stored: (_question, answer) => (typeof answer === 'string' && cleanText(answer)) || undefined,
  keyOf: keyOfText,
  textOf: (_question, answer) => answer,
  judge: ({ accepted }, answer) => judgeText(accepted, answer),
  shown: () => ({}),
  neverStarred: ({ accepted }) => accepted,
  isQuotable: true,
  starred: (tally, stars, { accepted }) => ({
    ...tally,
    groups: tally.groups.map((group) => ({ ...group, text: stars.answer(group.text, accepted) })),
  }),
  solution: ({ accepted }) => ({ kind: 'text', accepted }),
  tally: (_question, groups) => ({
    kind: 'text',
    groups: largestFirst(groups)
      .slice(0, MOST_GROUPS)
      .map(({ text, playerIds, correct, share }) => ({
        text,
        count: playerIds.length,
        correct,
        ...(share === 0.5 && { share }),
      })),
  }),
};
