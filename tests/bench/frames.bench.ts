import type { Page } from '@playwright/test';
import { joinByHub, openHost, showHost } from '../e2e/gameFixtures';
import { expect, test } from '../e2e/fixtures';
import { printTable } from './report';

/** How much slower the browser's processor is made: about a venue's old laptop. */
const SLOWED = 4;
/** How long all teams stand where they were before they overtake, in milliseconds. */
const START_MS = 1_000;

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable(`Frames of the standings' race, on a processor ${SLOWED} times slower`, rows));
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1920, height: 1080 } });

for (const teams of [10, 25, 200]) {
  test(`${teams} teams overtake each other`, async ({ page, server }) => {
    const question = { question: 'Which planet is red?', answers: ['Mars', 'Saturn'], correctAnswer: 0 };
    const rounds = ['One', 'Two', 'Three'].map((title) => ({ title, questions: [question] }));
    const host = await openHost(server, { quizName: 'Race', rounds });
    for (let team = 1; team <= teams; team++) await joinByHub(server, host.code, `Team ${team}`);
    await showHost(host, page);
    await host.run({ type: 'start' });
    const players = host.hostGame!.players;
    const give = async (round: number) => {
      for (const [place, { playerId }] of players.slice(0, 20).entries()) {
        const points = ((place * 7 + round * 11) % 20) * (round + 1);
        await host.run({ type: 'adjust', adjustmentId: `${round} ${place}`, playerId, points, reason: '' });
      }
    };
    await give(0);
    await host.goTo('scores');
    await host.move('next');
    await give(1);
    await host.goTo('reveal');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await expect(page.locator('.scene').getByText('Auflösung')).toBeVisible();
    await expect.poll(() => countMoving(page)).toBe(0);
    const rest = await restFrames(page);
    const [race] = await Promise.all([raceFrames(page), host.move('next')]);
    await expect(page.locator('[data-motion=race] > [style*="--climb: -"]')).not.toHaveCount(0);
    const [shown, moving] = [
      race.filter((each) => each.ms < START_MS),
      race.filter((each) => each.ms >= START_MS),
    ];
    rows.push({
      teams,
      'per second, at rest': perSecond(rest),
      'first drawing, ms': Math.round(shown[0]!.gap),
      'per second, as they appear': perSecond(shown.slice(1)),
      'per second, as they overtake': perSecond(moving),
      'longest, ms': Math.round(Math.max(...moving.map(({ gap }) => gap))),
    });
  });
}

/** A frame of the page, `gap` milliseconds after the one before; `ms`: how far the race was. */
interface Frame {
  ms: number;
  gap: number;
}

function perSecond(frames: readonly Frame[]): number {
  return Math.round((frames.length * 1000) / frames.reduce((sum, { gap }) => sum + gap, 0));
}

function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}

/** Returns the frames of a second in which nothing moves. */
function restFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(async () => {
    const frames: Frame[] = [];
    const start = performance.now();
    for (let last = start; last - start < 1_000;) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push({ ms: 0, gap: now - last });
      last = now;
    }
    return frames;
  });
}

/** Returns the frames of the next race, from the first one that shows it to its end. */
function raceFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(async () => {
    const frames: Frame[] = [];
    const isRace = (each: Animation) =>
      each instanceof CSSAnimation && each.animationName === 'standing-overtake';
    let race: Animation | undefined;
    for (let last = performance.now(); race?.playState !== 'finished';) {
      await new Promise(requestAnimationFrame);
      race ??= document.getAnimations().find(isRace);
      const now = performance.now();
      if (race) frames.push({ ms: Number(race.currentTime), gap: now - last });
      last = now;
    }
    return frames;
  });
}
