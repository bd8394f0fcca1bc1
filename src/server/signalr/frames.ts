import {
  type HubMessage,
  JsonHubProtocol,
  MessageType,
  NullLogger,
  type PingMessage,
  type StreamInvocationMessage,
} from '@microsoft/signalr';
import { wellFormedJson } from '../wellFormed';

const RECORD_SEPARATOR = '\u001e';
const SEPARATOR_BYTE = 0x1e;
const protocol = new JsonHubProtocol();

/** The client broke the protocol and is disconnected; it is sent the message, which must not quote it. */
export class ProtocolError extends Error {}

/**
 * Splits the stream of one client into records. SignalR ends each with 0x1e; the sender may put several into
 * one WebSocket message, or one into several.
 */
export class RecordReader {
  readonly #maxBytes: number;
  /** The beginning of an incomplete record, in one growing buffer, however small the pieces are. */
  #pending = Buffer.alloc(0);
  #pendingBytes = 0;

  /** @param maxBytes the largest record, without its separator */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the records that `data` completes, in order. Throws a ProtocolError if one grows too large. */
  read(data: Buffer): string[] {
    const records: string[] = [];
    let start = 0;
    for (let end = data.indexOf(SEPARATOR_BYTE); end >= 0; end = data.indexOf(SEPARATOR_BYTE, start)) {
      records.push(this.#complete(data.subarray(start, end)));
      start = end + 1;
    }
    if (start < data.length) this.#append(data.subarray(start));
    return records;
  }

  #complete(lastPart: Buffer): string {
    if (this.#pendingBytes === 0) {
      this.#checkSize(lastPart.length);
      return lastPart.toString();
    }
    this.#append(lastPart);
    const record = this.#pending.toString('utf8', 0, this.#pendingBytes);
    this.#pending = Buffer.alloc(0);
    this.#pendingBytes = 0;
    return record;
  }

  #append(part: Buffer): void {
    const bytes = this.#pendingBytes + part.length;
    this.#checkSize(bytes);
    if (bytes > this.#pending.length) {
      // Not from Node's pool, since a pooled piece would keep a whole pool in memory.
      const grown = Buffer.allocUnsafeSlow(
        Math.max(bytes, Math.min(2 * this.#pending.length, this.#maxBytes)),
      );
      this.#pending.copy(grown, 0, 0, this.#pendingBytes);
      this.#pending = grown;
    }
    part.copy(this.#pending, this.#pendingBytes);
    this.#pendingBytes = bytes;
  }

  #checkSize(bytes: number): void {
    if (bytes > this.#maxBytes) throw new ProtocolError(`A message is larger than ${this.#maxBytes} bytes.`);
  }
}

/**
 * Reads one record. Returns undefined for messages that only newer clients send; throws a ProtocolError for
 * anything that is not a message.
 */
export function readMessage(sent: string): HubMessage | undefined {
  const record = wellFormedJson(sent);
  try {
    const [message] = protocol.parseMessages(record + RECORD_SEPARATOR, NullLogger.instance);
    // JsonHubProtocol checks everything but the arguments.
    if (message?.type === MessageType.Invocation && !Array.isArray(message.arguments))
      throw new Error('no list');
    return message ?? readStreamInvocation(JSON.parse(record));
  } catch {
    throw new ProtocolError('A message could not be read.');
  }
}

/** JsonHubProtocol skips this type, which only servers receive. Throws if it is not a stream invocation. */
function readStreamInvocation(message: Partial<StreamInvocationMessage>): HubMessage | undefined {
  if (message.type !== MessageType.StreamInvocation) return undefined;
  const { target, invocationId } = message;
  if (typeof target !== 'string' || typeof invocationId !== 'string')
    throw new Error('not a stream invocation');
  return message as StreamInvocationMessage;
}

/** Returns a record to send any number of times. Throws if the value cannot be JSON, such as a bigint. */
export function writeRecord(value: object): Buffer {
  return endRecord(JSON.stringify(value));
}

/** Appends the record separator to a text. */
export function endRecord(text: string): Buffer {
  return Buffer.from(text + RECORD_SEPARATOR);
}

/** Returns an event as sent over the wire: an invocation that expects no answer. */
export function writeEvent(event: string, args: unknown[]): Buffer {
  return writeRecord({ type: MessageType.Invocation, target: event, arguments: args });
}

/** Pings by what they state: connections that are sent the same record share its frame. */
const pings = new Map<string, Buffer>();

/**
 * Returns a ping. With `everyMs` it states its interval, and with `asked` that the client has asked for it; most
 * clients ignore both.
 */
export function writePing(everyMs?: number, asked?: true): Buffer {
  const key = `${everyMs} ${asked}`;
  const ping = pings.get(key) ?? writeRecord({ type: MessageType.Ping, everyMs, asked });
  pings.set(key, ping);
  return ping;
}

/** Returns how often at most a client's ping asks to be pinged, in milliseconds; undefined if it says nothing. */
export function askedFor(ping: PingMessage): number | undefined {
  const { everyMs } = ping as PingMessage & { everyMs?: unknown };
  return typeof everyMs === 'number' && everyMs >= 0 ? everyMs : undefined;
}

export const HANDSHAKE_ACCEPTED = writeRecord({});

/** Returns the answer to a bad handshake; the client's start() fails with it. */
export function writeRefusal(error: string): Buffer {
  return writeRecord({ error });
}

/** Version 2 adds stateful reconnect, which clients use only if negotiate offers it. */
const LATEST_VERSION = 2;

/** Returns why the client's first record is not a handshake that this server accepts; undefined if it is. */
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
