import * as v from 'valibot';
import { countSchema } from './fields';
import { parseWith, type Parsed } from './parsed';
import { secretSchema } from './secretSchema';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** What makes another device a host, once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

/** Reads what IssueTicket answers. */
export function parseIssuedTicket(input: unknown): Parsed<IssuedTicket> {
  return parseWith(issuedTicketSchema, input);
}

/** Reads what ClaimTicket answers. */
export function parseClaimedTicket(input: unknown): Parsed<{ hostKey: string }> {
  return parseWith(v.object({ hostKey: secretSchema }), input);
}
