import { flag } from '../../host/workshop/draft/fields';

export const partsOptions = {
  /** Whether the text for a part counts for any part. */
  anyOrder: flag,
};
