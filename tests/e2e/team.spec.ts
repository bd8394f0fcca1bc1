import { inviteFrom } from './everyTeamFixtures';
import { expect, expectJoined, joinByPhone, openPhone, test } from './fixtures';
import { openHost } from './gameFixtures';
import { answer, playJoker } from './phoneAnswers';

const quiz = {
  quizName: 'Team quiz',
  joker: true,
  rounds: [
    {
      title: 'Rivers',
      reveal: 'round',
      seconds: null,
      questions: [{ question: 'Which river flows through Cologne?', acceptedAnswers: ['Rhine'] }],
    },
  ],
};

test('the two phones of a team see what the other types, answers and plays, until one is removed', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const [first, second] = [await openPhone(browser, server.origin), await openPhone(browser, server.origin)];
  await joinByPhone(first, host.code, 'Anna');
  const link = await inviteFrom(first);
  await second.goto(link);
  await expectJoined(second, 'Anna');
  await expect(second).toHaveURL(`${server.origin}/join/${host.code}`);
  await expect(first.getByRole('listitem').filter({ hasText: 'Phone 2' })).toBeVisible();
  // The ticket was used, and another one is shown.
  await expect(first.getByText(link, { exact: true })).toBeHidden();
  await first.getByRole('button', { name: 'Close' }).tap();

  await host.run({ type: 'start' });
  await expect(second.getByText('phone 1 does this for your team.')).toBeVisible();
  await playJoker(first);
  await expect(second.getByText('Joker played')).toBeVisible();

  await host.goTo('question');
  const [firstField, secondField] = [first.getByRole('textbox'), second.getByRole('textbox')];
  // The mark disappears by itself: on a busy machine it may take another key press.
  await expect(async () => {
    await secondField.press('R');
    await expect(first.getByText('Phone 2 is typing')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await answer(second, 'Rhine');
  await expect(firstField).toHaveValue('Rhine');
  await expect(first.getByText('Answered by phone 2')).toBeVisible();
  await answer(first, 'Danube');
  await expect(secondField).toHaveValue('Danube');
  await expect(second.getByText('Phone 1 has changed your answer')).toBeVisible();

  await inviteFrom(first);
  await first.getByRole('button', { name: 'Sign out phone 2' }).tap();
  await first.getByRole('button', { name: 'Yes, sign out' }).tap();
  await expect(second.getByRole('alert')).toHaveText(/has signed this phone out/);
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Team name' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'Phone 2' })).toBeHidden();
});
