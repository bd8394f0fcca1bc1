import * as v from 'valibot';
import { countSchema } from './parsed';

/** How long results can be stored, in hours: minimum, default and maximum (other than for ever). */
export const KEEP_HOURS = { least: 12, usual: 365 * 24, most: 100 * 365 * 24 } as const;
/** How long an evening's results are stored after its end: in hours, or for ever. */
export type KeepResults = number | 'forever';

/** A period that the server has accepted. */
export const keepResultsSchema = v.union([v.literal('forever'), countSchema]);
