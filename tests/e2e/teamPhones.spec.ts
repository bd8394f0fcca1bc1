import { expectNoAxeFaults } from '../support/axe';
import { expect, expectJoined, joinByPhone, openPhone, test } from './fixtures';
import { openHost } from './gameFixtures';
import { watchTickets } from './remoteFixtures';

const sheet = {
  quizName: 'Pub',
  seconds: null,
  reveal: 'round',
  questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }],
};

test('a team is told that its captain’s phone is gone and which one takes over, until it is back', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, sheet);
  const captain = await openPhone(browser, server.origin);
  const ticket = watchTickets(captain);
  await joinByPhone(captain, host.code, 'Owls');
  await captain.getByRole('button', { name: 'Add another phone' }).tap();
  const mate = await openPhone(browser, server.origin);
  await mate.goto(`/join/${host.code}#device=${await ticket()}`);
  await expectJoined(mate, 'Owls');
  await host.run({ type: 'start' });
  await expect(mate.getByText('phone 1 does this for your team')).toBeVisible();
  await expectNoAxeFaults(mate);
  const captains = captain.context();
  await captain.close();
  const notice = mate.getByText(/^Phone 1, the captain’s, is offline\. This phone takes over in \d+ seconds/);
  await expect(notice).toBeVisible();
  const back = await captains.newPage();
  await back.goto(`/join/${host.code}`);
  await expect(back.getByRole('button', { name: 'Hand in your sheet' })).toBeVisible();
  await expect(notice).toBeHidden();
});
