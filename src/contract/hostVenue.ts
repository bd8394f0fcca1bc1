import * as v from 'valibot';
import { optionalField, parserOf } from './parsed';
import { keepResultsSchema } from './keepResults';
import { venueSchema } from './venue';

const hostVenueSchema = v.object({
  ...venueSchema.entries,
  /** How long the results of evenings stay. */
  keepResults: optionalField(keepResultsSchema),
});
/** The house with its settings: GET /venue's answer for who may change it, and PUT /venue's body. */
export type HostVenue = v.InferOutput<typeof hostVenueSchema>;

/** Reads GET /venue's answer, whoever asked. */
export const parseHostVenue = parserOf(hostVenueSchema);
