import type { WorkshopKinds } from '../host/workshop/workshopKind';
import { choiceWorkshop } from './choice/workshop';
import { matchWorkshop } from './match/workshop';
import { multipleWorkshop } from './multiple/workshop';
import { numberWorkshop } from './number/workshop';
import { orderWorkshop } from './order/workshop';
import { partsWorkshop } from './parts/workshop';
import { stagesWorkshop } from './stages/workshop';
import { pollWorkshop } from './poll/workshop';
import { textWorkshop } from './text/workshop';
import { KIND_DRAFTS } from './workshopDraft';

/** What the workshop knows of each kind. */
export const WORKSHOP: WorkshopKinds = {
  kinds: {
    choice: choiceWorkshop,
    multiple: multipleWorkshop,
    text: textWorkshop,
    number: numberWorkshop,
    order: orderWorkshop,
    parts: partsWorkshop,
    match: matchWorkshop,
    stages: stagesWorkshop,
    poll: pollWorkshop,
  },
  drafts: KIND_DRAFTS,
};
