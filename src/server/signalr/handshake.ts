import { writeRecord } from './frames';

/** The answer to a handshake that is accepted. */
export const HANDSHAKE_ACCEPTED = writeRecord({});

/** The answer to one that is not; the client's start() fails with it. */
export function writeRefusal(error: string): Buffer {
  return writeRecord({ error });
}

/**
 * Why the client's first record is no handshake for us, or undefined when it is one. Version 2 of the JSON protocol adds
 * stateful reconnect; clients ask for it only after negotiate offered that, and ours does not.
 */
export function findHandshakeError(record: string): string | undefined {
  const { protocol, version } = parseRequest(record);
  if (typeof protocol !== 'string' || typeof version !== 'number') return 'A handshake was expected.';
  if (protocol !== 'json') return 'The only protocol supported is json.';
  if (version !== 1) return 'The only version supported is 1.';
  return undefined;
}

function parseRequest(record: string): { protocol?: unknown; version?: unknown } {
  try {
    return Object(JSON.parse(record));
  } catch {
    return {};
  }
}
