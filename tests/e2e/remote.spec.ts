import type { Browser, Page } from '@playwright/test';
import { addQuiz } from '../support/addQuiz';
import type { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openLobby, test } from './fixtures';
import { answerByHub, expectScene, joinByHub } from './gameFixtures';
import { readGame } from '../support/testHost';
import { admit, nowOn, offerRemote, openHostsPhone, remotePath, tap, watchTickets } from './remoteFixtures';

const FIRST = 'What is the capital of Denmark?';
const quiz = {
  quizName: 'On foot',
  seconds: 600,
  questions: [
    { question: FIRST, acceptedAnswers: ['Copenhagen'], note: 'Any spelling will do.' },
    { question: 'Which planet is red?', answers: ['Mars', 'Saturn'], correctAnswer: 0 },
  ],
};

interface Evening {
  code: string;
  ticket: string;
  remote: Page;
  players: PlayerClient[];
}

/** A session with two players, whose host uses a phone as the remote. */
async function openWithRemote(page: Page, browser: Browser, server: ServerProcess): Promise<Evening> {
  const nextTicket = watchTickets(page);
  await addQuiz(server, 'on-foot', quiz);
  const code = await openLobby(page, quiz.quizName);
  const players = [await joinByHub(server, code, 'Anna'), await joinByHub(server, code, 'Ben')];
  await offerRemote(page);
  const ticket = await nextTicket();
  const remote = await openHostsPhone(browser, server);
  await remote.goto(remotePath(code, ticket));
  await admit(page, remote);
  await expect(remote.getByRole('button', { name: 'Quiz starten' })).toBeVisible();
  return { code, ticket, remote, players };
}

test("the host's phone drives the quiz that the laptop shows", async ({ page, browser, server }) => {
  const { code, remote, players } = await openWithRemote(page, browser, server);
  await expect(page.getByText('Verbunden. Das Handy steuert jetzt das Quiz.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-Code für die Fernbedienung' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Schließen' }).click();

  await tap(remote, 'Quiz starten');
  await expectScene(page, 'question', FIRST);
  await expect(nowOn(remote)).toContainText(FIRST);
  const secret = remote.getByRole('region', { name: 'Richtig ist' });
  await expect(secret).toContainText('Copenhagen');
  await expect(secret).toContainText('Any spelling will do.');
  await expect(page.getByText('Copenhagen')).toHaveCount(0);

  await answerByHub(players[0]!, await readGame(server, code), 'Kobenhavn');
  await expect(nowOn(remote)).toContainText('1 von 2 haben geantwortet');
  await expect(nowOn(remote)).toContainText('Es fehlen: Ben');
  await tap(remote, 'Antworten schließen');
  await expectScene(page, 'closed', FIRST);
  await remote.getByRole('button', { name: /^Prüfen/ }).tap();
  await tap(remote.getByRole('listitem').filter({ hasText: 'Kobenhavn' }), 'Richtig');
  await expect(remote.getByText('von dir als richtig gewertet')).toBeVisible();
  await tap(remote, 'Weiter');
  await expectScene(page, 'reveal', FIRST);

  await tap(remote, 'Teams');
  const ben = remote.getByRole('listitem').filter({ has: remote.getByText('Ben', { exact: true }) });
  await ben.getByText('Ben', { exact: true }).tap();
  await ben.getByRole('textbox', { name: 'Punkte' }).fill('2,5');
  await ben.getByRole('textbox', { name: 'Grund' }).fill('Ständchen');
  await tap(ben, 'Punkte geben');
  const corrections = remote.getByRole('region', { name: 'Korrekturen' });
  await expect(corrections.getByRole('listitem')).toHaveText(/\+2,5.*Ben.*Ständchen/);
  await tap(remote, 'Quiz');
  await tap(remote, 'Punktestand');
  await expectScene(page, 'scores');
  const standings = page.getByRole('listitem').filter({ hasText: /Anna|Ben/ });
  await expect(standings).toHaveText([/Ben.*2,5/, /Anna.*1/]);
});

test('the remote recovers after a reload, and after an outage of the server', async ({
  page,
  browser,
  server,
}) => {
  const { remote } = await openWithRemote(page, browser, server);
  await remote.reload();
  await tap(remote, 'Quiz starten');
  await expect(nowOn(remote)).toContainText(FIRST);
  await server.kill();
  const lost = remote.getByText('Die Verbindung ist weg und wird wieder aufgebaut.');
  await expect(lost).toBeVisible();
  await server.start();
  await expect(lost).toBeHidden();
  await tap(remote, 'Fortsetzen');
  await expect(remote.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('on the laptop alone answers are judged without telling guests what is right', async ({
  page,
  browser,
  server,
}) => {
  const { code, remote, players } = await openWithRemote(page, browser, server);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await tap(remote, 'Quiz starten');
  await expectScene(page, 'question', FIRST);
  await answerByHub(players[0]!, await readGame(server, code), 'Copenhagn');
  await answerByHub(players[1]!, await readGame(server, code), 'Aarhus');
  await tap(remote, 'Antworten schließen');
  await expectScene(page, 'closed', FIRST);
  await page.getByRole('button', { name: 'Mehr' }).press('Enter');
  await page.getByRole('button', { name: 'Antworten prüfen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Antworten prüfen' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Aarhus1×', 'Copenhagn1×']);
  await dialog.getByRole('button', { name: 'Falsch' }).first().press('Enter');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Aarhus1× · beurteiltZurücknehmen');
  await expect(dialog.getByText(/zählt als|Tippfehler/)).toHaveCount(0);
});
