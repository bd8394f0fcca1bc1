import type { Page } from '@playwright/test';
import { answerAt, CODE, crowdOf, JOIN_URL, openFakeLobby } from './fakeSession';
import { expect, test } from './fixtures';
import { joinByHub, openHost, showHost } from './gameFixtures';
import { onEachScreen, smallTexts } from './measureScene';
import { pass, stopClock } from './pageClock';

const tiles = (page: Page) => page.getByRole('button', { name: 'Raumcode kopieren' }).locator('span');
const qrCode = (page: Page) => page.getByRole('img', { name: 'QR-Code zum Beitreten' });

/** The lowest WCAG contrast between text and background of elements that have both. */
function contrastOf(elements: Element[]): number {
  const luminance = (colour: string) => {
    const [r, g, b] = colour.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrasts = elements.map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark, bright] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
    return (bright! + 0.05) / (dark! + 0.05);
  });
  return Math.min(...contrasts);
}

/** The height of the smallest drawn capital letter, in pixels. */
function capHeightOf(elements: Element[]): number {
  const context = document.createElement('canvas').getContext('2d')!;
  const heights = elements.map((element) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText('H').actualBoundingBoxAscent;
  });
  return Math.min(...heights);
}

/** Checks that the letters of the room code have 12 % of the height, and that they and the QR code are whole. */
async function expectCodeLarge(page: Page, height: number): Promise<void> {
  await expect.poll(() => tiles(page).evaluateAll(capHeightOf)).toBeGreaterThanOrEqual(height * 0.12);
  for (const part of [tiles(page).first(), tiles(page).last(), qrCode(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
}

/** Lowest first: letters and codes that were large enough on one screen are too small on the next. */
const SCREENS = [
  [1280, 720],
  [1024, 768],
  [3840, 2160],
] as const;

const WIDE_SCREENS = [
  [1280, 720],
  [1920, 1080],
] as const;

test('the room code stands out above 500 names, in both themes', async ({ page }) => {
  await answerAt(page, new URL(JOIN_URL).origin);
  await openFakeLobby(page, { participants: crowdOf(500), joinUrl: JOIN_URL });
  await expect(tiles(page)).toHaveText([...CODE]);
  await onEachScreen(page, WIDE_SCREENS, (height) => expectCodeLarge(page, height));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expect.poll(() => tiles(page).evaluateAll(contrastOf)).toBeGreaterThanOrEqual(7);
  }
});

test('the QR code beside few names has 45 % of the height, beside many 30 %, and letters of the code 12 %', async ({
  page,
}) => {
  await answerAt(page, new URL(JOIN_URL).origin);
  for (const [count, share] of [
    [1, 0.45],
    [12, 0.45],
    [13, 0.3],
    [40, 0.3],
  ] as const) {
    const participants = Array.from({ length: count }, (_, place) => `Die Besserwisser ${place}`);
    await openFakeLobby(page, { participants, joinUrl: JOIN_URL });
    const qrHeight = async () => (await qrCode(page).boundingBox())?.height;
    await onEachScreen(page, SCREENS, async (height) => {
      await expect.poll(qrHeight, { message: `${count} names` }).toBeGreaterThanOrEqual(height * share);
      await expectCodeLarge(page, height);
      await expect.poll(() => smallTexts(page), { message: `${count} names` }).toEqual([]);
    });
  }
});

test('the controls stand in one row, and the start button in its place, for any number of teams and beside a fault', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => (window.open = () => null));
  const host = await openHost(server);
  await showHost(host, page);
  const [start, ...others] = ['Quiz starten', 'Fernbedienung', 'Beitritt sperren'].map((name) =>
    page.getByRole('button', { name }),
  );
  const pace = page.getByLabel('Zeit je Frage');
  const middles = async () => {
    const boxes = await Promise.all([start!, ...others, pace].map((control) => control.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box!.y + box!.height / 2))).size;
  };
  /** The space between the menu and its label. */
  const gap = () =>
    pace.evaluate((menu) => {
      const range = document.createRange();
      range.selectNode(menu.parentElement!.firstChild!);
      return menu.getBoundingClientRect().left - range.getBoundingClientRect().right;
    });
  // What comes later may move everything below it.
  await expect(qrCode(page).or(page.locator('.invitation-problem'))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const places = new Map<number, unknown>();
  let teams = 0;
  for (const count of [1, 12, 13, 41]) {
    for (; teams < count; teams++) await joinByHub(server, host.code, `Team ${teams}`);
    await expect(page.locator('.wall-heading')).toContainText(String(count));
    await onEachScreen(page, SCREENS, async () => {
      await expect.poll(middles).toBe(1);
      await expect.poll(gap).toBeLessThan(30);
      const { width } = page.viewportSize()!;
      if (count === 1) places.set(width, await start!.boundingBox());
      else await expect.poll(() => start!.boundingBox()).toEqual(places.get(width));
    });
    // From then on the browser's refusal is shown.
    if (count === 1) await page.getByRole('button', { name: 'Bühne öffnen' }).click();
  }
  await expect(page.getByText('Der Browser hat das Fenster der Bühne blockiert')).toBeVisible();
});

