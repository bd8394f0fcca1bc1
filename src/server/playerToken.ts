import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The secret by which a phone is known: 128 random bits that it made itself, as base64url. */
export const playerTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What the server keeps of a token: who reads the store cannot come back as a player. */
export function hashPlayerToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
