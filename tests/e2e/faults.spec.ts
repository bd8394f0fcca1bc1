import {
  postSession,
  expect,
  expectSentence,
  hubPing,
  joinDirectly,
  light,
  openConnectedLobby,
  openLobbyAt,
  rows,
  test,
} from './faultFixtures';
import { playersOnWall } from './fixtures';
import { pass, passUntil } from './pageClock';

test('a server that is down when the page loads is joined once it is up', async ({
  page,
  server,
  network,
}) => {
  const code = await postSession(server.origin);
  await joinDirectly(server.origin, code, 'Ada');
  network.condition = 'cut';
  await openLobbyAt(page, code);
  await passUntil(page, (soon) => expect(light(page, 'Connecting')).toBeVisible(soon));
  await light(page, 'Connecting').click();
  const sentence = page.getByRole('dialog', { name: 'Connecting' });
  await passUntil(page, (soon) => expect(sentence).toContainText(/Der Server antwortet nicht/, soon));
  await expect(page.getByText('Loading')).toBeVisible();
  network.condition = 'up';
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
  await expect(playersOnWall(page)).toHaveText(rows('Ada'));
});

test('a network outage past the last retry ends when the network returns', async ({
  page,
  context,
  server,
  network,
}) => {
  const code = await postSession(server.origin);
  await openConnectedLobby(page, code);
  network.condition = 'cut';
  await expect(light(page, 'Reconnecting')).toBeVisible();
  await joinDirectly(server.origin, code, 'Ada');
  await passUntil(page, (soon) => expect(light(page, 'Disconnected')).toBeVisible(soon));
  await expectSentence(page, 'Disconnected', /auf vier Versuche nicht geantwortet/);
  network.condition = 'up';
  await pass(page, 120);
  await expect(playersOnWall(page)).toHaveText(rows());
  await context.setOffline(true);
  await context.setOffline(false);
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
  await expect(playersOnWall(page)).toHaveText(rows('Ada'));
});

test('a peer that vanished without a close is reported within five seconds, and its socket replaced', async ({
  page,
  server,
  network,
}) => {
  const code = await postSession(server.origin);
  const pinged = hubPing(page);
  await openConnectedLobby(page, code);
  await joinDirectly(server.origin, code, 'Ada');
  await expect(playersOnWall(page)).toHaveText(rows('Ada'));
  await pinged;
  network.condition = 'silent';
  await joinDirectly(server.origin, code, 'Grace');
  await pass(page, 5);
  await expectSentence(page, 'Reconnecting', /Der Server antwortet nicht/);
  await pass(page, 10);
  await expect(playersOnWall(page)).toHaveText(rows('Ada'));
  network.condition = 'up';
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
  await expect(playersOnWall(page)).toHaveText(rows('Ada', 'Grace'));
});
