const RECORD_END = '\u001e';

/**
 * Stands in for the browser's WebSocket once stubbed: records what was sent, and receives what a test sends
 * as the server.
 */
export class FakeSocket {
  /** Called with each new socket. */
  static onCreated: (socket: FakeSocket) => void;
  readonly sent: unknown[] = [];
  /** The value of Date.now() at that time. */
  readonly createdAt = Date.now();
  isOpen = false;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Called with each record that is sent. */
  onSent: (record: HubRecord) => void = () => undefined;
  /** Called once it is closed, by either side. */
  onClosed: () => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.onCreated(this);
  }

  send(text: string): void {
    for (const one of text.split(RECORD_END).slice(0, -1)) {
      const record = JSON.parse(one) as HubRecord;
      this.sent.push(record);
      this.onSent(record);
    }
  }

  /** The client closes the connection. */
  close(): void {
    this.isOpen = false;
    this.isClosed = true;
    this.onClosed();
  }

  /** The connection opens. */
  open(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  /** The connection fails or ends without the client closing it. */
  breakOff(): void {
    this.close();
    this.onclose?.();
  }

  /** The server sends records. */
  receive(...records: unknown[]): void {
    this.receiveText(records.map((record) => JSON.stringify(record) + RECORD_END).join(''));
  }

  receiveText(data: string): void {
    this.onmessage?.({ data });
  }
}

/** A record that a client of the hub protocol sends: the handshake, a call, or a ping. */
export interface HubRecord {
  protocol?: string;
  type?: number;
  invocationId?: string;
  target?: string;
  arguments?: unknown[];
  everyMs?: number;
}
