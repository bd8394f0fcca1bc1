import type { ReactNode } from 'react';
import type { QuestionKind } from '../contract/question';
import { NumberFields } from './number/workshopFields';
import { PartsFields } from './parts/workshopFields';
import { StageFields } from './stages/workshopFields';
import type { KindFieldsProps } from './workshopKind';

type Fields = (props: KindFieldsProps) => ReactNode;

/** The editor's fields that only some kinds have, above and below the list of answers. */
export const KIND_FIELDS_SHOWN: Partial<Record<QuestionKind, { Above?: Fields; Below?: Fields }>> = {
  number: { Above: NumberFields },
  parts: { Below: PartsFields },
  stages: { Above: StageFields },
};
