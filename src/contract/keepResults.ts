import * as v from 'valibot';
import { countSchema } from './parsed';

/** How long results stay, in hours: at least, where nobody has said, and at most beside for ever. */
export const KEEP_HOURS = { least: 12, usual: 365 * 24, most: 100 * 365 * 24 } as const;
/** How long the results of an evening stay after its end: so many hours, or for ever. */
export type KeepResults = number | 'forever';

export const keepResultsSchema = v.union([
  v.literal('forever'),
  v.pipe(countSchema, v.minValue(KEEP_HOURS.least), v.maxValue(KEEP_HOURS.most)),
]);
