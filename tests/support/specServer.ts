import { delay, http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import type { Id } from '../../src/contract/quizSummary';
import { network } from './network';

/** A session with the fields of the specification; a server may send the code as text or as a number. */
interface SpecSession {
  quizId: Id;
  sessionCode: Id;
  participants: string[] | null;
  quizName: string;
  quizDescription: string;
}

type Call = 'GET /quizzes' | 'POST /session' | 'GET /session';
/**
 * How a call fails: with an error status, a body that is not a quiz server's, a failed connection, or no
 * response.
 */
type Fault = number | 'unreadable' | 'unreachable' | 'silent';

export const PUB_QUIZ = { quizId: 'pub', quizName: 'Pub Quiz', quizDescription: 'Once around the bar' };
const MATHS_QUIZ = { quizId: 42, quizName: 'Maths', quizDescription: 'Numbers only' };

/** A server that knows the specification and nothing else: REST and the quiz hub, in msw's network. */
export class SpecServer {
  quizzes: unknown[] = [PUB_QUIZ, MATHS_QUIZ];
  readonly sessions = new Map<string, SpecSession>();
  readonly faults = new Map<Call, Fault>();
  /** Every call that came in, as "METHOD path". */
  readonly calls: string[] = [];
  /** The requested quizIds of sessions, unconverted. */
  readonly created: unknown[] = [];
  /** The code of the next session to be created. */
  nextCode: Id = 'BDFGH';
  readonly hub: SpecHub;

  private constructor(readonly address: string) {
    this.hub = new SpecHub(address);
  }

  /** Puts the server on the test's network. */
  static start(address = 'http://localhost:5000'): SpecServer {
    const server = new SpecServer(address);
    network.use(...server.handlers());
    return server;
  }

  addSession(sessionCode: Id, ...participants: string[]): SpecSession {
    const session = { ...PUB_QUIZ, sessionCode, participants };
    this.sessions.set(String(sessionCode), session);
    return session;
  }

  /** Lets a player join, and sends the event to the monitors. */
  join(sessionCode: Id, name: string): void {
    const session = this.sessions.get(String(sessionCode));
    if (!session) throw new Error(`There is no session ${sessionCode}`);
    session.participants = [...(session.participants ?? []), name];
    this.hub.send('PlayerJoined', { players: session.participants });
  }

  private handlers(): (RequestHandler | WebSocketHandler)[] {
    return [
      http.get(`${this.address}/quizzes`, ({ request }) =>
        this.respond('GET /quizzes', request, () => ({ quizzes: this.quizzes })),
      ),
      // The additions of our own server do not exist here.
      http.get(`${this.address}/quizzes/*`, () => new HttpResponse(null, { status: 404 })),
      http.post(`${this.address}/session`, async ({ request }) => {
        const { quizId } = (await request.clone().json()) as { quizId: Id };
        return this.respond('POST /session', request, () => this.create(quizId));
      }),
      http.get(`${this.address}/session/:code`, ({ request, params }) =>
        this.respond('GET /session', request, () => this.sessions.get(String(params.code))),
      ),
      ...this.hub.handlers(),
    ];
  }

  private create(quizId: Id): SpecSession {
    this.created.push(quizId);
    const session = { ...PUB_QUIZ, quizId, sessionCode: this.nextCode, participants: [] };
    this.sessions.set(String(this.nextCode), session);
    return session;
  }

  private async respond(call: Call, request: Request, body: () => unknown): Promise<Response> {
    this.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const fault = this.faults.get(call);
    if (fault === 'silent') await delay('infinite');
    if (fault === 'unreachable') return HttpResponse.error();
    if (fault === 'unreadable') return HttpResponse.html('<h1>Welcome to my router</h1>');
    if (fault !== undefined) return new HttpResponse(null, { status: fault as number });
    const found = body();
    return found === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(found as object);
  }
}

/** The character that ends every message of SignalR's JSON protocol. */
const END = '\u001e';

interface HubClient {
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

/** The quiz hub's side of SignalR's JSON protocol, as far as a monitor needs it. */
class SpecHub {
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
