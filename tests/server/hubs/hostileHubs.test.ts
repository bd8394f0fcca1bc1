import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../src/contract/errors';
import { GameHubMethod, QuizHubEvent, QuizHubMethod } from '../../../src/contract/hubs';
import { checkPlayerName } from '../../../src/game/names/playerName';
import { connectRaw } from '../../support/hubTestServer';
import {
  connectPhone,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
  watch,
} from '../../support/quizServer';

const TIMEOUT_MS = 60_000;
const KNOWN: readonly string[] = [...ERROR_CODES, 'Unknown hub method.'];

const methods = [
  ...Object.values(GameHubMethod),
  ...Object.values(QuizHubMethod),
  'constructor',
  '__proto__',
];
const token = fc.constantFrom('A'.repeat(22), 'B'.repeat(22), 'short');
const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('Ben', 'ANNA', ''));

it(
  'calls with any arguments are answered with a known code or an admission, and disturb nobody',
  async () => {
    const server = await startQuizServer();
    const session = await openSession(server);
    await joinSession(await connectPhone(server), session, 'Anna');
    const { monitor } = await watch(server, session, QuizHubEvent.PlayerJoined);
    const code = fc.constantFrom(String(session.sessionCode), 'nope');
    const args = fc.oneof(
      fc.tuple(code, name, token),
      fc.tuple(code, token),
      fc.tuple(code),
      fc.array(fc.jsonValue(), { maxLength: 4 }),
    );
    const calls = fc.array(fc.tuple(fc.constantFrom(...methods), args), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/gameHub', '/quizHub'), calls, async (path, sent) => {
        const client = await connectRaw(`${server.origin}${path}`);
        for (const [target, arguments_] of sent) {
          const answer = await client.invoke(target, ...arguments_).catch(({ message }: Error) => message);
          if (typeof answer === 'string') expect(KNOWN).toContain(answer);
          else expect(['undefined', 'object']).toContain(typeof answer);
        }
        client.close();
        await client.closed;
      }),
      { numRuns: 1_000 },
    );
    await monitor.invoke(QuizHubMethod.RegisterMonitor, session.sessionCode);
    const { participants } = await readSession(server, session.sessionCode);
    expect(participants[0]).toBe('Anna');
    for (const each of participants) expect(checkPlayerName(each)).toEqual({ ok: true, name: each });
    expect(server.logged.filter((line) => line.startsWith('error'))).toEqual([]);
  },
  TIMEOUT_MS,
);
