import type { Page } from '@playwright/test';
import { findBrokenWords } from '../support/findBrokenWords';
import { crowdOf, openFakeLobby } from './fakeSession';
import { PlayerClient } from '../support/hubClient';
import { expect, openLobby, playersOnWall, test } from './fixtures';
import { onEachScreen } from './measureScene';
import { pass, passUntil, stopClock } from './pageClock';

const COUNTS = [1, 7, 60, 200, 500];
/** Largest first, so that what was fitted to the screen before does not fit by chance. */
const SCREENS = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const;

/** The dark theme's colours of a row, and of one that has just arrived. */
const RAISED = 'rgb(28, 56, 44)';
const ACCENT = 'rgb(255, 194, 61)';

interface Wall {
  rows: number;
  /** Type sizes in pixels. */
  largest: number;
  smallest: number;
  outside: string[];
  cut: string[];
  overlapping: string[];
  /** Whether a control of the frame covers the wall's heading. */
  covered: boolean;
  scrolls: boolean;
}

const FITS = { outside: [], cut: [], overlapping: [], covered: false, scrolls: false };

/** Measures every row and name on the wall as drawn. Half a pixel is rounding. */
function measureWall(page: Page): Promise<Wall> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li')];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const texts = rows.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('bdi')!);
      return range.getBoundingClientRect();
    });
    const sizes = rows.map((row) => parseFloat(getComputedStyle(row).fontSize));
    const isIn = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 0.5 &&
      inner.right <= outer.right + 0.5 &&
      inner.top >= outer.top - 0.5 &&
      inner.bottom <= outer.bottom + 0.5;
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const namesOf = (isWrong: (place: number) => boolean) =>
      rows.filter((_, place) => isWrong(place)).map((row) => row.textContent!);
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const isScrolling = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    const section = rows[0]!.closest('section')!;
    const around = section.querySelectorAll('div, ul');
    const heading = section.querySelector('h2')!.getBoundingClientRect();
    const controls = [...document.querySelectorAll('header button')];
    return {
      rows: rows.length,
      largest: Math.max(...sizes),
      smallest: Math.min(...sizes),
      outside: namesOf((place) => !isIn(boxes[place]!, screen)),
      cut: namesOf((place) => !isIn(texts[place]!, boxes[place]!)),
      overlapping: namesOf((place) => boxes.some((other, at) => at > place && meet(boxes[place]!, other))),
      covered: controls.some((control) => meet(control.getBoundingClientRect(), heading)),
      scrolls: [document.documentElement, ...around].some(isScrolling),
    };
  });
}

/** Calls `look` on the crowd's lobby, on one screen after another. */
async function lookAt(page: Page, crowd: readonly string[], look: (screen: string) => Promise<void>) {
  await openFakeLobby(page, { participants: [...crowd] });
  await onEachScreen(page, SCREENS, (_height, screen) => look(`${crowd.length} names on ${screen}`));
}

test('names of any number fit: nothing overlaps, is cut or scrolls', async ({ page }) => {
  for (const count of COUNTS) {
    const rows = count > 200 ? 167 : Math.max(6, count);
    await lookAt(page, crowdOf(count), async (message) => {
      await expect.poll(() => measureWall(page), { message }).toMatchObject({ ...FITS, rows });
      const region = page.getByRole('region', { name: 'Spieler im Raum' });
      await expect(region.getByText(String(count), { exact: true })).toBeVisible();
    });
  }
  const wide = Array.from({ length: 200 }, (_, place) => `W${place}`.padEnd(24, 'W'));
  await lookAt(page, wide, (message) =>
    expect.poll(() => measureWall(page), { message }).toMatchObject(FITS),
  );
});

test('a name far wider than the others leaves them their size', async ({ page, context }) => {
  const usual = ['Änne', 'Die Besserwisser', 'Otto', 'Tequila Mockingbird'];
  const pageOfUsual = await context.newPage();
  for (const count of [3, 12, 60]) {
    const names = Array.from({ length: count }, (_, place) => `${usual[place % usual.length]} ${place}`);
    await openFakeLobby(pageOfUsual, { participants: names });
    await openFakeLobby(page, { participants: ['W'.repeat(32), ...names.slice(1)] });
    await onEachScreen(page, SCREENS, async (_height, screen) => {
      await pageOfUsual.setViewportSize(page.viewportSize()!);
      // Both are measured each time: a wall is refitted when its place on the page has changed.
      const compare = async () => {
        const wall = await measureWall(page);
        const { largest } = await measureWall(pageOfUsual);
        return { ...wall, largest: wall.largest / largest, smallest: wall.smallest / largest };
      };
      const isShrunk = { asymmetricMatch: (share: number) => share > 3 / 10 && share < 1 };
      await expect
        .poll(compare, { message: `${count} names on ${screen}` })
        .toMatchObject({ ...FITS, largest: 1, smallest: isShrunk });
    });
  }
});

