import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import type { GameResults } from '../../../src/server/results/storedResults';
import { registerHost, startGame, TestPhone } from '../../support/gameOnHubs';
import { playedEvening } from '../../support/pastEvening';
import { askResults, connectPhone, restart } from '../../support/quizServer';

test('a phone gets its points back by its token, and nobody else gets them by the name', async () => {
  const { server, host, anna } = await startGame();
  await anna.submit('q1', 1);
  await host.goTo('podium');
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  await TestPhone.join(server, host.session, 'ANNA');
  const again = await restart(server);
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
  const { server, host, anna, sessionCode } = await playedEvening();
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'Ben')!;
  await host.command({ type: 'remove', playerId });
  await TestPhone.join(server, host.session, 'ANNA');
  const again = await restart(server);
  const path = `${again.origin}/session/${String(sessionCode)}`;
  expect(await (await fetch(path)).json()).toMatchObject({ participants: ['ANNA'] });
  const results = (await (await askResults(again, host.session)).json()) as GameResults;
  expect(results.standings.map(({ rank, name, points }) => `${rank} ${name} ${points}`)).toEqual([
    '1 Anna 1',
    '2 ANNA 0',
    '2 Ben 0',
  ]);
  expect(results.answers.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
});
