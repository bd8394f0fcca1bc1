import { GameHubPlayMethod } from '../../src/contract/gameHubs';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/hubs';
import type { CreatedSession } from '../../src/contract/session';
import { type HubClient, PlayerClient } from './hubClient';
import { connectRaw } from './hubTestServer';
import type { TestQuizServer } from './quizServer';

/** What listeners that are not hosts have received since the last look. */
export interface Heard {
  /** A monitor's frames, and what anybody can now read over HTTP. */
  monitor: string;
  /** The frames of two phones that do not answer. */
  phones: string;
}

/** A monitor and two phones that only listen. */
export class Listeners {
  readonly #heard = new Map<HubClient, string[]>();

  private constructor(
    readonly server: TestQuizServer,
    readonly sessionCode: string,
    readonly monitor: HubClient,
    readonly phones: readonly PlayerClient[],
  ) {
    for (const client of [monitor, ...phones]) {
      const frames: string[] = [];
      this.#heard.set(client, frames);
      client.socket.on('message', (data) => frames.push(String(data)));
    }
  }

  /** Opens a monitor, and phones with these names. */
  static async join(
    server: TestQuizServer,
    session: CreatedSession,
    names: readonly string[],
  ): Promise<Listeners> {
    const monitor = await connectRaw(`${server.origin}${QUIZ_HUB_PATH}`);
    const phones = await Promise.all(names.map(() => new PlayerClient(server.origin).connect()));
    const listeners = new Listeners(server, String(session.sessionCode), monitor, phones);
    await monitor.invoke(QuizHubMethod.RegisterMonitor, session.sessionCode);
    for (const [place, name] of names.entries()) await phones[place]!.join(listeners.sessionCode, name);
    return listeners;
  }

  /** Returns everything received since the last call. */
  async heard(): Promise<Heard> {
    const paths = ['/quizzes', `/session/${this.sessionCode}`];
    const reads = await Promise.all(
      paths.map(async (path) => (await fetch(`${this.server.origin}${path}`)).text()),
    );
    // The server sends in order, so everything from before has arrived once a ping has returned.
    await Promise.all([this.monitor, ...this.phones].map((client) => client.roundTrip()));
    const framesOf = (client: HubClient) => this.#heard.get(client)!.splice(0).join('\n');
    return {
      monitor: [framesOf(this.monitor), ...reads].join('\n'),
      phones: this.phones.map(framesOf).join('\n'),
    };
  }

  /** Answers a question from the phone at this index. */
  answer(place: number, questionId: string, answer: number): Promise<unknown> {
    return this.phones[place]!.invoke(GameHubPlayMethod.SubmitAnswer, questionId, answer);
  }
}
