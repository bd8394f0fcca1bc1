import {
  JsonHubProtocol,
  MessageType,
  NullLogger,
  type HubMessage,
  type StreamInvocationMessage,
} from '@microsoft/signalr';

const RECORD_SEPARATOR = '\u001e';
const SEPARATOR_BYTE = 0x1e;
const protocol = new JsonHubProtocol();

/** The client broke the protocol and loses its connection. The message is sent to it and must not quote it. */
export class ProtocolError extends Error {}

/**
 * Cuts the stream of one client into records. SignalR ends each with 0x1e and leaves the sender free to put several in one
 * WebSocket message or one in several.
 */
export class RecordReader {
  /** What has come of a record whose end has not, copied: a view would keep the socket's whole chunk in memory. */
  private pending: Buffer[] = [];
  private pendingBytes = 0;

  /** @param maxBytes the largest record, without its separator */
  constructor(private readonly maxBytes: number) {}

  /** The records that `data` completes, in order. Throws ProtocolError when one grows too large. */
  read(data: Buffer): string[] {
    const records: string[] = [];
    let start = 0;
    for (let end = data.indexOf(SEPARATOR_BYTE); end >= 0; end = data.indexOf(SEPARATOR_BYTE, start)) {
      this.collect(data.subarray(start, end));
      records.push(Buffer.concat(this.pending).toString());
      this.pending = [];
      this.pendingBytes = 0;
      start = end + 1;
    }
    if (start < data.length) this.collect(Buffer.from(data.subarray(start)));
    return records;
  }

  /** Put together only when its end is there: a sender of single bytes would have all of them copied each time. */
  private collect(part: Buffer): void {
    this.pendingBytes += part.length;
    if (this.pendingBytes > this.maxBytes) {
      throw new ProtocolError(`A message is larger than ${this.maxBytes} bytes.`);
    }
    this.pending.push(part);
  }
}

/** Reads one record. Undefined for the message types of newer clients, to be ignored; throws ProtocolError on garbage. */
export function readMessage(record: string): HubMessage | undefined {
  try {
    const [message] = protocol.parseMessages(record + RECORD_SEPARATOR, NullLogger.instance);
    return message ?? readStreamInvocation(JSON.parse(record));
  } catch {
    throw new ProtocolError('A message could not be read.');
  }
}

/** The client's own reader passes over the messages that only a server hears; of those only this one wants an answer. */
function readStreamInvocation(message: StreamInvocationMessage): StreamInvocationMessage | undefined {
  const wantsAnswer =
    message.type === MessageType.StreamInvocation && typeof message.invocationId === 'string';
  return wantsAnswer ? message : undefined;
}

/** A record ready to be sent, any number of times. Throws when the value is no JSON: a cycle, a bigint. */
export function writeRecord(value: object): Buffer {
  return Buffer.from(JSON.stringify(value) + RECORD_SEPARATOR);
}

/** An event as the wire has it: an invocation that expects no answer. */
export function writeEvent(event: string, args: unknown[]): Buffer {
  return writeRecord({ type: MessageType.Invocation, target: event, arguments: args });
}

export const PING = writeRecord({ type: MessageType.Ping });
