import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QuizHubMethod } from '../../src/contract/quizHub';
import { GameHubMethod, type SubmittedAnswer } from '../../src/contract/fromPhones';
import { hashSecret } from '../../src/server/access/secret';
import { createFaultyDisk } from '../support/faultyDisk';
import { registerHost, startGame, startHost } from '../support/gameOnHubs';
import { connectRaw } from '../support/hubTestServer';
import {
  connectMonitor,
  createToken,
  endSession,
  openAsHost,
  startQuizServer,
  startSession,
  storedBytes,
} from '../support/quizServer';

test.each([
  ['of the wrong kind', 'q1', 'red'],
  ['with an index out of range', 'q1', 2],
  ['that is an object', 'q1', {}],
  ['for a question that does not exist', 'q9', 1],
])('an answer %s is answer_invalid, and what was stored stays', async (_, questionId, answer) => {
  const { server, host, anna } = await startGame();
  await anna.submit('q1', 1);
  await expect(anna.submit(questionId, answer as SubmittedAnswer)).rejects.toThrow(/answer_invalid$/);
  expect((await anna.back(server, host.session)).own?.answers).toEqual({ q1: 1 });
});

test.each(['another session', 'nobody'])('a host key of %s is host_key_invalid', async (whose) => {
  const { server, host } = await startGame();
  const key = whose === 'nobody' ? 'x'.repeat(22) : (await openAsHost(server)).hostKey;
  const monitor = await connectMonitor(server);
  const registering = monitor.invoke(QuizHubMethod.RegisterHost, host.session.sessionCode, key);
  await expect(registering).rejects.toThrow(/host_key_invalid$/);
  await expect(monitor.invoke(QuizHubMethod.HostCommand, { type: 'pause' })).rejects.toThrow(/not_host$/);
});

test('Next pressed twice, or on two devices, moves on once', async () => {
  const { server, host } = await startGame();
  const other = await registerHost(server, host.session);
  const { step } = await host.read();
  const results = await Promise.allSettled([
    host.command({ type: 'next', step }),
    other.command({ type: 'next', step }),
    host.command({ type: 'next', step }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await host.read()).toMatchObject({ step: step + 1, scene: { name: 'closed' } });
  await expect(host.command({ type: 'next', step })).rejects.toThrow(/command_stale$/);
});

test('a quiz that is gone cannot be started', async () => {
  const { server, host } = await startHost();
  await server.close();
  await rm(join(server.dataFolder, 'quizzes', 'pub.json'));
  const again = await registerHost(await startQuizServer({ dataFolder: server.dataFolder }), host.session);
  await expect(again.command({ type: 'start' })).rejects.toThrow(/command_refused$/);
  expect((await again.read()).scene).toEqual({ name: 'lobby' });
});

test('a busy session writes no token or token hash to the log, and no token to disk', async () => {
  const { disk, openStore } = createFaultyDisk();
  const { server, session, joinAs } = await startSession({ openStore });
  const tokens = Array.from({ length: 5 }, createToken);
  const [anna, ben, cem, stranger, dora] = tokens as [string, string, string, string, string];
  const phone = await joinAs('Anna', anna);
  const fail = (...args: unknown[]) => expect(phone.invoke(...(args as [string]))).rejects.toThrow();
  await fail(GameHubMethod.JoinSession, session.sessionCode, 'Ben', ben);
  await fail(GameHubMethod.RejoinSession, session.sessionCode, stranger);
  await fail(GameHubMethod.RejoinSession, 'nope', stranger);
  await fail(GameHubMethod.RejoinSession, session.sessionCode, `${stranger}x`);
  await fail(anna, session.sessionCode);
  const malformed = await connectRaw(`${server.origin}/gameHub`);
  malformed.socket.send(`{"type":1,"target":"RejoinSession","arguments":["${cem}`);
  malformed.socket.send('\u001e');
  await malformed.closed;
  disk.isFull = true;
  await joinAs('Dora', dora);
  await phone.invoke(GameHubMethod.LeaveSession);
  await fetch(`${server.origin}/session/${anna}?token=${anna}`);
  disk.isFull = false;
  await server.close();

  const log = server.logged.join('\n');
  expect(log).toContain('Nothing can be saved');
  const bytes = await storedBytes(server);
  expect(bytes).toContain(hashSecret(dora));
  for (const token of tokens.filter((each) => each !== anna)) {
    expect(log).not.toContain(token);
    expect(log).not.toContain(hashSecret(token));
    expect(bytes).not.toContain(token);
  }
  expect(log).not.toContain(hashSecret(anna));
  expect(bytes).not.toContain(anna);
});

test("neither a host's key nor the server's gets into the log or among the sessions on disk", async () => {
  const { server, session } = await startSession();
  const [hostKey, { serverKey }] = [session.hostKey!, server];
  await endSession(server, session, `${hostKey}x`);
  await endSession(server, { sessionCode: hostKey }, serverKey);
  await server.close();
  const bytes = await storedBytes(server);
  expect(bytes).toContain(hashSecret(hostKey));
  for (const secret of [hostKey, serverKey])
    for (const place of [bytes, server.logged.join('')]) expect(place).not.toContain(secret);
});
