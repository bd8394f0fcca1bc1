import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { hashSecret } from '../../../src/server/access/secret';
import { createFaultyDisk } from '../../support/faultyDisk';
import { connectRaw } from '../../support/hubTestServer';
import {
  connectPhone,
  createToken,
  endSession,
  joinSession,
  openAsHost,
  openSession,
  startQuizServer,
} from '../../support/quizServer';

it('a busy session writes no token and no hash of one into its log, and no token to its disk', async () => {
  const { disk, openStore } = createFaultyDisk();
  const server = await startQuizServer({ openStore });
  const session = await openSession(server);
  const tokens = Array.from({ length: 5 }, createToken);
  const [anna, ben, cem, stranger, dora] = tokens as [string, string, string, string, string];
  const phone = await connectPhone(server);
  await joinSession(phone, session, 'Anna', anna);
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
  await joinSession(await connectPhone(server), session, 'Dora', dora);
  await phone.invoke(GameHubMethod.LeaveSession);
  await fetch(`${server.origin}/session/${anna}?token=${anna}`);
  disk.isFull = false;
  await server.close();

  const log = server.logged.join('\n');
  expect(log).toContain('nothing can be saved');
  const folder = join(server.dataFolder, 'sessions');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
  );
  expect(files.join('')).toContain(hashSecret(dora));
  for (const token of tokens.filter((each) => each !== anna)) {
    expect(log).not.toContain(token);
    expect(log).not.toContain(hashSecret(token));
    expect(files.join('')).not.toContain(token);
  }
  expect(log).not.toContain(hashSecret(anna));
  expect(files.join('')).not.toContain(anna);
});

it("neither a host's key nor the server's gets into the log or among the sessions on disk", async () => {
  const server = await startQuizServer();
  const session = await openAsHost(server);
  const [hostKey, { serverKey }] = [session.hostKey!, server];
  await endSession(server, session, `${hostKey}x`);
  await endSession(server, { sessionCode: hostKey }, serverKey);
  await server.close();
  const folder = join(server.dataFolder, 'sessions');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
  );
  expect(files.join('')).toContain(hashSecret(hostKey));
  for (const secret of [hostKey, serverKey])
    for (const place of [files.join(''), server.logged.join('')]) expect(place).not.toContain(secret);
});

it('a stored document of a player that cannot be read is named without the hash', async () => {
  const { dataFolder, close } = await startQuizServer();
  await close();
  const { Level } = await import('level');
  const db = new Level(join(dataFolder, 'sessions'));
  const quiz = { quizId: 'pub', quizName: 'Pub', quizDescription: '' };
  const session = { sessionCode: 'BBBBB', ...quiz, createdAt: 0, hostKeyHash: '' };
  await db.put('BBBBB!session', JSON.stringify(session));
  await db.put(`BBBBB!player/${hashSecret('secret')}`, 'nonsense');
  await db.close();
  const again = await startQuizServer({ dataFolder });
  expect(again.logged).toEqual([expect.stringContaining('player of session BBBBB')]);
  expect(again.logged.join('')).not.toContain(hashSecret('secret'));
});
