import {
  JsonHubProtocol,
  MessageType,
  NullLogger,
  type HubMessage,
  type StreamInvocationMessage,
} from '@microsoft/signalr';

const RECORD_SEPARATOR = '\u001e';
const SEPARATOR_BYTE = 0x1e;
const NOTHING = Buffer.alloc(0);
const protocol = new JsonHubProtocol();

/** The client broke the protocol and loses its connection. The message is sent to it and must not quote it. */
export class ProtocolError extends Error {}

/**
 * Cuts the stream of one client into records. SignalR ends each with 0x1e and leaves the sender free to put several in one
 * WebSocket message or one in several.
 */
export class RecordReader {
  private pending: Buffer = NOTHING;

  /** @param maxBytes the largest record, without its separator */
  constructor(private readonly maxBytes: number) {}

  /** The records that `data` completes, in order. Throws ProtocolError when one grows too large. */
  read(data: Buffer): string[] {
    const bytes = this.pending.length > 0 ? Buffer.concat([this.pending, data]) : data;
    const records: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(SEPARATOR_BYTE); end >= 0; end = bytes.indexOf(SEPARATOR_BYTE, start)) {
      records.push(this.checkSize(bytes.subarray(start, end)).toString());
      start = end + 1;
    }
    // A copy: a view would keep the socket's whole chunk in memory.
    this.pending = Buffer.from(this.checkSize(bytes.subarray(start)));
    return records;
  }

  private checkSize(record: Buffer): Buffer {
    if (record.length > this.maxBytes) {
      throw new ProtocolError(`A message is larger than ${this.maxBytes} bytes.`);
    }
    return record;
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
