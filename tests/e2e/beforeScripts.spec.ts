import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import type { ServerProcess } from '../support/serverProcess';
import { expectPlayers } from './faultFixtures';
import { expect, expectJoined, expectTakenOver, joinByPhone, openPhone, test } from './fixtures';
import { openHost } from './gameFixtures';
import { stopClock } from './pageClock';

/** In bytes: what TCP sends before it waits for the phone, ten segments of 1,460, less the headers. */
const FIRST_ANSWER = 14_336;

/** Holds back all scripts of a phone, until the returned function is called. */
async function holdScripts(phone: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await phone.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openEarly(browser: Browser, origin: string, path: string) {
  const phone = await openPhone(browser, origin);
  const release = await holdScripts(phone);
  await phone.goto(path, { waitUntil: 'commit' });
  return { phone, release };
}

/** A phone that has played before, on the page of another session, whose scripts are held back. */
async function openAgain(browser: Browser, server: ServerProcess, name: string) {
  const first = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, first.code, name);
  const { code } = await openHost(server);
  const release = await holdScripts(phone);
  await phone.goto(`/join/${code}`, { waitUntil: 'commit' });
  return { phone, code, release };
}

const field = (phone: Page, name: string) => phone.getByRole('textbox', { name });
const join = (phone: Page) => phone.getByRole('button', { name: 'Join', exact: true });

test('the form is in the first answer, in every language, in at most 14,336 bytes', async ({ server }) => {
  for (const language of SPOKEN_LANGUAGES)
    for (const path of ['/join', '/join/BDFGH']) {
      const answer = await fetch(server.origin + path, {
        headers: { accept: 'text/html', 'accept-language': language, 'accept-encoding': 'identity' },
      });
      const html = await answer.text();
      expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual(FIRST_ANSWER);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<form .*<input id="code".*<input id="name".*<button type="submit"/);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script]) => script!);
      expect(scripts).toHaveLength(2);
      for (const script of scripts) expect(Buffer.byteLength(script)).toBeLessThan(1024);
    }
});

test('until someone joins, a phone loads one page and its script, neither font nor sheet', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  const loaded: string[] = [];
  phone.on('request', (request) => loaded.push(request.resourceType()));
  await phone.goto(`/join/${host.code}`);
  await expectTakenOver(phone);
  await phone.waitForLoadState('networkidle');
  expect(loaded).not.toContain('font');
  expect(loaded).not.toContain('stylesheet');
  await field(phone, 'Team name').fill('Owls');
  const font = phone.waitForRequest((request) => request.resourceType() === 'font');
  await join(phone).tap();
  await font;
});

test('scripts leave the air to the forms of others for 0.7 s, or until the form is touched', async ({
  browser,
  server,
}) => {
  const open = async (path: string) => {
    const phone = await openPhone(browser, server.origin);
    await stopClock(phone);
    // The page is answered at once.
    await phone.addInitScript(() => (performance.now = () => 0));
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.resourceType()));
    await phone.goto(path);
    await expect(field(phone, 'Team name')).toBeVisible();
    return { phone, asked };
  };
  const { code } = await openHost(server);
  const left = await open(`/join/${code}`);
  await left.phone.clock.runFor(699);
  expect(left.asked).not.toContain('script');
  await left.phone.clock.runFor(1);
  await expectTakenOver(left.phone);
  const touched = await open(`/join/${code}`);
  await field(touched.phone, 'Team name').tap();
  await expectTakenOver(touched.phone);
  const typed = await open('/join');
  await field(typed.phone, 'Room code').fill(code);
  await expectTakenOver(typed.phone);
});

test('what is typed and pressed before the scripts are there is kept, with the focus', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const { phone, release } = await openEarly(browser, server.origin, `/join/${host.code}`);
  await expect(field(phone, 'Room code')).toHaveValue(host.code);
  await field(phone, 'Team name').pressSequentially('Ow');
  const input = await field(phone, 'Team name').elementHandle();
  release();
  await expectTakenOver(phone);
  expect(await input?.evaluate((element) => element === document.activeElement)).toBe(true);
  await phone.keyboard.type('ls');
  await expect(field(phone, 'Team name')).toHaveValue('Owls');
  await join(phone).tap();
  await expectJoined(phone, 'Owls');
});

