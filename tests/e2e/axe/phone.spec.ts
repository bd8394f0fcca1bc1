import type { Page } from '@playwright/test';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { expectNoAxeFaults } from '../../support/axe';
import { expect, expectJoined, joinByPhone, openPhone, test } from '../fixtures';
import { expectOnPhone, joinByHub, openHost, type HubHost } from '../gameFixtures';
import { tap, openRemote } from '../remoteFixtures';
import { playJoker } from '../phoneAnswers';

const quiz = {
  quizName: 'What phones show besides',
  seconds: 600,
  joker: true,
  rounds: [
    {
      title: 'Sheet',
      reveal: 'round',
      questions: [
        { question: 'Who wrote it?', acceptedAnswers: ['Bach'] },
        { question: 'Which planet is red?', answers: ['Venus', 'Mars'], correctAnswer: 1 },
      ],
    },
    {
      title: 'On the table',
      beside: true,
      reveal: 'round',
      questions: [{ question: 'Who is on the left?', acceptedAnswers: ['Mozart'] }],
    },
  ],
  tieBreak: { question: 'How many steps?', correctNumber: 7 },
};

/** The smallest phone, with type of twice the size, at night. */
async function openSmallPhone(...[browser, origin]: Parameters<typeof openPhone>): Promise<Page> {
  const phone = await openPhone(browser, origin);
  await phone.setViewportSize({ width: 320, height: 568 });
  await phone.emulateMedia({ colorScheme: 'dark' });
  await phone.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  return phone;
}

/** Gives the host's first two players the same points, so that they play the tie-break. */
async function tie(host: HubHost): Promise<void> {
  for (const { playerId } of host.hostGame!.players.slice(0, 2))
    await host.run({ type: 'adjust', adjustmentId: playerId, playerId, points: 5, reason: '' });
}

