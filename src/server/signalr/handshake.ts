import { writeRecord } from './frames';

/** The answer to a handshake that is accepted. */
export const HANDSHAKE_ACCEPTED = writeRecord({});

/** The answer to one that is not; the client's start() fails with it. */
export function writeRefusal(error: string): Buffer {
  return writeRecord({ error });
}

/**
 * The latest version of the JSON protocol. It adds stateful reconnect, which clients use only where negotiate offers
 * it.
 */
const LATEST_VERSION = 2;

/** Why the client's first record is no handshake that this server accepts; undefined when it is one. */
export function findHandshakeError(record: string): string | undefined {
  const { protocol, version } = parseRequest(record);
  if (typeof protocol !== 'string' || typeof version !== 'number') return 'A handshake was expected.';
  if (protocol !== 'json') return 'The only protocol supported is json.';
  const isSupported = Number.isInteger(version) && version >= 0 && version <= LATEST_VERSION;
  if (!isSupported) return `The versions supported are 0 to ${LATEST_VERSION}.`;
  return undefined;
}

function parseRequest(record: string): { protocol?: unknown; version?: unknown } {
  try {
    return Object(JSON.parse(record));
  } catch {
    return {};
  }
}
