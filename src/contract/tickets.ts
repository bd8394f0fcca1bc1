import * as v from 'valibot';
import { countSchema, parserOf, secretSchema } from './parsed';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** What makes another device a host, once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

export const parseIssuedTicket = parserOf(issuedTicketSchema);

export const parseClaimedTicket = parserOf(v.object({ hostKey: secretSchema }));
