import { readFileSync } from 'node:fs';
import {
  answerAll,
  expect,
  joinByPhone,
  openEvening,
  QUESTIONS,
  RIGHT_ANSWER,
  settle,
  SIZES,
  test,
} from './fixtures';

/** What sites show where somebody links to the repository. */
const PICTURE = '.github/social.png';
const SIZE = { width: 1280, height: 640 };
const FACE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const inPage = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

test('the picture for links: the name, the stage and a phone', async ({ open, server }) => {
  const evening = await openEvening(server, 11);
  const { host } = evening;
  const stage = await open({ colorScheme: 'dark' });
  await stage.goto(`/session/${host.code}/stage`);
  const phone = await open({ viewport: SIZES.phone, colorScheme: 'dark' });
  await joinByPhone(phone, host.code, 'Tequila Mockingbird');
  await host.run({ type: 'start' });
  await host.goTo('question');
  await answerAll(evening, 0, 8);
  await phone.getByRole('button', { name: RIGHT_ANSWER }).click();
  await expect(phone.getByText(/^Saved/)).toBeVisible();
  await expect(stage.getByText('9 / 12')).toBeVisible();
  await expect(stage.getByRole('heading', { name: QUESTIONS[0]!.question })).toBeVisible();
  const pictures = [];
  for (const screen of [stage, phone]) {
    await settle(screen);
    pictures.push(inPage('image/png', await screen.screenshot({ animations: 'allow' })));
  }
  const [wall, hand] = pictures;
  const picture = await open();
  await picture.setViewportSize(SIZE);
  await picture.setContent(`<!doctype html>
    <style>
      @font-face { font-family: Face; src: url(${inPage('font/woff2', readFileSync(FACE))}); font-weight: 200 800; }
      ${readFileSync('src/look/tokens.css', 'utf8')}
      body { margin: 0; height: 640px; overflow: hidden; position: relative; background: var(--qn-page);
        background-image: radial-gradient(circle at 70% 45%, var(--qn-glow), transparent 60%);
        color: var(--qn-text); font-family: Face; }
      .words { position: absolute; left: 72px; top: 64px; width: 420px; }
      .words img { width: 88px; }
      h1 { margin: 28px 0 20px; font-size: 104px; font-weight: 800; line-height: 0.92; letter-spacing: -0.02em; }
      p { margin: 0 0 20px; font-size: 33px; line-height: 1.25; }
      .more { color: var(--qn-accent); font-weight: 600; }
      .wall, .hand { position: absolute; border: 2px solid var(--qn-line); box-shadow: 0 24px 60px rgb(0 0 0 / 60%); }
      .wall { left: 510px; top: 72px; width: 720px; border-radius: 16px; }
      .hand { left: 1078px; top: 246px; width: 172px; border-radius: 26px; border-width: 6px; }
    </style>
    <html class="dark">
    <img class="wall" src="${wall}" alt=""><img class="hand" src="${hand}" alt="">
    <div class="words"><img src="${inPage('image/svg+xml', readFileSync('public/icon.svg'))}" alt="">
    <h1>Quiz Night</h1><p>Questions on the wall, players on their phones.</p>
    <p class="more">No internet, no accounts, sixteen languages.</p></div>`);
  await settle(picture);
  await picture.screenshot({ path: PICTURE });
});