test('a form sent twice before the scripts are there, and by them, is one team', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const { phone, release } = await openEarly(browser, server.origin, `/join/${host.code}`);
  await join(phone).tap();
  await expect(field(phone, 'Team name')).toBeFocused();
  await field(phone, 'Team name').fill('Owls');
  await join(phone).tap();
  const pressed = phone.getByRole('button', { name: 'Joining…' });
  await pressed.tap();
  await expect(pressed).toBeVisible();
  release();
  await expectJoined(phone, 'Owls');
  await expectPlayers(server.origin, host.code, 'Owls');
});

test('a name that the server refuses is said to be taken, although it was sent before the scripts', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  await joinByPhone(await openPhone(browser, server.origin), host.code, 'Owls');
  const { phone, release } = await openEarly(browser, server.origin, `/join/${host.code}`);
  await field(phone, 'Team name').fill('Owls');
  await field(phone, 'Team name').press('Enter');
  release();
  await expect(phone.getByRole('alert')).toHaveText('This name is already taken here. Choose another one.');
  await expect(field(phone, 'Team name')).toHaveValue('Owls');
});

test('a team that comes back is asked at once, and joins again although it presses early', async ({
  browser,
  server,
}) => {
  const { phone, code, release } = await openAgain(browser, server, 'Owls & Foxes');
  await expect(phone.getByRole('heading', { name: 'Join as Owls & Foxes again?' })).toBeVisible();
  await expect(phone.getByText(`Room ${code}`)).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, join' }).tap();
  release();
  await expectJoined(phone, 'Owls & Foxes');
  await phone.unrouteAll();
  const again = await holdScripts(phone);
  await phone.reload({ waitUntil: 'commit' });
  await expect(phone.getByText('Welcome back, Owls & Foxes. One moment…')).toBeVisible();
  again();
  await expectJoined(phone, 'Owls & Foxes');
});

test('a team that wants another name gets the form before the scripts are there', async ({
  browser,
  server,
}) => {
  const { phone, release } = await openAgain(browser, server, 'Owls');
  await phone.getByRole('button', { name: 'Use another name' }).tap();
  await field(phone, 'Team name').fill('Foxes');
  await join(phone).tap();
  release();
  await expectJoined(phone, 'Foxes');
});

test('a phone whose language was chosen shows it, and keeps what was typed in another', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  await phone.goto('/join');
  // A choice made before the scripts are there counts as well.
  await phone.getByRole('combobox').selectOption('de');
  await expect(field(phone, 'Teamname')).toBeVisible();
  const release = await holdScripts(phone);
  await phone.goto(`/join/${host.code}`, { waitUntil: 'commit' });
  await field(phone, 'Team name').fill('Eulen');
  release();
  await expect(field(phone, 'Teamname')).toHaveValue('Eulen');
  await expect(phone.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test('scripts that do not come are said to be missing', async ({ browser, server }) => {
  const phone = await openPhone(browser, server.origin);
  await phone.route('**/*.js', (route) => route.abort());
  await phone.goto('/join');
  await expect(phone.getByRole('alert')).toHaveText(
    'This page did not load completely. Reload it. If that doesn’t help, open it in another browser.',
  );
  await field(phone, 'Team name').fill('Owls');
});

test('without JavaScript the form stands there with a sentence', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto('/join/BDFGH');
  await expect(page.locator('noscript')).toBeVisible();
  expect(await page.locator('noscript').textContent()).toContain('Cette page a besoin de JavaScript.');
  await expect(page.getByRole('textbox', { name: 'Nom d’équipe' })).toBeVisible();
  await expect(page.locator('.link')).toBeHidden();
});
