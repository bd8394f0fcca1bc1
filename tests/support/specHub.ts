import { http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';

/** The character that ends every message of SignalR's JSON protocol. */
const END = '\u001e';

interface HubClient {
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

/** The quiz hub's side of SignalR's JSON protocol, as far as a monitor needs it. */
export class SpecHub {
  /** `refuses`: the negotiation fails with status 403. `unreachable`: it gets no response. */
  mode: 'up' | 'refuses' | 'unreachable' = 'up';
  /** The arguments of RegisterMonitor, in order, with their types. */
  readonly registered: unknown[] = [];
  /** The error that RegisterMonitor returns, if set. */
  registrationError: string | undefined;
  /** Whether the server knows hosts, as ours does; a server of the specification alone does not. */
  knowsHosts = false;
  /** The commands that were received, in order. */
  readonly commands: unknown[] = [];
  /** The error that HostCommand returns, if set. */
  commandError: string | undefined;
  /** What ClaimTicket was called with, in order; each waits for `answerClaims`. */
  readonly claims: unknown[][] = [];
  private readonly openClaims: ((outcome: object) => void)[] = [];
  /** Called when a monitor registers, before the response is sent. */
  onRegistered: () => void = () => {};
  private readonly clients = new Set<HubClient>();

  constructor(private readonly address: string) {}

  /** How many monitors are connected. */
  get monitors(): number {
    return this.clients.size;
  }

  send(target: string, ...args: unknown[]): void {
    for (const client of this.clients) send(client, { type: 1, target, arguments: args });
  }

  /** Answers the claims that wait, with a result or an error. */
  answerClaims(outcome: { result: unknown } | { error: string }): void {
    for (const answer of this.openClaims.splice(0)) answer(outcome);
  }

  /** Breaks every connection off with an error, as a network does: the clients reconnect by themselves. */
  breakOff(): void {
    for (const client of this.clients) client.close(1011);
    this.clients.clear();
  }

  /** Dismisses every client with the hub protocol's close message, after which they do not reconnect. */
  dismiss(): void {
    for (const client of this.clients) send(client, { type: 7 });
  }

  handlers(): (RequestHandler | WebSocketHandler)[] {
    const socket = ws.link(`${this.address.replace(/^http/, 'ws')}/quizHub`);
    return [
      http.post(`${this.address}/quizHub/negotiate`, () => this.negotiate()),
      socket.addEventListener('connection', ({ client }) => {
        // Phones connect without negotiation.
        if (this.mode !== 'up') return client.close(1011);
        client.addEventListener('close', () => this.clients.delete(client));
        client.addEventListener('message', ({ data }) => this.receive(client, String(data)));
      }),
    ];
  }

  private negotiate(): Response {
    if (this.mode === 'refuses') return new HttpResponse(null, { status: 403 });
    if (this.mode === 'unreachable') return HttpResponse.error();
    return HttpResponse.json({
      negotiateVersion: 1,
      connectionId: 'id',
      connectionToken: 'token',
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  }

  private receive(client: HubClient, data: string): void {
    for (const text of data.split(END).filter(Boolean)) {
      const message = JSON.parse(text) as Record<string, unknown>;
      if ('protocol' in message) {
        this.clients.add(client);
        client.send(`{}${END}`);
      }
      if (message.type === 1 && message.target === 'ClaimTicket' && this.knowsHosts) {
        this.claims.push(message.arguments as unknown[]);
        send(client, { type: 1, target: 'ClaimWaiting', arguments: [] });
        this.openClaims.push((outcome) =>
          send(client, { type: 3, invocationId: message.invocationId, ...outcome }),
        );
      } else if (message.type === 1) {
        const error = this.invoke(String(message.target), message.arguments as unknown[]);
        const { invocationId } = message;
        send(client, { type: 3, invocationId, ...(error ? { error } : { result: null }) });
      }
    }
  }

  /** Carries out a client's call; returns the error that the client gets, if any. */
  private invoke(target: string, [first]: unknown[]): string | undefined {
    if (target === 'RegisterMonitor' || (target === 'RegisterHost' && this.knowsHosts)) {
      this.registered.push(first);
      if (!this.registrationError) this.onRegistered();
      return this.registrationError;
    }
    if (target !== 'HostCommand' || !this.knowsHosts) return `Unknown hub method '${target}'`;
    this.commands.push(first);
    return this.commandError;
  }
}

function send(client: HubClient, message: object): void {
  client.send(JSON.stringify(message) + END);
}
