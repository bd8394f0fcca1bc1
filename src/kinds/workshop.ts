import { blankOf } from '../host/workshop/draft/fields';
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
import { multipleOptions } from './multiple/workshopDraft';
import { numberDraft } from './number/workshopDraft';
import { partsOptions } from './parts/workshopDraft';
import { pollDraft } from './poll/workshopDraft';
import { stagesDraft } from './stages/workshopDraft';

/** The fields that only some kinds have in a question's draft, with their initial values. */
const KIND_DRAFTS = {
  ...blankOf({ ...multipleOptions, ...partsOptions }),
  ...numberDraft,
  ...stagesDraft,
  ...pollDraft,
};

type Drafts = Readonly<typeof KIND_DRAFTS>;
declare module '../host/workshop/draft/draft' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface KindDraft extends Drafts {}
}

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
