import type { Scene } from '../../src/contract/scene';
import { expect, test } from './fixtures';
import { controlsOf, expectScene, openHost, showHost } from './gameFixtures';
import { onEachScreen } from './measureScene';
import { beside, openWall, scenesWith, usual } from './wallScenes';

const BURGUNDY = '--qn-accent: #ff7096; --qn-tile: #d60036; --qn-on-tile: #fffdf4;';

const SCREENS = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

const isOf = (scene: Scene, kind: string) => 'question' in scene && scene.question?.kind === kind;

test('right answers are green, whatever the venue’s colour', async ({ page, server }) => {
  await page.addInitScript(
    (css) => localStorage.setItem('quiz-night.venue-look', css),
    `:root:root:root { ${BURGUNDY} }`,
  );
  const { wall, show } = await openWall(page, server.origin);
  const reveals = scenesWith(usual).filter(({ name }) => name === 'reveal');
  await show(reveals.find((scene) => isOf(scene, 'choice'))!);
  const right = wall.locator('[data-state=right]').first();
  await expect(right).toHaveCSS('background-color', 'rgb(23, 105, 58)');
  await show(reveals.find((scene) => isOf(scene, 'text'))!);
  await expect(wall.locator('.solution-panel')).toHaveCSS('background-color', 'rgb(23, 105, 58)');
  await expect(wall.locator('.strip-code')).toHaveCSS('background-color', 'rgb(214, 0, 54)');
});

test('an upright picture stays at its side from the question to the reveal', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { wall, show } = await openWall(page, server.origin);
  const scenes = scenesWith(beside['usual words beside a tall picture']!);
  const middle = () =>
    wall.locator('.question-picture').evaluate((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (left + right) / 2 / innerWidth;
    });
  for (const kind of ['choice', 'text'])
    for (const scene of scenes.filter((each) => isOf(each, kind)).slice(0, 3)) {
      await show(scene);
      await expect.poll(middle, { message: `${kind}, ${scene.name}` }).toBeLessThan(0.4);
    }
});

test('a picture covers nothing, and whole mats stand beside it where there is room', async ({
  page,
  server,
}) => {
  const { wall, show } = await openWall(page, server.origin);
  const covered = () =>
    wall.evaluate(() => {
      const picture = document.querySelector('.question-picture')!.getBoundingClientRect();
      const texts = document.querySelectorAll(
        '.scene-bar, .question-text, .still-missing, .question-box li, .game-strip',
      );
      const under = [...texts].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top;
      });
      const missing = document.querySelector('.still-missing');
      const isCut = missing && missing.scrollWidth > missing.clientWidth + 1;
      return [...under.map((each) => each.className || each.localName), ...(isCut ? ['mats are cut'] : [])];
    });
  for (const words of Object.values(beside))
    for (const scene of scenesWith(words)) {
      if (!['choice', 'text'].some((kind) => isOf(scene, kind))) continue;
      await show(scene);
      await onEachScreen(page, SCREENS, (_height, screen) =>
        expect.poll(covered, { message: `${scene.name}, ${screen}` }).toEqual([]),
      );
    }
});

test('a question stays where it was when its answers are closed', async ({ page, server }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { wall, show } = await openWall(page, server.origin);
  const heading = () => wall.locator('h1').evaluate((each) => JSON.stringify(each.getBoundingClientRect()));
  /** Where the heading stays: a picture moves it once it is loaded. */
  const settled = async (hasPicture: boolean) => {
    if (hasPicture) await expect(wall.locator('.question-picture')).toBeVisible();
    let last = '';
    const isStill = async () => {
      const before = last;
      last = await heading();
      return last === before;
    };
    await expect.poll(isStill).toBe(true);
    return last;
  };
  for (const words of [usual, ...Object.values(beside)]) {
    const scenes = scenesWith(words);
    for (const open of scenes.filter(({ name }) => name === 'question')) {
      await show(open);
      const before = await settled('imageUrl' in words);
      await show({ ...open, name: 'closed' } as Scene);
      await expect(wall.getByText('Antwortzeit vorbei')).toBeVisible();
      await expect.poll(heading, { message: 'question' in open ? open.question?.kind : '' }).toBe(before);
    }
  }
});

test('long words among the answers make only these small', async ({ page, server }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { wall, show } = await openWall(page, server.origin);
  const answers = ['Sehenswürdigkeit', 'Rothirsch', 'Reh', 'Dachs', 'Igel', 'Wisent'];
  const reveals = scenesWith({ ...usual, answers, explanation: '' }).filter(({ name }) => name === 'reveal');
  await show(reveals.find((scene) => isOf(scene, 'choice'))!);
  const size = () =>
    wall.locator('h1').evaluate((each) => parseFloat(getComputedStyle(each).fontSize) / innerHeight);
  await expect.poll(size).toBeGreaterThan(0.08);
});

test('few players have large type, whatever their names', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  const standing = { rank: 1, name: 'Tequila Mockingbird', points: 10, gained: 1 };
  await show({ name: 'scores', standings: [standing], playerCount: 1 });
  const size = () =>
    wall
      .locator('.standing-name')
      .evaluate((each) => parseFloat(getComputedStyle(each).fontSize) / innerHeight);
  await expect.poll(size).toBeGreaterThan(0.06);
});

test('a long name among the awards makes only itself small', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  const name = 'W'.repeat(40);
  await show({ name: 'awards', awards: [{ award: 'closest', name, value: 3 }] });
  const size = () =>
    wall
      .locator('.awards p')
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize) / innerHeight);
  await expect.poll(size).toBeGreaterThan(0.03);
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  await expect.poll(() => wall.locator('.awards-box').evaluate(isCut)).toBe(false);
});

