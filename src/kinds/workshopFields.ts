import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import { NumberFields } from './number/workshopFields';
import { PartsFields } from './parts/workshopFields';
import type { KindFieldsProps } from './workshopKind';

/** The editor's fields that only some kinds have, below the list of answers or in place of it. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, (props: KindFieldsProps) => ReactNode>> = {
  number: NumberFields,
  parts: PartsFields,
};