test('the join address is shown with its QR code, dark on light, once this browser has reached it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerAt(page, new URL(JOIN_URL).origin);
  await openFakeLobby(page, { participants: [], joinUrl: JOIN_URL });
  await expect(page.getByText(`192.168.1.7:5000/join/${CODE}`, { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(qrCode(page)).toHaveCSS('fill', 'rgb(17, 38, 29)');
  }
  // It is copied by keyboard, like the code, with a confirmation.
  await stopClock(page);
  for (const [key, confirmation, copied] of [
    ['c', 'Raumcode kopiert', CODE],
    ['l', 'Link kopiert', JOIN_URL],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(confirmation)).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
});

test('a path of the join address that is wider than its place is broken there', async ({ page }) => {
  const origin = 'https://quiz.example';
  await answerAt(page, origin);
  await openFakeLobby(page, {
    participants: ['Anna'],
    joinUrl: `${origin}/join/3f2504e04f8911d39a0c0305e82c3301`,
  });
  const link = page.getByTitle('Link kopieren');
  await expect(link).toBeVisible();
  await expect.poll(() => link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('a lobby without a join address has no gap in its place', async ({ page }) => {
  await openFakeLobby(page, { participants: crowdOf(30) });
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByTitle('Link kopieren')).toHaveCount(0);
  const gap = async () => {
    const code = (await tiles(page).last().boundingBox())!;
    const hint = (await page.getByText(/Teile diesen Code/).boundingBox())!;
    return hint.x - (code.x + code.width);
  };
  await expect.poll(gap).toBeLessThan(80);
});

test('the code is copied without clipboard permission, too', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openFakeLobby(page, { participants: [] });
  const copied = page.evaluate(
    () => new Promise((resolve) => addEventListener('copy', () => resolve(String(getSelection())))),
  );
  await stopClock(page);
  await page.getByRole('button', { name: 'Raumcode kopieren' }).click();
  await expect(page.getByText('Raumcode kopiert')).toBeVisible();
  expect(await copied).toBe(CODE);
});

test('F fills the screen; idle controls fade there, and come back with the pointer or the focus', async ({
  page,
}) => {
  await openFakeLobby(page, { participants: [] });
  const controls = page.getByRole('group', { name: 'Bedienung' });
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Vollbild beenden' })).toBeVisible();
  await expect(controls).toHaveCSS('opacity', '0');
  await stopClock(page);
  await page.mouse.move(200, 300);
  await expect(controls).toHaveCSS('opacity', '1');
  await pass(page, 4);
  await expect(controls).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Einstellungen' }).focus();
  await expect(controls).toHaveCSS('opacity', '1');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Vollbild', exact: true })).toBeVisible();
});
