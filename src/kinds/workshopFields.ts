import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import { NumberFields } from './number/workshopFields';
import { PartsFields } from './parts/workshopFields';
import { PollFields } from './poll/workshopFields';
import { StageFields } from './stages/workshopFields';
import type { KindFieldsProps } from './workshopKind';

type Fields = (props: KindFieldsProps & { children: ReactNode }) => ReactNode;

/** The editor's fields for kinds whose answer is not only a list; the children are that list. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, Fields>> = {
  number: NumberFields,
  parts: PartsFields,
  stages: StageFields,
  poll: PollFields,
};
