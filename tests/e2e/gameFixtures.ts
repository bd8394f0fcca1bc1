import { randomUUID } from 'node:crypto';
import {
  expect,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Answer } from '../../src/contract/question';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { podiumPages, podiumSteps } from '../../src/contract/podium';
import type { Scene, SceneName, SceneNamed } from '../../src/contract/scene';
import type { SessionGame, CreatedSession } from '../../src/contract/toMonitors';
import type { Season } from '../../src/game/season/season';
import { addQuiz } from '../support/addQuiz';
import { type HubClient, PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { openSessionOf, registerOnHub, type TestHost } from '../support/testHost';
import { joinByPhone, openPhone } from './fixtures';

/** A host without a page, who moves the game on quickly. */
export type HubHost = TestHost<ServerProcess, HubClient>;

/** A quiz whose question never reaches its time limit. */
export const SHORT_QUIZ = {
  quizName: 'Pub',
  seconds: 600,
  questions: [{ question: 'How many legs?', answers: ['Six', 'Eight'], correctAnswer: 1 }],
};

/** Puts the quiz into the server's folder, and opens a session with it. */
export async function openSession(
  server: ServerProcess,
  quiz: object,
  // The server may still have a former test's quiz with this id in memory.
  quizId: string = randomUUID(),
): Promise<CreatedSession> {
  await addQuiz(server, quizId, quiz);
  return openSessionOf(server, quizId);
}

/** Does the same, and connects its host, who needs no page. */
export async function openHost(
  server: ServerProcess,
  quiz: object = SHORT_QUIZ,
  quizId?: string,
): Promise<HubHost> {
  return registerOnHub(server, await openSession(server, quiz, quizId));
}

/** Stores a season, under an id made from its name. */
export async function storeSeason({ origin }: ServerProcess, season: Season): Promise<void> {
  const body = JSON.stringify(season);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/seasons`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
}

/** Lets the host's evening count in a season without teams, which the server then has. */
export async function countInSeason(host: HubHost): Promise<void> {
  await storeSeason(host.server, { name: 'Autumn', points: 'quiz', teams: [], evenings: [] });
  await host.run({ type: 'season', seasonId: 'autumn' });
}

/** Opens the host's session in a browser that has its host key, or the remote. */
export async function showHost(
  { server, code, session }: HubHost,
  page: Page,
  as: 'session' | 'remote' = 'session',
): Promise<void> {
  const entry = { server: server.origin, sessionCode: code, hostKey: session.hostKey };
  await giveHostKeys(page.context(), JSON.stringify([entry]));
  await page.goto(`${server.origin}/${as}/${code}`);
}

/** A phone that has joined the host's session. */
export async function openPlayer(
  browser: Browser,
  { server, code }: Pick<HubHost, 'server' | 'code'>,
  name: string,
): Promise<Page> {
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, name);
  return phone;
}

/** A player without a page. */
export async function joinByHub(server: ServerProcess, code: string, name: string): Promise<PlayerClient> {
  const player = await new PlayerClient(server.origin).connect();
  await player.join(code, name);
  return player;
}

/** Submits this answer to the scene's question. */
export async function answerByHub(
  player: PlayerClient,
  { scene }: SessionGame,
  answer: Answer,
): Promise<void> {
  if (scene.name !== 'question') throw new Error(`there is no question in the scene ${scene.name}`);
  await player.invoke(GameHubMethod.SubmitAnswer, scene.question.questionId, answer);
}

const HOST_KEYS = 'quiz-night.host-keys';

/** The host keys stored in a page's browser. */
export function hostKeysOf(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', HOST_KEYS);
}

/** Stores host keys in a browser, as the host's other device would have them. */
export async function giveHostKeys(context: BrowserContext, keys: string): Promise<void> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [HOST_KEYS, keys]);
}

/** Another browser on the session's page, which cannot control it. */
export async function openMonitor(browser: Browser, server: ServerProcess, code: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${server.origin}/session/${code}`);
  return page;
}

/** The host's controls of a running game. */
export function controlsOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Steuerung des Quiz' });
}

/** A page that shows the projector's scenes, or the frame in it that does. */
type Wall = Pick<FrameLocator, 'getByRole' | 'locator'>;

