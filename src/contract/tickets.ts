import * as v from 'valibot';
import { countSchema, optionalField, parserOf, secretSchema } from './parsed';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** What makes another device a host, or a team-mate's phone, once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

export const parseIssuedTicket = parserOf(issuedTicketSchema);

const claimedTicketSchema = v.object({
  hostKey: secretSchema,
  /** The key opens the grid for teams on paper alone. */
  role: optionalField(v.literal('scorer')),
});

export const parseClaimedTicket = parserOf(claimedTicketSchema);
