import * as v from 'valibot';
import { countSchema, optionalField, parserOf, secretSchema } from './parsed';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** Makes another device a host, or a team-mate's phone; valid once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

export const parseIssuedTicket = parserOf(issuedTicketSchema);

const claimedTicketSchema = v.object({
  hostKey: secretSchema,
  /** The key only grants access to the grid for teams on paper. */
  role: optionalField(v.literal('scorer')),
});

export const parseClaimedTicket = parserOf(claimedTicketSchema);
