import * as v from 'valibot';
import { countSchema, optionalField, parserOf, secretSchema } from './parsed';

const issuedTicketSchema = v.object({ ticket: secretSchema, expiresInMs: countSchema });
/** Makes another device a host, or a team-mate's phone; valid once and for a short time. */
export type IssuedTicket = v.InferOutput<typeof issuedTicketSchema>;

export const parseIssuedTicket = parserOf(issuedTicketSchema);

/** What a phone that asks for a right shows large, so that the host can tell it from others. */
export const signSchema = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

const deviceClaimingSchema = v.object({
  claimId: v.string(),
  sign: signSchema,
  role: optionalField(v.literal('scorer')),
});
/** A device that waits until the host admits it. */
export type DeviceClaiming = v.InferOutput<typeof deviceClaimingSchema>;

export const parseDeviceClaiming = parserOf(deviceClaimingSchema);

const claimedTicketSchema = v.object({
  hostKey: secretSchema,
  /** The key only grants access to the grid for teams on paper. */
  role: optionalField(v.literal('scorer')),
});

export const parseClaimedTicket = parserOf(claimedTicketSchema);
