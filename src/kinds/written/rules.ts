import { QUIZ_LIMITS, type QuestionKind } from '../../contract/question';
import { type Stars, type TalliedGroup, largestFirst } from '../kindRules';
import { listField, textField } from '../../reading/fields';
import type { LanguageRules } from '../../reading/languageRules';
import { cleanText, judgeText, keyOfText } from './texts';

/** A kind that is answered by one text, compared with those that are accepted. */
interface WrittenKind<Kind extends QuestionKind> {
  kind: Kind;
  accepted: string[];
  languageRules?: LanguageRules;
}

interface WrittenTally<Kind extends QuestionKind> {
  kind: Kind;
  groups: { text: string; count: number; correct: boolean; share?: 0.5 | undefined }[];
}

const MOST_GROUPS = 10;

/** The texts that a question or a part accepts. */
export const acceptedAnswersField = listField(
  textField(QUIZ_LIMITS.acceptedAnswer),
  1,
  QUIZ_LIMITS.acceptedAnswers,
);

/** The rules that these kinds share. */
export function writtenRules<Kind extends QuestionKind>(kind: Kind) {
  type Written = WrittenKind<Kind>;
  return {
    stored: (_question: Written, answer: unknown) =>
      (typeof answer === 'string' && cleanText(answer)) || undefined,
    keyOf: (answer: string, { languageRules }: Written) => keyOfText(answer, languageRules),
    textOf: (_question: Written, answer: string) => answer,
    judge: ({ accepted, languageRules }: Written, answer: string) =>
      judgeText(accepted, answer, languageRules),
    neverStarred: ({ accepted }: Written) => accepted,
    isQuotable: true as const,
    starred: <Tally extends WrittenTally<Kind>>(
      tally: Tally,
      stars: Stars,
      { accepted }: Written,
    ): Tally => ({
      ...tally,
      groups: tally.groups.map((group) => ({ ...group, text: stars.answer(group.text, accepted) })),
    }),
    solution: ({ accepted }: Written) => ({ kind, accepted }),
    tally: (_question: Written, groups: readonly TalliedGroup<string>[]) => ({
      kind,
      groups: largestFirst(groups)
        .slice(0, MOST_GROUPS)
        .map(({ text, playerIds, correct, share }) => ({
          text,
          count: playerIds.length,
          correct,
          ...(share === 0.5 && { share: 0.5 as const }),
        })),
    }),
  };
}
