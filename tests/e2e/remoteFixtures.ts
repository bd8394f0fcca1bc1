import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { SceneName } from '../../src/contract/scene';
import { addQuiz } from '../support/addQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { openLobby } from './fixtures';
import { expectScene, showHost, type HubHost } from './gameFixtures';

const TICKET = /"ticket":"([\w-]{22})"/;

/** A laptop that shows a session to guests. */
export interface Laptop {
  server: ServerProcess;
  code: string;
  projector: Page;
  /** The latest ticket issued to the laptop. */
  laptopTicket: () => Promise<string>;
}

/** Collects the laptop's tickets from before it opens a page; returns a function for the latest. */
export function watchTickets(laptop: Page): () => Promise<string> {
  let newest: string | undefined;
  laptop.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      newest = TICKET.exec(String(payload))?.[1] ?? newest;
    }),
  );
  return async () => {
    await expect.poll(() => newest).toBeDefined();
    const ticket = newest!;
    newest = undefined;
    return ticket;
  };
}

/**
 * Opens the dialog and shows its QR code on a laptop that guests see; by key, since faded controls accept no
 * clicks.
 */
export async function offerRemote(laptop: Page): Promise<Locator> {
  await laptop.getByRole('button', { name: 'Fernbedienung' }).press('Enter');
  const dialog = laptop.getByRole('dialog', { name: 'Fernbedienung' });
  await dialog.getByRole('button', { name: 'QR-Code zeigen' }).press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR-Code für die Fernbedienung' })).toBeVisible();
  return dialog;
}

/** The host's own phone, with storage of its own. */
export async function openHostsPhone(
  browser: Browser,
  { origin }: ServerProcess,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'de',
    ...options,
  });
  return context.newPage();
}

/** The address in the laptop's QR code. */
export const remotePath = (code: string, ticket: string): string => `/remote/${code}#${ticket}`;

/** Says yes on the laptop to a phone that has opened the QR code's address, by the number that it shows. */
export async function admit(laptop: Page, phone: Page): Promise<void> {
  await expect(phone.getByRole('heading', { name: /^Am Laptop Ja drücken/ })).toBeVisible();
  const sign = await phone.locator('.claim-sign').innerText();
  const dialog = laptop.getByRole('dialog', { name: 'Fernbedienung' });
  await expect(dialog.getByText(`Zeigt dein Handy ${sign}?`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja', exact: true }).press('Enter');
}

/** Connects the host's own phone to the laptop by the QR code, which then goes. */
async function connectRemote(browser: Browser, laptop: Laptop): Promise<Page> {
  const { server, code, projector, laptopTicket } = laptop;
  const dialog = await offerRemote(projector);
  const remote = await openHostsPhone(browser, server);
  await remote.goto(remotePath(code, await laptopTicket()));
  await admit(projector, remote);
  await expect(dialog.getByText('Verbunden. Das Handy steuert jetzt das Quiz.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'QR-Code für die Fernbedienung' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  return remote;
}

/** The lobby of a quiz on the laptop, with the host's own phone as the remote. */
export async function openLobbyWithRemote(
  server: ServerProcess,
  browser: Browser,
  projector: Page,
  quiz: { quizName: string },
): Promise<Laptop & { remote: Page }> {
  const laptopTicket = watchTickets(projector);
  await addQuiz(server, randomUUID(), quiz);
  const code = await openLobby(projector, quiz.quizName);
  const laptop = { server, code, projector, laptopTicket };
  return { ...laptop, remote: await connectRemote(browser, laptop) };
}

/** A remote that has been connected before, on a phone of its own. */
export async function openRemote(browser: Browser, host: HubHost): Promise<Page> {
  const remote = await openHostsPhone(browser, host.server);
  await showHost(host, remote, 'remote');
  return remote;
}

/** Whoever scans the helpers' QR code can mark paper, and nothing else. */
export async function openScorer(browser: Browser, laptop: Laptop): Promise<Page> {
  const { server, code, projector, laptopTicket } = laptop;
  const dialog = await offerRemote(projector);
  // The dialog starts with a ticket for a remote.
  await laptopTicket();
  await dialog.getByRole('radio', { name: 'Helfer für Bögen' }).check();
  const scorer = await openHostsPhone(browser, server);
  await scorer.goto(remotePath(code, await laptopTicket()));
  await admit(projector, scorer);
  await expect(scorer.getByText(/^Hier erscheinen die Runden/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  return scorer;
}

/** Taps a button of the remote. */
export async function tap(remote: Page | Locator, name: string): Promise<void> {
  await remote.getByRole('button', { name, exact: true }).tap();
}

/** The unfolded entry of a team in the remote's list. */
export async function openTeam(remote: Page, name: string): Promise<Locator> {
  await tap(remote, 'Teams');
  const entry = remote.getByRole('listitem').filter({ has: remote.getByText(name, { exact: true }) });
  await entry.getByText(name, { exact: true }).tap();
  return entry;
}

/** What the remote says is shown on the projector. */
function nowOn(remote: Page): Locator {
  return remote.getByRole('region', { name: 'Auf der Leinwand' });
}

/** The remote's heading of each scene. */
const HEADINGS: Record<SceneName, RegExp> = {
  lobby: /^Lobby$/,
  round: /^Runde \d+ von \d+$/,
  wager: /^Runde \d+ von \d+ · Einsatz$/,
  question: /^(Frage \d+ von \d+|Stechfrage)$/,
  closed: /Antwortzeit vorbei$/,
  reveal: /Auflösung$/,
  scores: /^Punktestand$/,
  break: /^Pause$/,
  tieBreak: /^Stechfrage$/,
  podium: /^Siegerehrung$/,
  awards: /^Auszeichnungen$/,
  rules: /^So wird gespielt$/,
  season: /^Tabelle der Saison$/,
  goodbye: /^Abschied$/,
};

/** Uncovers a place of the podium with the remote, as soon as it says how many are still covered. */
export async function uncoverPlace(remote: Page, covered: number): Promise<void> {
  const said = covered === 1 ? '1 Platz ist noch verdeckt.' : `${covered} Plätze sind noch verdeckt.`;
  await expect(nowOn(remote).getByText(said)).toBeVisible();
  await tap(remote, 'Weiter');
}

interface Screens {
  projector: Page;
  remote: Page;
}

/** Waits until the remote shows a scene, so that its buttons apply to it. */
export async function expectOnRemote(remote: Page, name: SceneName, heading?: string): Promise<void> {
  // In one look: the heading may be that of the former question.
  const now = nowOn(remote).filter({ has: remote.getByRole('heading', { name: HEADINGS[name] }) });
  await expect(heading ? now.filter({ hasText: heading }) : now).toBeVisible();
}

/** Waits until projector and remote show a scene. */
export async function expectOnBoth(
  { projector, remote }: Screens,
  name: SceneName,
  heading?: string,
): Promise<void> {
  await expectScene(projector, name, heading);
  await expectOnRemote(remote, name, heading);
}

/** Moves on to a scene with the remote. */
export async function goOn(screens: Screens, name: SceneName, heading?: string): Promise<void> {
  await tap(screens.remote, 'Weiter');
  await expectOnBoth(screens, name, heading);
}
