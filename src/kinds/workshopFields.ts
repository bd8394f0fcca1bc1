import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import { NumberFields } from './number/workshopFields';
import { PartsFields } from './parts/workshopFields';
import { PollFields } from './poll/workshopFields';
import { StageFields } from './stages/workshopFields';
import type { KindFieldsProps } from './workshopKind';

/** The editor's fields for kinds whose answer is not only a list. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, (props: KindFieldsProps) => ReactNode>> = {
  number: NumberFields,
  parts: PartsFields,
  stages: StageFields,
  poll: PollFields,
};
