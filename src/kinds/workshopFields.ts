import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import type { QuestionDraft } from '../host/workshop/draft/draft';
import { NumberFields } from './number/workshopFields';

export interface KindFieldsProps {
  question: QuestionDraft;
  /** Whoever is nearest wins it, whatever it says. */
  isTieBreak: boolean;
}

/** What the kinds are made with whose answer is no list. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, (props: KindFieldsProps) => ReactNode>> = {
  number: NumberFields,
};