test('names never become larger when more people join, whatever the layout', async ({ page }) => {
  for (const nameOf of [
    (place: number) => `Team ${place}`,
    (place: number) => `The quick foxes of table ${place}`,
  ]) {
    const before = new Map<string, number>();
    for (const count of [6, 12, 13, 40, 41, 60, 100, 200]) {
      await lookAt(
        page,
        Array.from({ length: count }, (_, place) => nameOf(place)),
        async (message) => {
          const screen = message.split(' ').pop()!;
          const most = (before.get(screen) ?? Infinity) + 0.1;
          const isNoLarger = { asymmetricMatch: (size: number) => size <= most };
          await expect
            .poll(() => measureWall(page), { message })
            .toMatchObject({ ...FITS, largest: isNoLarger });
          before.set(screen, (await measureWall(page)).largest);
        },
      );
    }
  }
});

test('no word of a name is broken, however long', async ({ page }) => {
  const long = ['W'.repeat(32), 'Donaudampfschifffahrtsge', 'M'.repeat(20), 'Überraschungsmannschaft'];
  for (const count of [4, 40]) {
    const names = crowdOf(count + 12).slice(12);
    const crowd = names.map((name, place) => (place % 10 === 1 ? long[(place - 1) / 10] : name) ?? name);
    await lookAt(page, crowd, async (message) => {
      await expect.poll(() => measureWall(page), { message }).toMatchObject(FITS);
      await expect.poll(() => findBrokenWords(page), { message }).toEqual([]);
    });
  }
});

test.describe('on a projector of 1920×1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('60 names of 24 wide letters each are at least 23 px, and a few ordinary names far larger', async ({
    page,
  }) => {
    await openFakeLobby(page, { participants: Array<string>(60).fill('W'.repeat(24)) });
    const isReadable = async () => {
      const { smallest, cut } = await measureWall(page);
      return smallest >= 23 && cut.length === 0;
    };
    await expect.poll(isReadable).toBe(true);
    await openFakeLobby(page, { participants: ['Anna', 'Ben', 'Cem'] });
    await expect.poll(async () => (await measureWall(page)).largest).toBeGreaterThan(48);
  });

  test('500 names change pages by themselves, and stay where the host stops them', async ({ page }) => {
    await stopClock(page);
    const firstPage = (soon: { timeout: number }) => expect(page.getByText('1–167')).toBeVisible(soon);
    await Promise.all([openFakeLobby(page, { participants: crowdOf(500) }), passUntil(page, firstPage)]);
    const firstRow = playersOnWall(page).first();
    await pass(page, 8);
    await expect(page.getByText('168–334')).toBeVisible();
    await expect(firstRow).toHaveText(crowdOf(500)[167]!);
    await page.getByRole('button', { name: 'Seitenwechsel anhalten' }).click();
    await pass(page, 20);
    await expect(page.getByText('168–334')).toBeVisible();
    await page.getByRole('button', { name: '168–334, Seitenwechsel fortsetzen' }).click();
    await pass(page, 8);
    await expect(page.getByText('335–500')).toBeVisible();
    await pass(page, 8);
    await expect(page.getByText('1–167')).toBeVisible();
  });
});

test('a larger screen or window is filled again', async ({ page }) => {
  await openFakeLobby(page, { participants: crowdOf(60) });
  await expect.poll(async () => (await measureWall(page)).cut).toEqual([]);
  const small = (await measureWall(page)).largest;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(async () => (await measureWall(page)).largest).toBeGreaterThan(small);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const noticed = reducedMotion === 'reduce' ? 'stands still at once' : 'is noticed for two seconds';
  test(`with ${reducedMotion} for motion, an arrival ${noticed}`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion, colorScheme: 'dark' });
    const code = await openLobby(page);
    const motions = await page.context().newCDPSession(page);
    // The animation is paused at its start until the test has seen it.
    await motions.send('Animation.enable');
    await motions.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const newest = playersOnWall(page).first();
    const ground = () => newest.evaluate((row) => getComputedStyle(row).backgroundColor);
    const player = await new PlayerClient(server.origin).connect();
    await player.join(code, 'Anna');
    await expect(newest).toHaveText('Anna');
    if (reducedMotion === 'reduce') await expect.poll(ground).toBe(RAISED);
    else await expect.poll(ground).toBe(ACCENT);
    await motions.send('Animation.setPlaybackRate', { playbackRate: 1 });
    // Afterwards, the row has the style sheet's own background, not the animation's.
    await newest.evaluate((row) => Promise.all(row.getAnimations().map((motion) => motion.finished)));
    await expect(newest).not.toHaveAttribute('style', /background/);
    await expect.poll(ground).toBe(RAISED);
    player.close();
  });
}
