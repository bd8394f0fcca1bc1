import * as v from 'valibot';
import type { KindRules } from '../kindRules';
import { objectOf } from '../../reading/fields';
import type { LanguageRules } from '../../reading/languageRules';
import { acceptedAnswersField, writtenRules } from '../written/rules';

export interface TextKind {
  kind: 'text';
  accepted: string[];
  languageRules?: LanguageRules;
}

export const textRules: KindRules<TextKind> = {
  ...writtenRules('text'),
  schema: v.pipe(
    objectOf({ acceptedAnswers: acceptedAnswersField }),
    v.transform((read): TextKind => ({ kind: 'text', accepted: read.acceptedAnswers })),
  ),
  shown: () => ({}),
};
