import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { deferred } from '../../support/deferred';
import { PlayerClient } from '../../support/hubClient';
import { connectMonitor, openSession, readSession, startQuizServer } from '../../support/quizServer';

it(
  '200 players who join at once are all seen by the monitor, in few messages',
  { timeout: 30_000 },
  async () => {
    const server = await startQuizServer();
    const session = await openSession(server);
    const monitor = await connectMonitor(server);
    const complete = deferred();
    const lists: string[][] = [];
    monitor.on(QuizHubEvent.PlayerJoined, ({ players }: { players: string[] }) => {
      lists.push(players);
      if (players.length === 200) complete.resolve();
    });
    await monitor.invoke('RegisterMonitor', session.sessionCode);
    const phones = await Promise.all(
      Array.from({ length: 200 }, () => new PlayerClient(server.origin).connect()),
    );
    await Promise.all(phones.map((phone, i) => phone.join(String(session.sessionCode), `Player ${i}`)));
    await complete.promise;
    phones.forEach((phone) => phone.close());
    expect(new Set(lists.at(-1)).size).toBe(200);
    expect(lists.at(-1)).toEqual((await readSession(server, session.sessionCode)).participants);
    expect(lists.length).toBeLessThan(50);
  },
);
