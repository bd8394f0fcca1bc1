import { blankOf } from '../host/workshop/draft/fields';
import { multipleOptions } from './multiple/workshopDraft';
import { numberDraft } from './number/workshopDraft';
import { partsOptions } from './parts/workshopDraft';
import { pollDraft } from './poll/workshopDraft';
import { stagesDraft } from './stages/workshopDraft';

/** The fields that only some kinds have in a question's draft, with their initial values. */
export const KIND_DRAFTS = {
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