test('in large type at night, axe finds nothing in what a phone asks, refuses and says besides', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  await joinByHub(server, host.code, 'Anna');
  await joinByHub(server, host.code, 'Silent');
  const phone = await openSmallPhone(browser, server.origin);
  const button = (name: string | RegExp) => phone.getByRole('button', { name });

  await phone.goto(`/join/${host.code}`);
  const name = phone.getByRole('textbox', { name: /name/i });
  await name.fill('Anna');
  await button('Join').tap();
  await expect(phone.getByRole('alert')).toBeVisible();
  await expectNoAxeFaults(phone);
  await name.fill('Ben');
  await button('Join').tap();
  await button('Add another phone').tap();
  await expect(phone.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await button('Close').tap();

  await expectOnPhone(phone, (await host.run({ type: 'start' })).scene);
  await button('Play your joker').tap();
  await expect(phone.getByRole('group')).toBeVisible();
  await expectNoAxeFaults(phone);
  await button('Cancel').tap();
  await playJoker(phone);
  await expect(phone.getByText('Joker played')).toBeVisible();
  await expectNoAxeFaults(phone);

  await expectOnPhone(phone, (await host.move('next')).scene);
  await phone.getByRole('tab', { name: /^On the table/ }).tap();
  await expect(phone.getByRole('heading', { name: 'Who is on the left?' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await phone.getByRole('tab', { name: /^Quiz/ }).tap();
  await expectOnPhone(phone, (await host.move('next')).scene);
  await button('Hand in your sheet').tap();
  await expect(phone.getByRole('group', { name: '2 questions are still empty.' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await button('Hand in your sheet').tap();
  await expect(phone.getByText('Handed in. You can still change it.')).toBeVisible();
  await expectNoAxeFaults(phone);

  await expectOnPhone(phone, (await host.goTo('closed')).scene);
  await expect(phone.getByRole('heading', { name: 'The round is closed' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await expectOnPhone(phone, (await host.goTo('reveal')).scene);
  await button('Object to this').tap();
  await expect(phone.getByLabel('Why? Only the host will read it.')).toBeFocused();
  await expectNoAxeFaults(phone);
  await phone.getByLabel('Why? Only the host will read it.').fill('Bach’s wife did.');
  await button('Send').tap();
  await expect(phone.getByText('Your objection is with the host.')).toBeVisible();
  await expectNoAxeFaults(phone);
  await expect.poll(() => host.hostGame?.objections).toHaveLength(1);
  const { playerId, questionId } = host.hostGame!.objections![0]!;
  await host.run({ type: 'objection', playerId, questionId, state: 'dismissed' });
  await expect(phone.getByText('The host has turned down your objection.')).toBeVisible();
  await expectNoAxeFaults(phone);

  await tie(host);
  for (const scene of ['tieBreak', 'question', 'reveal', 'podium', 'goodbye']) {
    await expectOnPhone(phone, (await host.goTo(scene)).scene);
    await expectNoAxeFaults(phone);
  }
  const headers = { Authorization: `Bearer ${host.session.hostKey}` };
  await fetch(`${server.origin}/session/${host.code}`, { method: 'DELETE', headers });
  await expect(button('Join another room')).toBeVisible();
  await expectNoAxeFaults(phone);
});

test('in large type at night, axe finds nothing where a team gets another captain, and loses a phone and its place', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const captain = await joinByHub(server, host.code, 'Owls');
  await expect.poll(() => host.hostGame?.players.length).toBe(1);
  const { playerId } = host.hostGame!.players[0]!;
  const invite = async (phone: Page) => {
    const { ticket } = await host.hub.invoke<IssuedTicket>('InviteDevice', playerId);
    await phone.goto(`/join/${host.code}#device=${ticket}`);
  };
  const signOut = (place: number) =>
    host.hub.invoke('RemoveDevice', playerId, host.hostGame!.players[0]!.devices!.at(place)!.deviceId);
  const [next, other] = [
    await openSmallPhone(browser, server.origin),
    await openSmallPhone(browser, server.origin),
  ];
  for (const phone of [next, other]) {
    await invite(phone);
    await expectJoined(phone, 'Owls');
  }
  await host.run({ type: 'start' });
  const { scene } = await host.move('next');
  const expectNotice = async (notice: RegExp) => {
    for (const phone of [next, other]) {
      await expectOnPhone(phone, scene);
      await expect(phone.getByText(notice)).toBeVisible();
      await expectNoAxeFaults(phone);
    }
  };
  captain.close();
  await expectNotice(/is offline. (This|Another) phone takes over in/);
  await signOut(0);
  await expectNotice(/^(This phone|Phone 2) is now the captain’s/);
  await next.getByRole('button', { name: '2 phones in the team' }).tap();
  await next.getByRole('button', { name: 'Sign out phone 3' }).tap();
  await expect(next.getByRole('group', { name: /^Sign out phone 3\?/ })).toBeVisible();
  await expectNoAxeFaults(next);
  await signOut(-1);
  await expect(other.getByRole('alert')).toHaveText(/has signed this phone out/);
  await expectNoAxeFaults(other);
  await joinByPhone(other, host.code, 'Cats');
  await invite(other);
  await expect(other.getByRole('button', { name: 'Switch to that team' })).toBeVisible();
  await expectNoAxeFaults(other);
  await host.run({ type: 'remove', playerId });
  await expect(next.getByRole('alert')).toHaveText(/^The host has removed this name/);
  await expectNoAxeFaults(next);
});

test('axe finds nothing on the remote with an objection, in the tie-break, on the podium and at the end', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const anna = await joinByHub(server, host.code, 'Anna');
  await joinByHub(server, host.code, 'Ben');
  const remote = await openRemote(browser, host);
  await host.run({ type: 'start' });
  const { scene } = await host.goTo('reveal');
  if (scene.name === 'reveal') await anna.invoke('Object', scene.question.questionId, 'It was his wife.');
  await tap(remote, 'Prüfen, 1 zweifelhaft');
  await expect(remote.getByText('It was his wife.')).toBeVisible();
  await expectNoAxeFaults(remote);
  await tap(remote, 'Quiz');
  await tie(host);
  for (const name of ['tieBreak', 'question', 'podium', 'goodbye'] as const) {
    await host.goTo(name);
    await expectNoAxeFaults(remote);
  }
  await tap(remote, 'Mehr');
  await tap(remote, 'Noch ein Quiz');
  await tap(remote, 'Abend beenden');
  await expect(remote.getByRole('button', { name: 'Jetzt beenden' })).toBeVisible();
  await expect(remote.getByRole('button', { name: 'In die Lobby' })).toBeVisible();
  await expectNoAxeFaults(remote);
});
