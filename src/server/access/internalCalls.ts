import type { IncomingMessage } from 'node:http';
import { hasHash, hashSecret } from './secret';

/*
 * How the processes that share one store call each other, on the port that everybody calls: with a key that follows
 * from the server's key, and with what the process that was asked knows of the caller. Nobody else's headers of these
 * names count.
 */

const KEY_HEADER = 'quiz-night-internal';
/** Whom the call counts for, as `callerOf` tells it. */
const CALLER_HEADER = 'quiz-night-caller';
/** `server` where the caller has the right of the server's key. */
const RIGHT_HEADER = 'quiz-night-right';

type Headers = IncomingMessage['headers'];

/** What a process says of a caller whom it hands on. */
export interface Introduction {
  address: string;
  hasServerRight: boolean;
}

export function introduce(key: string, { address, hasServerRight }: Introduction): Record<string, string> {
  return {
    [KEY_HEADER]: key,
    [CALLER_HEADER]: address,
    ...(hasServerRight && { [RIGHT_HEADER]: 'server' }),
  };
}

/**
 * To be asked of every request first: afterwards `introductionOf` can be believed. False: it shows a wrong key.
 *
 * @param key undefined where there are no other processes
 */
export function admit({ headers }: Pick<IncomingMessage, 'headers'>, key: string | undefined): boolean {
  const shown = headers[KEY_HEADER];
  if (typeof shown === 'string' && key !== undefined && hasHash(shown, hashSecret(key))) return true;
  for (const name of [KEY_HEADER, CALLER_HEADER, RIGHT_HEADER]) delete headers[name];
  return shown === undefined;
}

/** What another process says of the caller; undefined where the caller itself calls. */
export function introductionOf(headers: Headers): Introduction | undefined {
  if (headers[KEY_HEADER] === undefined) return undefined;
  return {
    address: String(headers[CALLER_HEADER] ?? ''),
    hasServerRight: headers[RIGHT_HEADER] === 'server',
  };
}
