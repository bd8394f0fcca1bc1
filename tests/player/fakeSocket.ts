/** Stands in for the browser's WebSocket: keeps what was sent, and says what a test makes the server say. */
export class FakeSocket {
  static last: FakeSocket;
  readonly sent: unknown[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(
      ...text
        .split('\u001e')
        .slice(0, -1)
        .map((record) => JSON.parse(record) as unknown),
    );
  }

  close(): void {
    this.isClosed = true;
  }

  say(...records: unknown[]): void {
    this.sayText(records.map((record) => `${JSON.stringify(record)}\u001e`).join(''));
  }

  sayText(data: string): void {
    this.onmessage?.({ data });
  }
}
