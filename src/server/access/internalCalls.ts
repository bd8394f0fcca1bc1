import type { IncomingMessage } from 'node:http';
import { hasHash, hashSecret } from './secret';

/*
 * How the processes that share one store call each other, on the public port: with a key derived from the
 * server's key, and with what the first process knows about the caller. These headers are ignored from
 * anybody else.
 */

const KEY_HEADER = 'quiz-night-internal';
/** The address that the call counts for, as `callerOf` returns it. */
const CALLER_HEADER = 'quiz-night-caller';
/** `server` if the caller has the right of the server's key. */
const RIGHT_HEADER = 'quiz-night-right';

type Headers = IncomingMessage['headers'];

/** What a process tells another about a caller whom it hands over. */
export interface Introduction {
  address: string;
  hasServerRight: boolean;
}

export function introduce(key: string, { address, hasServerRight }: Introduction): Record<string, string> {
  return { [KEY_HEADER]: key, [CALLER_HEADER]: address, ...(hasServerRight && { [RIGHT_HEADER]: 'server' }) };
}

/** Must be called first for every request, so that `introductionOf` can be trusted; false for a wrong key. */
export function admit({ headers }: Pick<IncomingMessage, 'headers'>, key: string | undefined): boolean {
  const shown = headers[KEY_HEADER];
  if (typeof shown === 'string' && key !== undefined && hasHash(shown, hashSecret(key))) return true;
  for (const name of [KEY_HEADER, CALLER_HEADER, RIGHT_HEADER]) delete headers[name];
  return shown === undefined;
}

/** Returns what another process says about the caller; undefined if the caller called directly. */
export function introductionOf(headers: Headers): Introduction | undefined {
  if (headers[KEY_HEADER] === undefined) return undefined;
  return {
    address: String(headers[CALLER_HEADER] ?? ''),
    hasServerRight: headers[RIGHT_HEADER] === 'server',
  };
}
