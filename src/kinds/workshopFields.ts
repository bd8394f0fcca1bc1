import { NumberFields } from './number/workshopFields';
import { PollFields } from './poll/workshopFields';
import { StageFields } from './stages/workshopFields';
import type { FieldsOfKinds } from '../host/workshop/workshopKind';

/** The editor's fields for kinds whose answer is not only a list. */
export const WORKSHOP_FIELDS: FieldsOfKinds = {
  number: NumberFields,
  stages: StageFields,
  poll: PollFields,
};
