import type { Page } from '@playwright/test';
import { expect, expectJoined, joinByPhone, openPhone, test } from './fixtures';
import { openHost } from './gameFixtures';
import { playJoker } from './phoneAnswers';

const quiz = {
  quizName: 'Team quiz',
  joker: true,
  rounds: [
    {
      title: 'Rivers',
      reveal: 'round',
      seconds: null,
      questions: [
        { question: 'Which river flows through Cologne?', acceptedAnswers: ['Rhine'] },
        {
          question: 'Which song, by which band?',
          parts: [
            { label: 'Song', acceptedAnswers: ['Waterloo'] },
            { label: 'Band', acceptedAnswers: ['ABBA'] },
          ],
          points: 2,
        },
      ],
    },
    {
      title: 'Pictures',
      beside: true,
      reveal: 'round',
      questions: [{ question: 'Who is that?', acceptedAnswers: ['Bach'] }],
    },
  ],
};

const field = (phone: Page, name = 'Your answer') => phone.getByRole('textbox', { name });

/** The link in the phone's panel, which is left open. */
async function inviteFrom(phone: Page): Promise<string> {
  await phone.getByRole('button', { name: /Add another phone|phones in the team/ }).tap();
  const link = phone.getByText(/#device=[\w-]{22}$/);
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

test('a team plays with two phones, hands in through its captain, and one is removed', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, { ...quiz, rounds: quiz.rounds.slice(0, 1) });
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
  // The mark disappears by itself: on a busy machine it may take another key press.
  await expect(async () => {
    await field(second).press('R');
    await expect(first.getByText('Phone 2 is typing')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field(second).fill('Rhine');
  await field(second).press('Enter');
  await expect(field(first)).toHaveValue('Rhine');
  await expect(first.getByText('Answered by phone 2')).toBeVisible();
  await field(first).fill('Danube');
  await field(first).press('Enter');
  await expect(field(second)).toHaveValue('Danube');
  await expect(second.getByText('Phone 1 has changed your answer')).toBeVisible();

  await host.goTo('question');
  await field(first, 'Song').fill('Waterloo');
  await field(second, 'Band').fill('Aba');
  await field(first, 'Song').blur();
  await field(second, 'Band').blur();
  await expect(field(first, 'Band')).toHaveValue('Aba');
  await expect(field(second, 'Song')).toHaveValue('Waterloo');

  await expect(second.getByText('Hand in your sheet: phone 1 does this for your team.')).toBeVisible();
  await first.getByRole('button', { name: 'Hand in your sheet' }).tap();
  await expect(second.getByText('Handed in.')).toBeVisible();

  await inviteFrom(first);
  await first.getByRole('button', { name: 'Sign out phone 2' }).tap();
  await first.getByRole('button', { name: 'Yes, sign out' }).tap();
  await expect(second.getByRole('alert')).toHaveText(/has signed this phone out/);
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Team name' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'Phone 2' })).toBeHidden();
  await first.getByRole('button', { name: 'Close' }).tap();

  await host.goTo('reveal');
  await host.goTo('reveal');
  await expect(first.getByRole('heading', { name: '1 of 2 parts right' })).toBeVisible();
});

test('a round alongside the others is answered in its tab, and closes at its own place', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, host.code, 'Anna');
  await host.run({ type: 'start' });
  await host.goTo('question');
  await phone.getByRole('tab', { name: 'Pictures 0/1' }).tap();
  await phone.getByRole('tabpanel').getByRole('textbox').fill('Bach');
  await phone.getByRole('tabpanel').getByRole('textbox').press('Enter');
  await expect(phone.getByRole('tab', { name: 'Pictures 1/1' })).toBeVisible();
  await phone.getByRole('button', { name: 'Hand in your sheet' }).tap();
  await expect(phone.getByText('Handed in.')).toBeVisible();
  await host.goTo('question');
  await expect(phone.getByRole('tab', { name: /New question/ })).toBeVisible();
  await host.goTo('round');
  await expect(phone.getByRole('tab')).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: 'Who is that?' })).toBeVisible();
  await expect(phone.getByText('Handed in.')).toBeVisible();
  await host.goTo('reveal');
  await expect(phone.getByRole('heading', { name: 'Right!' })).toBeVisible();
});
