import { measureLoads } from '../support/loads';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { expectOnPhone, openHost } from './gameFixtures';

test('a phone has the game ready before it begins, in at most 60 KB', async ({ browser, server }) => {
  const host = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  const loaded = measureLoads(phone);
  // The page was idle before it loads the game.
  const game = phone.waitForResponse(/\/game-[^/]*\.js/);
  await joinByPhone(phone, host.code, 'Anna');
  await game;
  const { gzip } = await loaded();
  expect(gzip).toBeLessThanOrEqual(60);
  await phone.route('**/*.js', (route) => route.abort());
  const { scene } = await host.run({ type: 'start' });
  await expectOnPhone(phone, scene);
});

test('a phone that could not load the game shows it as soon as the network allows', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  await phone.route('**/game-*.js', (route) => route.abort());
  const refused = phone.waitForEvent('requestfailed');
  await joinByPhone(phone, host.code, 'Anna');
  await refused;
  const { scene } = await host.run({ type: 'start' });
  await phone.unroute('**/game-*.js');
  await expectOnPhone(phone, scene);
});
