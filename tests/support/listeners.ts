import { GameHubMethod } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import type { CreatedSession } from '../../src/contract/toMonitors';
import { type HubClient, PlayerClient } from './hubClient';
import { connectRaw } from './hubTestServer';
import type { TestQuizServer } from './quizServer';
import { CheckedSocket } from './wholeMessages';

/** Collects what a client receives; returns a function that returns all since its last call. */
export function listen(client: HubClient): () => Promise<string> {
  const frames: string[] = [];
  client.socket.on('message', (data) => frames.push(String(data)));
  return async () => {
    // The server sends in order, so everything from before has arrived once a ping has returned.
    await client.roundTrip();
    return frames.splice(0).join('\n');
  };
}

/** What listeners that are not hosts have received since the last look. */
export interface Heard {
  /** A monitor's frames, and what anybody can now read over HTTP. */
  monitor: string;
  /** The frames of two phones that do not answer. */
  phones: string;
}

/** A monitor and two phones that only listen. */
export class Listeners {
  readonly #hear: readonly (() => Promise<string>)[];

  private constructor(
    readonly server: TestQuizServer,
    readonly sessionCode: string,
    readonly monitor: HubClient,
    readonly phones: readonly PlayerClient[],
  ) {
    this.#hear = [monitor, ...phones].map(listen);
  }

  /** Opens a monitor, and phones with these names. */
  static async join(
    server: TestQuizServer,
    session: CreatedSession,
    names: readonly string[],
  ): Promise<Listeners> {
    const monitor = await connectRaw(`${server.origin}${QUIZ_HUB_PATH}`, CheckedSocket);
    const phones = await Promise.all(
      names.map(() => new PlayerClient(server.origin, CheckedSocket).connect()),
    );
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
    const [monitor, ...phones] = await Promise.all(this.#hear.map((hear) => hear()));
    return { monitor: [monitor, ...reads].join('\n'), phones: phones.join('\n') };
  }

  /** Answers a question from the phone at this index. */
  answer(place: number, questionId: string, answer: number): Promise<unknown> {
    return this.phones[place]!.invoke(GameHubMethod.SubmitAnswer, questionId, answer);
  }
}
