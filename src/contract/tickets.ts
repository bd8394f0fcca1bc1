import * as v from 'valibot';
import { countSchema } from './fields';
import { parserOf } from './parsed';
import { secretSchema } from './secretSchema';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** What makes another device a host, once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

/** Reads what IssueTicket answers. */
export const parseIssuedTicket = parserOf(issuedTicketSchema);

/** Reads what ClaimTicket answers. */
export const parseClaimedTicket = parserOf(v.object({ hostKey: secretSchema }));
