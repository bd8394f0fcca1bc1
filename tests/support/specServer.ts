import { delay, http, HttpResponse, type RequestHandler, type WebSocketHandler } from 'msw';
import type { Id } from '../../src/contract/quizSummary';
import { network } from './network';
import { SpecHub } from './specHub';

/** A session with the fields of the specification; a server may send the code as text or as a number. */
export interface SpecSession {
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
