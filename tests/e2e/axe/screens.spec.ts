import type { Page, Route, WebSocketRoute } from '@playwright/test';
import { expectNoAxeFaults } from '../../support/axe';
import { crowdOf, openFakeLobby } from '../fakeSession';
import {
  expect,
  expectTakenOver,
  joinByPhone,
  openLobby,
  openPhone,
  playersOnWall,
  quizCards,
  test,
} from '../fixtures';
import { joinByHub, openHost } from '../gameFixtures';
import { stopClock } from '../pageClock';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  return page.getByRole('dialog', { name: 'Einstellungen' });
}

/** What the quiz list's response leads to. */
const LISTS: [answer: (route: Route) => unknown, shown: string][] = [
  [() => undefined, 'Quizzes werden geladen'],
  [(route) => route.fulfill({ status: 500 }), 'Fehler beim Laden der Quizzes'],
  [(route) => route.fulfill({ json: { quizzes: [] } }), 'Auf diesem Server liegen noch keine Quizzes.'],
  [(route) => route.continue(), 'Allgemeinwissen'],
];

test.describe('axe finds nothing', () => {
  test('on the start page, in every state of its dialog, on a stage without its room, and on missing pages', async ({
    page,
  }) => {
    await page.goto('/');
    await expectNoAxeFaults(page);
    for (const [answer, shown] of LISTS) {
      await page.unrouteAll();
      await page.route('**/quizzes', (route) => void answer(route));
      await page.getByRole('button', { name: 'Load Quiz' }).click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectNoAxeFaults(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.goto('/quizzes/nowhere/print');
    await expect(page.getByText(/Dieses Quiz gibt es nicht/)).toBeVisible();
    await expectNoAxeFaults(page);
    for (const path of ['/session/BBBBB/stage', '/nowhere', '/session']) {
      await page.goto(path);
      await expectNoAxeFaults(page);
    }
    // The page looks empty, but a screen reader still has a heading.
    const box = () => page.getByRole('heading').boundingBox();
    await expect.poll(box).toMatchObject({ width: 1, height: 1 });
  });

  test('in a lobby that is loading, empty, filling, and disconnected', async ({ page, server }) => {
    const code = await openLobby(page);
    await expectNoAxeFaults(page, true);
    for (const name of ['Änne', 'Bo']) await joinByHub(server, code, name);
    await expect(playersOnWall(page).nth(1)).toHaveText('Bo');
    await expectNoAxeFaults(page, true);
    for (let place = 0; place < 40; place++) await joinByHub(server, code, `Gast ${place}`);
    await expect(playersOnWall(page)).toHaveCount(42);
    await expectNoAxeFaults(page, true);
    await server.kill();
    await page.getByRole('button', { name: 'Verbindung: Reconnecting' }).click();
    await expect(page.getByText('Der Server antwortet nicht')).toBeVisible();
    await expectNoAxeFaults(page, true);
  });

  test('on a wall of pages, and in the notices of a copy', async ({ page, context }) => {
    await openFakeLobby(page, { participants: crowdOf(250) });
    await expect(page.getByRole('button', { name: '1–125' })).toBeVisible();
    await expectNoAxeFaults(page, true);
    const copy = page.getByRole('button', { name: 'Raumcode kopieren' });
    await context.grantPermissions(['clipboard-write']);
    await stopClock(page);
    await copy.click();
    await expect(page.getByText('Raumcode kopiert')).toBeVisible();
    await page.clock.resume();
    await expectNoAxeFaults(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await copy.click();
    await expect(page.getByText('Dieser Browser lässt das Kopieren nicht zu')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test("in the light that asks for the server's key, and says that it is wrong", async ({ page }) => {
    await page.route('**/session', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { code: 'host_only' } })
        : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Load Quiz' }).click();
    await quizCards(page).first().click();
    await expect(page.getByLabel('Schlüssel des Servers')).toBeVisible();
    await expectNoAxeFaults(page, true);
    await page.getByRole('button', { name: 'Raum öffnen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page, true);
  });

  test('in the light that offers to end the session, asks for confirmation, and reports a failure', async ({
    page,
  }) => {
    await openLobby(page);
    await page.route('**/session/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Verbindung: Connected' }).click();
    for (const name of ['Raum schließen', 'Ja, schließen']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await expectNoAxeFaults(page, true);
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page, true);
  });

  test("in a player's menu, its field, its questions and its phones, and where a team on paper is added", async ({
    page,
    server,
  }) => {
    const code = await openLobby(page);
    await joinByHub(server, code, 'Asshole');
    await page.getByRole('button', { name: 'Beitritt sperren' }).click();
    await expect(page.getByText('Beitritt gesperrt')).toBeVisible();
    await page.getByRole('button', { name: 'A****** umbenennen oder entfernen' }).click();
    const menu = page.getByRole('dialog', { name: 'A******', exact: true });
    await expect(menu).toBeVisible();
    await expectNoAxeFaults(page);
    await menu.getByRole('button', { name: 'Umbenennen' }).click();
    await menu.getByRole('textbox', { name: 'Neuer Name' }).fill('');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page);
    await menu.getByRole('button', { name: 'Abbrechen' }).click();
    await menu.getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByRole('dialog', { name: 'A****** entfernen?' })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'A****** umbenennen oder entfernen' }).click();
    await menu.getByRole('button', { name: 'Handys und Papier' }).click();
    await page.getByRole('button', { name: 'Noch ein Handy' }).click();
    await page.getByRole('button', { name: 'Auf Papier weiter' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code für ein Handy von A******' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Auf Papier', exact: true })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '+ Team auf Papier' }).click();
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('in a lobby that waits for its server', async ({ page }) => {
    await page.route('**/session/BDFGH', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await page.goto('/session/BDFGH');
    await expect(page.getByText('Loading')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('in the settings, with an error, and in the list of shortcuts', async ({ page }) => {
    await page.goto('/');
    const dialog = await openSettings(page);
    for (const tab of ['Allgemein', 'Design', 'Verbindung']) {
      await dialog.getByRole('tab', { name: tab }).click();
      await expectNoAxeFaults(page);
    }
    await dialog.getByLabel('Ziel-Server-IP').fill('ftp://nowhere');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on the phone: form, error, joined, lost connection, returning, joining', async ({
    browser,
    server,
  }) => {
    const { code } = await openHost(server);
    const phone = await openPhone(browser, server.origin);
    const sockets: WebSocketRoute[] = [];
    let isCut = false;
    await phone.routeWebSocket(/.*/, (socket) => {
      if (isCut) return;
      socket.connectToServer();
      sockets.push(socket);
    });
    await phone.goto('/join');
    await expectTakenOver(phone);
    await expectNoAxeFaults(phone);
    await phone.getByRole('button', { name: 'Join' }).click();
    await expect(phone.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(phone);
    await joinByPhone(phone, code, 'Änne');
    await expectNoAxeFaults(phone);
    isCut = true;
    for (const socket of sockets) await socket.close();
    await expect(phone.getByText('No connection.')).toBeVisible();
    await expectNoAxeFaults(phone);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Welcome back, Änne' })).toBeVisible();
    await expectNoAxeFaults(phone);
    await phone.getByRole('button', { name: 'Join another room' }).click();
    await phone.getByRole('textbox', { name: 'Room code' }).fill(code);
    await phone.getByRole('textbox', { name: 'Team name' }).fill('Bo');
    await phone.getByRole('button', { name: 'Join' }).click();
    await expect(phone.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectNoAxeFaults(phone);
  });

  test('on the phone: the note on fair play, the podium before and after its place stands there, the evening, the return', async ({
    browser,
    server,
  }) => {
    const host = await openHost(server);
    await host.run({ type: 'start' });
    await host.run({ type: 'fairPlay', on: true });
    const phone = await openPhone(browser, server.origin);
    await phone.goto(`/join/${host.code}`);
    await phone.getByRole('textbox', { name: /name/i }).fill('Carl');
    await phone.getByRole('button', { name: 'Join' }).click();
    await expect(phone.getByText(/^While a question is open, the host can see how often/)).toBeVisible();
    await expectNoAxeFaults(phone);
    await phone.getByRole('button', { name: 'Got it' }).click();
    await host.run({ type: 'end' });
    await expect(phone.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
    await expect(phone.getByText('1st of 1')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Your evening' })).toHaveCount(0);
    await expectNoAxeFaults(phone);
    await host.goTo('podium');
    await expect(phone.getByText('1st of 1')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Your evening' })).toBeVisible();
    await expectNoAxeFaults(phone);
    await phone.getByRole('button', { name: 'Your evening' }).click();
    await expect(phone.getByRole('dialog', { name: 'Your evening' }).getByText('1st of 1')).toBeAttached();
    await expectNoAxeFaults(phone);
    await phone.goto(`/join/${(await openHost(server)).code}`);
    await expect(phone.getByRole('heading', { name: 'Join as Carl again?' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Your last evening' })).toBeVisible();
    await expectNoAxeFaults(phone);
  });
});
