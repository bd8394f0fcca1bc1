import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expectPlayers } from './faultFixtures';
import { expect, test } from './fixtures';
import { expectStanding, joinByHub, openHost, openPlayer, SHORT_QUIZ } from './gameFixtures';
import { pick } from './phoneAnswers';

/** A game at its podium, won by the Owls, who play on a phone; the Bears have no point. */
async function atPodium(browser: Browser, server: ServerProcess) {
  const host = await openHost(server, SHORT_QUIZ);
  const phone = await openPlayer(browser, host, 'Owls');
  await joinByHub(server, host.code, 'Bears');
  await host.run({ type: 'start' });
  await pick(phone, 'Eight');
  await host.goTo('podium');
  await expectStanding(phone, '1st of 2', '1 point');
  return { host, phone };
}

/** Taps the way out, checks what is asked, and leaves. */
async function leave(phone: Page, label: string, question: string | RegExp): Promise<void> {
  await phone.getByRole('button', { name: label }).tap();
  await expect(phone.getByRole('group', { name: question })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Stay' })).toBeFocused();
  await phone.getByRole('button', { name: 'Yes, leave' }).tap();
  await expect(phone.getByRole('textbox', { name: 'Team name' })).toHaveValue('Owls');
}

const comeBack = (phone: Page) => phone.getByRole('button', { name: 'Join', exact: true }).tap();

test('between two quizzes a team is asked before it leaves, and comes back to its points', async ({
  browser,
  server,
}) => {
  const { host, phone } = await atPodium(browser, server);
  await host.run({ type: 'anotherQuiz', quizId: host.session.quizId, keepPoints: true });
  await leave(phone, 'Leave the room', /^Leave the room\? If you come back/);
  await expectPlayers(server.origin, host.code, 'Bears');
  await comeBack(phone);
  await expectPlayers(server.origin, host.code, 'Bears', 'Owls');
  await host.run({ type: 'start' });
  await host.goTo('podium');
  await expectStanding(phone, '1st of 2', '1 point');
});

test('a team that leaves after the podium keeps its result, and is not counted twice on coming back', async ({
  browser,
  server,
}) => {
  const { host, phone } = await atPodium(browser, server);
  await leave(phone, 'Leave the quiz', 'Leave the quiz? Your result stays.');
  await comeBack(phone);
  await expectStanding(phone, '1st of 2', '1 point');
  expect((await host.read()).scene).toMatchObject({ playerCount: 2, standings: [{ name: 'Owls' }, {}] });
});
