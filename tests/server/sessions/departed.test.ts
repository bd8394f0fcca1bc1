import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectPhone, startQuizServer } from '../../support/quizServer';

test('what a phone has won is its own again by its token, and nobody else has it by the name', async () => {
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