/** What the projector shows in each scene. */
const SIGNS: Record<SceneName, (page: Wall, section: Locator) => Locator> = {
  lobby: (page) => page.getByRole('heading', { name: 'Quiz Lobby' }),
  round: (_page, section) => section.getByText(/^(Runde \d+ von \d+|Los geht’s)$/),
  wager: (_page, section) => section.getByText('Einsatz', { exact: true }),
  question: (_page, section) => section.getByRole('timer', { name: 'Verbleibende Zeit' }),
  closed: (_page, section) => section.getByText(/^(Antwortzeit vorbei|Runde geschlossen)$/),
  reveal: (_page, section) => section.getByText(/^(Auflösung|Das Ergebnis)$/),
  scores: (_page, section) => section.getByRole('heading', { name: 'Punktestand' }),
  break: (_page, section) => section.getByRole('heading', { name: 'Pause' }),
  tieBreak: (_page, section) => section.getByRole('heading', { name: /^Stechen/ }),
  podium: (_page, section) => section.getByRole('heading', { name: 'Siegerehrung' }),
  awards: (_page, section) => section.getByRole('heading', { name: 'Auszeichnungen des Abends' }),
  rules: (_page, section) => section.getByRole('heading', { name: 'So wird gespielt' }),
  season: (_page, section) => section.getByRole('heading', { name: 'Tabelle der Saison' }),
  goodbye: (_page, section) => section.getByRole('heading', { name: 'Danke fürs Mitspielen!' }),
};

/** Waits until the projector shows a scene; `heading`: its question or the round's title. */
export async function expectScene(page: Wall, name: SceneName, heading?: string): Promise<void> {
  const section = page.locator('section').last();
  // In one look: the same scene of the former question has the same sign.
  const shown = heading ? section.filter({ hasText: heading }) : section;
  await expect(SIGNS[name](page, shown)).toBeVisible();
  if (heading) await expect(section.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Waits until the projector shows the server's scene. */
export async function expectShown(page: Page, scene: Scene): Promise<void> {
  // A wager's heading asks for the stakes.
  await expectScene(page, scene.name, scene.name === 'wager' ? undefined : headingOf(scene));
  if (scene.name === 'podium') await expectPodiumAt(page, scene);
  if (scene.name === 'awards') await expect(awardOn(page)).toContainText(scene.awards.at(-1)!.name);
}

/** The award that fills the wall. */
export function awardOn(page: Page): Locator {
  return page.locator('.awards').getByRole('listitem');
}

/** The steps of the podium that show who stands on them. */
const uncoveredSteps = (page: Page) => page.getByRole('listitem').filter({ hasText: /^\d\. Platz/ });

/** Waits until the projector's podium has the same places uncovered as the server's, or shows its page. */
async function expectPodiumAt(
  page: Page,
  { standings, rest = [], page: shown }: SceneNamed<'podium'>,
): Promise<void> {
  const places = [...standings, ...rest];
  if (shown === undefined) return expect(uncoveredSteps(page)).toHaveCount(podiumSteps(places).length);
  const [{ length: perPage }] = podiumPages(places) as [unknown[], ...unknown[][]];
  await expect(page.getByText(new RegExp(`^Plätze ${shown * perPage + 1} bis `))).toBeVisible();
}

/** Waits until the phone shows the server's scene. */
export async function expectOnPhone(phone: Page, scene: Scene): Promise<void> {
  const view = phone.locator(`[data-scene=${scene.name}]`);
  await expect(view).toBeVisible();
  const heading = headingOf(scene);
  if (heading) await expect(view.getByText(heading, { exact: true })).toBeVisible();
  // With each clue, the question stays the same.
  if (scene.name === 'question' && scene.question.kind === 'stages')
    for (const clue of scene.question.clues) await expect(view.getByText(clue)).toBeVisible();
}

/** Waits until the phone shows its player's place and points. */
export async function expectStanding(phone: Page, place: string, points: string): Promise<void> {
  await expect(phone.getByText(place)).toBeVisible();
  await expect(phone.getByText(points, { exact: true })).toBeVisible();
}

/** Waits until these steps of the podium and no others are uncovered, with their names and points. */
export async function expectPodium(
  page: Page,
  steps: readonly (readonly [place: string, name: string, points: string])[],
): Promise<void> {
  await expect(uncoveredSteps(page)).toHaveCount(steps.length);
  for (const [place, name, points] of steps) {
    const step = uncoveredSteps(page).filter({ hasText: place });
    await expect(step).toContainText(name);
    await expect(step).toContainText(points);
  }
}

function headingOf(scene: Scene): string | undefined {
  if ('question' in scene) return scene.question?.text;
  return 'round' in scene ? (scene.round.title ?? undefined) : undefined;
}
