import { expect, test } from 'vitest';
import { commandSchema } from '../../../src/contract/fromHosts';
import { QuizHubMethod, QUIZ_HUB_PATH } from '../../../src/contract/quizHub';
import { ERROR_CODES } from '../../../src/contract/errors';
import { checkPlayerName } from '../../../src/game/names/playerName';
import { GameHubMethod, GAME_HUB_PATH } from '../../../src/contract/fromPhones';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { startHost, TestPhone } from '../../support/gameOnHubs';
import { askForYes, claimTicket } from '../../support/hostDevices';
import type { HubClient } from '../../support/hubClient';
import { connectRaw } from '../../support/hubTestServer';
import { createToken, readSession } from '../../support/quizServer';
import { SECRET_QUIZ } from '../../support/secretQuiz';
import { idOf } from '../../support/team';
import { fc } from '../../support/property';

/** On a busy machine, thousands of calls take longer than a single test may. */
const QUIZ_METHODS = Object.values(QuizHubMethod);
const GAME_METHODS = Object.values(GameHubMethod);
const COMMANDS = commandSchema.options.map(({ entries }) => entries.type.literal);
const FIELDS = [...new Set(commandSchema.options.flatMap(({ entries }) => Object.keys(entries)))];

/** What a call may end with: its result, its own error, or the end of the connection. */
const KNOWN = [undefined, 'closed', ...ERROR_CODES.filter((code) => code !== 'internal_error')];

/** Parsed from JSON, since an object literal cannot have some of these names. */
const parsed = (json: string): unknown => JSON.parse(json);
const odd = fc
  .constantFrom(
    ...[
      '"__proto__"',
      '"constructor"',
      '"hasOwnProperty"',
      '"toString"',
      '""',
      '"\\u0000"',
      '-1',
      '0',
      '1.5',
    ],
    ...[
      '{"toString":"score"}',
      '{"valueOf":1,"toString":1}',
      '{"__proto__":{"type":"next"}}',
      '{"length":-1}',
    ],
    ...['null', 'true', '[]', '{}', '[[[]]]', '1e308', '9007199254740993'],
  )
  .map(parsed);

/** A game in its second question: Anna with two phones, a host, a scorer, and a team on paper. */
async function startEvening() {
  const { server, host } = await startHost({ quiz: SECRET_QUIZ });
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await TestPhone.joinAsDevice(server, host.session, await anna.invite());
  await host.command({ type: 'addPaper', name: 'Pia' });
  const { ticket } = await host.hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket, 'scorer');
  const scorerKey = await claimTicket(server, host.session, ticket);
  await host.command({ type: 'start' });
  await host.goTo('closed');
  await host.goTo('question');
  const { hostKey = '', sessionCode } = host.session;
  const { claimId } = (await askForYes(server, host)).claiming;
  const known = [
    sessionCode,
    hostKey,
    claimId,
    anna.token,
    anna.deviceId,
    await idOf(host, 'Pia'),
    'q1',
    'q2',
    'pub',
  ];
  return { server, host, anna, scorerKey, known: known.map(String) };
}

type Evening = Awaited<ReturnType<typeof startEvening>>;

/** The callers: at which hub they call, and as whom. */
function callersOf({ host: { session }, anna, scorerKey }: Evening) {
  const { sessionCode, hostKey } = session;
  return {
    stranger: [QUIZ_HUB_PATH, []],
    monitor: [QUIZ_HUB_PATH, ['RegisterMonitor', sessionCode]],
    host: [QUIZ_HUB_PATH, ['RegisterHost', sessionCode, hostKey]],
    scorer: [QUIZ_HUB_PATH, ['RegisterHost', sessionCode, scorerKey]],
    guest: [GAME_HUB_PATH, []],
    anna: [GAME_HUB_PATH, ['RejoinSession', sessionCode, anna.token]],
    ben: [GAME_HUB_PATH, ['JoinSession', sessionCode, 'Ben', createToken()]],
  } as const;
}

/** Calls as any of them; returns the error, or undefined. A closed connection is replaced. */
function createCaller(evening: Evening) {
  const callers = callersOf(evening);
  const connections = new Map<string, HubClient>();
  const connect = async (who: keyof typeof callers): Promise<HubClient> => {
    const [path, [method, ...args]] = callers[who];
    const client = await connectRaw(`${evening.server.origin}${path}`);
    client.keepsEvents = false;
    if (method) await call(client, method, args);
    connections.set(who, client);
    void client.closed.then(() => connections.delete(who));
    return client;
  };
  return async (who: keyof typeof callers, method: string, args: unknown[]) =>
    call(connections.get(who) ?? (await connect(who)), method, args);
}

