import type { Page } from '@playwright/test';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { answerByHub, expectScene, joinByHub, showHost, storeSeason } from './gameFixtures';
import { onEachScreen } from './measureScene';
import { pass, passUntil, stopClock } from './pageClock';
import { house, openHouse, quiz, slide, toLastScene } from './venueFixtures';

test.use({ ownServer: true });

const SCREENS = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/** Checks the page on every screen: nothing scrolls, and the venue is in view. */
async function lookAt(page: Page): Promise<void> {
  await onEachScreen(page, SCREENS, async (height) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await expect(page.getByText(house.name)).toBeInViewport();
  });
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--qn-accent'));
const logo = (page: Page) => page.locator('.venue-mark img');

test('the wall has the venue’s name, logo, colour and slides, and a break shows them by turns', async ({
  page,
  server,
}) => {
  const host = await openHouse(server);
  await page.emulateMedia({ colorScheme: 'light' });
  await showHost(host, page);
  await expect(page.getByText(house.name)).toBeVisible();
  await expect.poll(() => logo(page).evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(120);
  await expect.poll(() => accentOf(page)).toBe(house.accent);
  await expect(slide(page)).toContainText('Halloween');
  await lookAt(page);

  await host.run({ type: 'start' });
  await expect(page.getByText('No shouting.')).toBeVisible();
  await lookAt(page);
  await host.move('next');
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
  await lookAt(page);
  await host.move('next');
  await expect(page.getByRole('heading', { name: 'Which planet is red?' })).toBeVisible();
  await expect(page.getByText(house.name)).toBeHidden();

  await host.run({ type: 'startBreak', minutes: 10 });
  const timer = page.getByRole('timer');
  await expect(page.locator('.late-join')).toBeVisible();
  await expect(slide(page)).toContainText('Halloween');
  await expect(timer).toBeInViewport();
  await lookAt(page);
  await expect(page.locator('.late-join')).toBeVisible();
  await expect(timer).toBeInViewport();

  await host.run({ type: 'end' });
  await expectScene(page, 'podium');
  await expect(slide(page)).toHaveCount(0);
  await lookAt(page);
  await stopClock(page);
  await toLastScene(host);
  await expectScene(page, 'goodbye');
  await pass(page, 20);
  await passUntil(page, (soon) => expect(slide(page)).toContainText('Halloween', soon));
  await page.clock.resume();
  await lookAt(page);

  // A page that is loaded again has it at once, before the server is asked.
  await page.route('**/venue', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(house.name)).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe(house.accent);
});

test('whatever the lobby’s title holds, the quiz’s name has room, and nothing hides the QR code', async ({
  page,
  server,
}) => {
  const host = await openHouse(server, { ...house, name: 'The Old Crown and Anchor Taverns' });
  await storeSeason(server, { name: 'Autumn', points: 'quiz', teams: [], evenings: [] });
  await showHost(host, page);
  await expect(page.getByText('The Old Crown')).toBeVisible();
  const offer = page.getByRole('button', { name: 'Heute nicht' });
  const heading = page.getByRole('heading', { name: quiz.quizName });
  const below = async () => {
    const [code, start] = await Promise.all(
      [
        page.getByRole('img', { name: 'QR-Code zum Beitreten' }),
        page.getByRole('button', { name: 'Quiz starten' }),
      ].map((each) => each.boundingBox()),
    );
    return start!.y - (code!.y + code!.height);
  };
  const isWhole = async (_height: number, screen: string) => {
    await expect
      .poll(async () => (await heading.boundingBox())!.width, { message: screen })
      .toBeGreaterThan(120);
    await expect.poll(below, { message: screen }).toBeGreaterThan(0);
  };
  await expect(offer).toBeVisible();
  await onEachScreen(page, [...SCREENS, [1366, 768]], isWhole);
  await offer.click();
  await expect(offer).toBeHidden();
  await onEachScreen(page, [...SCREENS, [1366, 768]], isWhole);
  await host.run({ type: 'season', seasonId: 'autumn' });
  await expect(page.getByRole('button', { name: 'Saison: Autumn' })).toBeVisible();
  await onEachScreen(page, [...SCREENS, [1366, 768]], isWhole);
});

test('beside a long note, the venue’s name is legible or out of sight', async ({ page, server }) => {
  const host = await openHouse(server, { ...house, name: 'The Old Crown and Anchor Taverns' });
  for (const name of ['Owls', 'Cats', 'Foxes']) await joinByHub(server, host.code, name);
  await host.run({ type: 'start' });
  await host.goTo('podium');
  await showHost(host, page);
  await expectScene(page, 'podium');
  const name = page.getByText('The Old Crown and Anchor Taverns');
  const isLegible = () =>
    name.evaluate((each) => {
      const [mine, around] = [each, each.parentElement!].map((element) => element.getBoundingClientRect());
      return mine!.top >= around!.bottom || mine!.width >= 4 * parseFloat(getComputedStyle(each).fontSize);
    });
  for (const [width, height] of [...SCREENS, [1366, 768]] as const) {
    await page.setViewportSize({ width, height });
    if (await name.isVisible()) await expect.poll(isLegible, { message: `${width}` }).toBe(true);
  }
});

test('the venue’s name covers no title', async ({ page, server }) => {
  const host = await openHouse(server);
  const players = [];
  for (const name of ['Owls', 'Cats', 'Foxes']) players.push(await joinByHub(server, host.code, name));
  await host.run({ type: 'start' });
  const game = await host.goTo('question');
  for (const [at, player] of players.entries()) await answerByHub(player, game, at === 0 ? 0 : 1);
  await host.goTo('awards');
  await showHost(host, page);
  const title = page.getByRole('heading', { name: 'Auszeichnungen des Abends' });
  await expect(title).toBeVisible();
  await expect(logo(page)).toBeVisible();
  for (const [width, height] of [...SCREENS, [1366, 768]] as const) {
    await page.setViewportSize({ width, height });
    if (!(await logo(page).isVisible())) continue;
    const room = async () => {
      const end = await title.evaluate((each) => each.getBoundingClientRect().left + each.scrollWidth);
      return (await logo(page).boundingBox())!.x - end;
    };
    await expect.poll(room, { message: `${width}` }).toBeGreaterThanOrEqual(0);
  }
});

test('on a zoomed laptop, the room code and the start are in view', async ({ page, server }) => {
  const host = await openHouse(server);
  await page.setViewportSize({ width: 911, height: 512 });
  await showHost(host, page);
  await expect(page.getByText(house.name)).toBeVisible();
  await expect(page.getByRole('button', { name: `Raumcode kopieren: ${host.code}` })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('img', { name: 'QR-Code zum Beitreten' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Quiz starten' })).toBeInViewport({ ratio: 1 });
});

test('a phone has the logo and the colour at joining, and the end’s slide after the podium', async ({
  server,
  browser,
}) => {
  const host = await openHouse(server);
  const phone = await openPhone(browser, server.origin);
  await phone.setViewportSize({ width: 360, height: 640 });
  await joinByPhone(phone, host.code, 'Phone Team');
  await expect(phone.getByText(house.name)).toBeVisible();
  await expect(phone.locator('.venue-logo')).toBeVisible();
  await host.run({ type: 'start' });
  await host.run({ type: 'end' });
  await expect(phone.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
  await expect(phone.getByText('Next Wednesday: Halloween')).toBeHidden();
  await toLastScene(host);
  await expect(phone.getByText('Next Wednesday: Halloween')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'goose.example' })).toBeVisible();
});

test('a venue’s look is on wall and phone, and its colour goes with it', async ({
  browser,
  page,
  server,
}) => {
  const { accent, ...plain } = house;
  await openHouse(server, { ...plain, look: 'salon' });
  const phone = await openPhone(browser, server.origin);
  const ground = (shown: Page) =>
    shown.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const type = (shown: Page) => shown.evaluate(() => getComputedStyle(document.documentElement).fontFamily);
  for (const [colorScheme, colour] of [
    ['light', 'rgb(251, 245, 236)'],
    ['dark', 'rgb(26, 10, 16)'],
  ] as const) {
    for (const shown of [page, phone]) {
      await shown.emulateMedia({ colorScheme });
      await shown.goto(server.origin + (shown === phone ? '/join' : '/'));
      await expect.poll(() => ground(shown)).toBe(colour);
      await expect.poll(() => type(shown)).toContain('Palatino');
    }
  }
  await openHouse(server, { ...house, look: 'salon' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(() => accentOf(page)).toBe(accent);
  await expect.poll(() => ground(page)).toBe('rgb(251, 245, 236)');
});
