import { expect, type Page } from '@playwright/test';
import { hidesJoin, type Scene } from '../../src/contract/scene';

/** A scene of the projector as drawn. */
interface MeasuredScene {
  scrolls: boolean;
  /** Texts that extend beyond the screen, or under the strip at its foot. */
  outside: string[];
  /** Texts under a control of the frame. */
  covered: string[];
  /** Questions and answers that are larger than their containers. */
  cut: string[];
  /** Whether the room code in the strip is on screen, which is absent where nobody needs to join. */
  hasCode: boolean;
  /** Type sizes of the question and of the smallest answer, in pixels; Infinity if absent. */
  question: number;
  answers: number;
}

export const FITS = { scrolls: false, outside: [], covered: [], cut: [], hasCode: true };

/** What is measured of a scene that fits. */
export function fitsOf(scene: Scene): Partial<MeasuredScene> {
  return { ...FITS, hasCode: !hidesJoin(scene) };
}

/** Measures the scene with the strip below it. A pixel is rounding. */
export function measureScene(page: Page, code: string): Promise<MeasuredScene> {
  return page.evaluate((roomCode) => {
    const strong = [...document.querySelectorAll('strong')].find((each) => each.textContent === roomCode);
    const foot = strong?.closest('div')?.getBoundingClientRect().top ?? innerHeight;
    const section = [...document.querySelectorAll('section')].pop()!;
    const controls = [...document.querySelectorAll('header button')].map((b) => b.getBoundingClientRect());
    const texts: [string, DOMRect][] = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      // Texts for screen readers only have a box of one pixel.
      if (box.width > 0 && walker.currentNode.parentElement!.clientWidth !== 1)
        texts.push([walker.currentNode.textContent!.slice(0, 40), box]);
    }
    // A text's box has room above and below its letters.
    const isOutside = ({ left, top, right, bottom, height }: DOMRect) =>
      left < -1 || top < -height / 5 || right > innerWidth + 1 || bottom > foot + height / 5;
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const sizeOf = (e: Element) => parseFloat(getComputedStyle(e).fontSize);
    // If lines are tight, descenders extend beyond the last one by less than this.
    const tails = (e: Element) => sizeOf(e) * 0.3;
    const isCut = (e: Element) =>
      e.scrollHeight > e.clientHeight + tails(e) || e.scrollWidth > e.clientWidth + 1;
    const { scrollWidth, scrollHeight } = document.documentElement;
    const parts = [...section.querySelectorAll('h1, li')];
    const answers = [...section.querySelectorAll('li')];
    const heading = section.querySelector('h1');
    const codeBox = strong?.getBoundingClientRect();
    return {
      scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
      outside: texts.filter(([, box]) => isOutside(box)).map(([text]) => text),
      covered: texts.filter(([, box]) => controls.some((each) => meet(each, box))).map(([text]) => text),
      cut: parts.filter(isCut).map((e) => e.textContent!.slice(0, 40)),
      hasCode:
        !!codeBox && codeBox.left >= 0 && codeBox.right <= innerWidth && codeBox.bottom <= innerHeight + 1,
      question: heading ? sizeOf(heading) : Infinity,
      answers: Math.min(...answers.map(sizeOf)),
    };
  }, code);
}

/**
 * Checks that the scene fits and can be read from the back of the room: no text is small, a question has 5 %
 * of the screen's height, and its answers have 4 %.
 */
export async function expectReadable(page: Page, code: string, scene: Scene, height: number, screen: string) {
  const question = 'question' in scene && scene.question;
  const message = [scene.name, question && question.text, screen].join(' ');
  const atLeast = (share: number) => ({ asymmetricMatch: (size: number) => size >= height * share });
  const sizes = question ? { question: atLeast(0.05), answers: atLeast(0.04) } : {};
  await expect
    .poll(() => measureScene(page, code), { message })
    .toMatchObject({ ...fitsOf(scene), ...sizes });
  await expect.poll(() => smallTexts(page), { message }).toEqual([]);
}

/** Calls `look` with the page on one screen after another, once it has had a frame to fit its content. */
export async function onEachScreen(
  page: Page,
  screens: readonly (readonly [width: number, height: number])[],
  look: (height: number, screen: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await look(height, `${width}×${height}`);
  }
}

/**
 * Returns the texts smaller than 3 % of the screen's height, with their size in percent, except those of
 * the host's controls, which fade. Names on the lobby's wall may have 2.5 %, and the widest ones on a page of
 * places 1.7 %. Letters in pictures count as drawn.
 */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const element = walker.currentNode.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      // Content for screen readers only has a box of one pixel.
      const hidden = element.closest('header, .host-actions, [role=group][aria-label="Steuerung des Quiz"]');
      let around: Element | null = element;
      while (around && (around.clientWidth !== 1 || around.clientHeight !== 1)) around = around.parentElement;
      if (text === '' || width < 2 || height < 2 || hidden || around) continue;
      const svg = element.closest('svg');
      const scale = svg ? svg.getBoundingClientRect().height / svg.viewBox.baseVal.height : 1;
      const size = ((parseFloat(getComputedStyle(element).fontSize) * scale) / innerHeight) * 100;
      const least = element.closest('.wall-list') ? 2.5 : element.closest('.places bdi') ? 1.7 : 3;
      if (size < least - 0.005) small.push(`${text.slice(0, 30)}: ${size.toFixed(2)}`);
    }
    return small;
  });
}