function call(client: HubClient, method: string, args: unknown[]): Promise<string | undefined> {
  const answered = client.invoke(method, ...args).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return Promise.race([answered, client.closed.then(() => 'closed')]);
}

test('hub methods fail only with their own codes, whatever they are given', async () => {
  const evening = await startEvening();
  const callAs = createCaller(evening);
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const value = fc.oneof(fc.constantFrom(...evening.known), odd, text, fc.json({ maxDepth: 3 }).map(parsed));
  const command = fc
    .tuple(
      fc.oneof({ arbitrary: fc.constantFrom<unknown>(...COMMANDS), weight: 4 }, odd),
      fc.dictionary(fc.constantFrom(...FIELDS), value),
    )
    .map(([type, fields]) => ({ ...fields, type }));
  const token = fc.constantFrom('A'.repeat(22), 'B'.repeat(22));
  const args = fc.oneof(
    fc.array(value, { maxLength: 4 }),
    fc.tuple(fc.constant(evening.host.code), text, token),
    command.map((each) => [each]),
  );
  const onQuizHub = fc.tuple(
    fc.constantFrom('stranger', 'monitor', 'host', 'scorer' as const),
    fc.oneof(fc.constantFrom(...QUIZ_METHODS), fc.constant(QuizHubMethod.HostCommand)),
    args,
  );
  const onGameHub = fc.tuple(
    fc.constantFrom('guest', 'anna', 'ben' as const),
    fc.constantFrom(...GAME_METHODS),
    args,
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(onQuizHub, onGameHub), async ([who, method, given]) => {
      expect(KNOWN).toContain(await callAs(who, method, given));
    }),
    { numRuns: 1_000 },
  );
  expect(evening.server.logged.filter((line) => line.startsWith('error'))).toEqual([]);
  const { participants } = await readSession(evening.server, evening.host.code);
  for (const name of participants) expect(checkPlayerName(name)).toEqual({ ok: true, name });
});

test('a command whose type is not a text is refused like any unreadable one', async () => {
  const evening = await startEvening();
  const callAs = createCaller(evening);
  const odd = { type: { toString: 'score' } };
  expect(await callAs('scorer', QuizHubMethod.HostCommand, [odd])).toBe('not_host');
  expect(await callAs('host', QuizHubMethod.HostCommand, [odd])).toBe('invalid_arguments');
});

test.each([0.001, 2.5, 1e-7, 5e-324, -1, NaN, '1', null, [1], true])(
  'nobody stakes %j, as it is no whole number',
  async (points) => {
    const evening = await startEvening();
    const callAs = createCaller(evening);
    expect(await callAs('anna', GameHubMethod.SetStake, ['q1', points])).toBe('invalid_arguments');
    if (points === null || Number.isNaN(points)) return;
    const command = { type: 'stake', playerId: 'p1', questionId: 'q1', points };
    expect(await callAs('host', QuizHubMethod.HostCommand, [command])).toBe('invalid_arguments');
  },
);

test.each(['', ' '.repeat(9), 'x'.repeat(121), 'a\nb', 'a\u2028b', null, 7])(
  'nobody objects with %j',
  async (text) => {
    const callAs = createCaller(await startEvening());
    expect(await callAs('anna', GameHubMethod.Object, ['q1', text])).toBe('invalid_arguments');
  },
);

test('the log says which argument does not fit, and never what was sent', async () => {
  const evening = await startEvening();
  const callAs = createCaller(evening);
  const secret = 'x'.repeat(23);
  expect(await callAs('guest', GameHubMethod.RejoinSession, ['BDFGH', secret])).toBe('invalid_arguments');
  expect(await callAs('anna', GameHubMethod.SetReady, ['yes'])).toBe('invalid_arguments');
  await callAs('host', QuizHubMethod.HostCommand, [{ type: 'addTime', step: 1, seconds: secret }]);
  await callAs('anna', GameHubMethod.SetStake, ['q1', 1234.5]);
  const warnings = evening.server.logged.filter((line) => line.includes('invalid_arguments'));
  expect(warnings).toEqual([
    expect.stringMatching(/^warn .* called "RejoinSession": invalid_arguments: 1: Invalid format: Expected /),
    expect.stringMatching(
      /^warn .* called "SetReady": invalid_arguments: 0: Invalid type: Expected boolean$/,
    ),
    expect.stringMatching(/^warn .* called "HostCommand": invalid_arguments: seconds: .*Expected number$/),
    expect.stringMatching(/^warn .* called "SetStake": invalid_arguments: 1: Invalid integer$/),
  ]);
  expect(evening.server.logged.join('\n')).not.toContain(secret);
});
