import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import { NumberFields } from './number/workshopFields';
import { StageFields } from './stages/workshopFields';
import type { KindFieldsProps } from './workshopKind';

/** The editor's fields that only some kinds have, besides a list of answers. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, (props: KindFieldsProps) => ReactNode>> = {
  number: NumberFields,
  stages: StageFields,
};
