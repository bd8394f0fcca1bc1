import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import type { GameResults } from '../../../src/server/results/storedResults';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { playedEvening } from '../../support/pastEvening';
import { connectPhone, startQuizServer } from '../../support/quizServer';

test('a phone gets its points back by its token, and nobody else gets them by the name', async () => {
  const server = await startQuizServer();
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  await anna.submit('q1', 1);
  await host.goTo('podium');
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  await TestPhone.join(server, host.session, 'ANNA');
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const hostAgain = await registerHost(again, host.session);
  await hostAgain.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: true });
  const back = await connectPhone(again);
  await back.invoke(GameHubMethod.JoinSession, host.code, 'Anna is back', anna.token);
  const points = () => hostAgain.hostGame?.players.map((player) => [player.name, player.points]);
  await expect.poll(points).toEqual([
    ['ANNA', 0],
    ['Anna is back', 1],
  ]);
});

test('players who leave or are removed after the podium keep their row in standings and results, even after a restart', async () => {
  const { server, host, anna, sessionCode, hostKey } = await playedEvening();
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'Ben')!;
  await host.command({ type: 'remove', playerId });
  await TestPhone.join(server, host.session, 'ANNA');
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const path = `${again.origin}/session/${String(sessionCode)}`;
  expect(await (await fetch(path)).json()).toMatchObject({ participants: ['ANNA'] });
  const headers = { authorization: `Bearer ${hostKey}` };
  const results = (await (await fetch(`${path}/results?format=json`, { headers })).json()) as GameResults;
  expect(results.standings.map(({ rank, name, points }) => `${rank} ${name} ${points}`)).toEqual([
    '1 Anna 1',
    '2 ANNA 0',
    '2 Ben 0',
  ]);
  expect(results.answers.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
});