test('the awards keep a distance from the screen’s edge', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  const awards = ['onlyRight', 'climb', 'closest'].map((award) => ({ award, name: 'Rum', value: 3 }));
  await show({ name: 'awards', awards } as Scene);
  const distance = () =>
    wall
      .locator('.awards > :last-child')
      .evaluate((award) => innerHeight - award.getBoundingClientRect().bottom);
  await expect.poll(distance).toBeGreaterThan(5);
});

test('in the season’s table a team’s points stand at the end of its row', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  await show(scenesWith(usual).find(({ name }) => name === 'season')!);
  const toEnd = () =>
    wall
      .locator('.places > li')
      .first()
      .evaluate(
        (row) => row.clientWidth - (row.lastElementChild as HTMLElement).getBoundingClientRect().right,
      );
  await expect.poll(toEnd).toBeLessThan(20);
});

test('a size that is gone before the next frame leaves the type as large as it was', async ({
  page,
  server,
}) => {
  const { wall, show } = await openWall(page, server.origin);
  await show(scenesWith(usual)[0]!);
  const sizeAfterFrames = () =>
    wall.locator('h1').evaluate(async (heading) => {
      const frame = () => new Promise(requestAnimationFrame);
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames++) await frame();
      return getComputedStyle(heading).fontSize;
    });
  const before = await sizeAfterFrames();
  await wall.locator('.fit-box').evaluate((box: HTMLElement) => {
    box.style.width = '20%';
    box.dispatchEvent(new Event('load'));
    box.style.width = '';
  });
  expect(await sizeAfterFrames()).toBe(before);
});

test('answers that the host shows large at the reveal make room for themselves', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  const reveal = scenesWith(usual).find((scene) => scene.name === 'reveal' && isOf(scene, 'text'))!;
  await show(reveal);
  const overflow = () => wall.locator('.fit-box').evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  const quotes = ['One', 'Two', 'Three'].map((first) => `${first} ${'sleepy hedgehogs '.repeat(6)}`.trim());
  await show({ ...reveal, quotes } as Scene, true);
  await expect(wall.locator('.quoted-answer')).toHaveCount(3);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
});

test('the votes of a live poll make room for themselves', async ({ page, server }) => {
  const { wall, show } = await openWall(page, server.origin);
  const answers = Array.from({ length: 6 }, (_, place) => `${place} ${'sleepy hedgehogs '.repeat(6)}`.trim());
  const text = 'Was machen wir beim nächsten Mal, wenn alle wieder da sind?';
  const question = { questionId: 'poll', number: 1, of: 1, kind: 'poll', text, points: 0, answers };
  const open = { name: 'question', round: null, question, remainingMs: null, durationMs: null };
  const voted = (...liveCounts: number[]) => ({ ...open, answered: 0, expected: 200, liveCounts }) as Scene;
  await show(voted(0, 0, 0, 0, 0, 0));
  const overflow = () => wall.locator('.fit-box').evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await show(voted(100, 11, 12, 13, 14, 15), true);
  await expect(wall.locator('.poll-share')).toHaveCount(6);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
});

test('the points of a race make room for themselves', async ({ page, server }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { wall, show } = await openWall(page, server.origin);
  await wall.evaluate(() => localStorage.setItem('quiz-night.effects', 'party'));
  const standing = { rank: 1, before: 2, name: 'W'.repeat(32), points: 10_500, gained: 10_499, joker: 1 };
  const other = { ...standing, rank: 2, before: 1, points: 10_499, gained: 10_400 };
  await show({ name: 'scores', standings: [standing, other], playerCount: 2 });
  await expect(wall.locator('.standing-points').first()).toHaveText('10.500');
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  await expect.poll(() => wall.locator('.standing-name').first().evaluate(isCut)).toBe(false);
});

test('on the stage, the scene’s head has the room of the missing controls', async ({ page, server }) => {
  const host = await openHost(server);
  await host.run({ type: 'start' });
  await page.goto(`/session/${host.code}/stage`);
  const right = (selector: string) =>
    page.locator(selector).evaluate((each) => Math.round(each.getBoundingClientRect().right));
  await expect.poll(() => right('.countdown-number')).toBe(await right('.countdown-bar'));
});

test('beside the controls of a small screen, a pause leaves out a long badge', async ({ page, server }) => {
  const host = await openHost(server);
  await host.run({ type: 'start' });
  await host.goTo('closed');
  await host.run({ type: 'pause' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await showHost(host, page);
  await expect(page.locator('.badge').filter({ visible: true })).toHaveText(['Pausiert']);
});

test('the way in takes a twentieth of a led screen, its code is left of the controls, and the end is without it', async ({
  page,
  server,
}) => {
  const host = await openHost(server);
  await host.command({ type: 'start' });
  await showHost(host, page);
  const share = () =>
    page.locator('.game-strip').evaluate((strip) => strip.getBoundingClientRect().height / innerHeight);
  const code = page.locator('.strip-code');
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(code).toBeInViewport();
    await expect.poll(share).toBeLessThanOrEqual(0.05);
    const gap = async () =>
      (await controlsOf(page).boundingBox())!.x -
      (await code.boundingBox())!.x -
      (await code.boundingBox())!.width;
    expect(await gap()).toBeGreaterThan(0);
  }
  await host.run({ type: 'startBreak', minutes: 5 });
  await expectScene(page, 'break');
  await expect(page.getByText(`/join/${host.code}`).filter({ visible: true })).toHaveCount(1);
  await host.run({ type: 'endBreak' });
  await host.goTo('podium');
  await expectScene(page, 'podium');
  await expect(code).toHaveCount(0);
  await expect(controlsOf(page)).toBeInViewport();
});
