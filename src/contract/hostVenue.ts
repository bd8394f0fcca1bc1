import * as v from 'valibot';
import { optionalField, parserOf } from './parsed';
import { keepResultsSchema } from './keepResults';
import { venueSchema } from './venue';

const hostVenueSchema = v.object({
  ...venueSchema.entries,
  /** How long the results of evenings are stored. */
  keepResults: optionalField(keepResultsSchema),
});
/** The venue with its settings: GET /venue's answer, and PUT /venue's body. */
export type HostVenue = v.InferOutput<typeof hostVenueSchema>;

/** Reads GET /venue's answer with the settings. */
export const parseHostVenue = parserOf(hostVenueSchema);
