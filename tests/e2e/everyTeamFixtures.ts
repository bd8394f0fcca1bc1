import type { Browser, Locator, Page } from '@playwright/test';
import { writeMedia } from '../support/writeMedia';
import { png } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect, expectJoined, joinByPhone, openPhone, playersOnWall } from './fixtures';
import { openPlayer } from './gameFixtures';
import { openLobbyWithRemote, openScorer, tap, type Laptop } from './remoteFixtures';

export const FOXES = 'Die Füchse';
export const PAINTER = 'Who painted the Mona Lisa?';
export const SONG = 'Which song, by which band?';
export const WALL = 'In which year did the wall fall?';
export const STRINGS = 'How many strings has a violin?';
export const LEFT = 'Who is on the left?';
export const RIGHT = 'Who is on the right?';

/** Two rounds on sheets, and pictures on the table alongside. No question reaches its time limit. */
export const QUIZ = {
  quizName: 'Every team plays',
  seconds: 900,
  joker: true,
  rounds: [
    {
      title: 'Words',
      reveal: 'round',
      questions: [
        { question: PAINTER, acceptedAnswers: ['Leonardo da Vinci'] },
        {
          question: SONG,
          parts: [
            { label: 'Song', acceptedAnswers: ['Waterloo'] },
            { label: 'Band', acceptedAnswers: ['ABBA'] },
          ],
          points: 2,
        },
      ],
    },
    {
      title: 'Numbers',
      reveal: 'round',
      questions: [
        { question: WALL, correctNumber: 1989 },
        { question: STRINGS, answers: ['Three', 'Four', 'Six'], correctAnswer: 1 },
      ],
    },
    {
      title: 'Pictures',
      beside: true,
      reveal: 'round',
      questions: [
        { question: LEFT, acceptedAnswers: ['Bach'], image: 'left.png', imageAlt: 'A man with a wig' },
        { question: RIGHT, acceptedAnswers: ['Mozart'], image: 'right.png', imageAlt: 'A man in red' },
      ],
    },
  ],
};

/** Everybody in one evening: the host, and all phones. */
export interface Evening extends Laptop {
  remote: Page;
  /** A helper's phone, which marks paper. */
  scorer: Page;
  /** A team's three phones; the first is the captain's. */
  anna: [captain: Page, second: Page, third: Page];
  /** A team whose only phone dies. */
  ben: Page;
}

/** Everybody in the lobby: a team with three phones, one with a phone, one on paper, and a scorer. */
export async function openEvening(server: ServerProcess, browser: Browser, page: Page): Promise<Evening> {
  await writeMedia(server.dataFolder, 'left.png', png(300, 400));
  await writeMedia(server.dataFolder, 'right.png', png(300, 400));
  const hosts = await openLobbyWithRemote(server, browser, page, QUIZ);
  await addOnPaper(page, FOXES);
  const scorer = await openScorer(browser, hosts);
  const anna = await joinAsThree(browser, hosts, 'Anna');
  const ben = await openPlayer(browser, hosts, 'Ben');
  await expect(hosts.remote.getByText('3 Teams sind im Raum.')).toBeVisible();
  return { ...hosts, scorer, anna, ben };
}

/** Adds a team without a phone, on the laptop. */
export async function addOnPaper(projector: Page, name: string): Promise<void> {
  await projector.getByRole('button', { name: '+ Team auf Papier' }).click();
  await projector.getByRole('textbox', { name: 'Name des Teams' }).fill(name);
  await projector.keyboard.press('Enter');
  await expect(projector.getByText(`${name} spielt auf Papier mit.`)).toBeVisible();
  await projector.keyboard.press('Escape');
  await expect(playersOnWall(projector).filter({ hasText: name })).toContainText('(auf Papier)');
}

/** The link in the phone's panel, which stays open; `former`: a used one, which must be gone. */
async function inviteFrom(phone: Page, former = ''): Promise<string> {
  const link = phone.getByText(/#device=[\w-]{22}$/);
  const panel = phone.getByRole('dialog');
  if (!(await panel.isVisible()))
    await phone.getByRole('button', { name: /Add another phone|phones in the team/ }).tap();
  await expect(link).toBeVisible();
  await expect(link).not.toHaveText(former || 'none');
  return (await link.textContent()) ?? '';
}

/** A team of three phones: the first one's panel invites the others. */
async function joinAsThree(
  browser: Browser,
  { server, code }: Pick<Evening, 'server' | 'code'>,
  name: string,
): Promise<[Page, Page, Page]> {
  const open = () => openPhone(browser, server.origin);
  const [first, second, third] = [await open(), await open(), await open()];
  await joinByPhone(first, code, name);
  const link = await inviteFrom(first);
  await second.goto(link);
  await expectJoined(second, name);
  await third.goto(await inviteFrom(first, link));
  await expectJoined(third, name);
  for (const phone of ['Phone 1', 'Phone 2', 'Phone 3'])
    await expect(first.getByRole('dialog').getByRole('listitem').filter({ hasText: phone })).toBeVisible();
  await first.getByRole('button', { name: 'Close' }).tap();
  await expect(first.getByRole('dialog')).toBeHidden();
  return [first, second, third];
}

/** Opens the paper grid on the laptop. */
export async function openGrid(projector: Page): Promise<Locator> {
  await projector.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await projector.getByRole('button', { name: 'Bögen auswerten' }).press('Enter');
  const dialog = projector.getByRole('dialog', { name: 'Bögen auswerten' });
  await dialog.getByRole('button', { name: 'Hier zeigen' }).press('Enter');
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
}

/** A cell of the paper grid on any host's screen: how a team's answer was marked. */
export function cellOf(page: Page | Locator, team: string, number: number, said: string): Locator {
  return page.getByRole('gridcell', { name: `${team}, Frage ${number}: ${said}`, exact: true });
}

/** Moves the scorer on to the next round, since the grid stays in the round that was marked. */
export async function turnTo(scorer: Page, round: string): Promise<void> {
  await tap(scorer, 'Nächste Runde');
  await expect(scorer.getByRole('heading', { name: round })).toBeVisible();
}

/** Taps an empty cell as the scorer and marks it, and waits until the server has it. */
export async function score(scorer: Page, team: string, number: number, said: Said): Promise<void> {
  await cellOf(scorer, team, number, 'leer').tap();
  await tap(scorer, `${SIGNS[said]} ${said}`);
  await expect(cellOf(scorer, team, number, said)).toBeVisible();
}
const SIGNS = { richtig: '1', halb: '½', falsch: '0' } as const;
type Said = keyof typeof SIGNS;

/** Waits until the projector's standings have these rows, and this many missing sheets. */
export async function expectStandings(
  { projector }: Pick<Evening, 'projector'>,
  rows: readonly RegExp[],
  missing?: string,
): Promise<void> {
  await expect(projector.getByRole('listitem')).toHaveText([...rows]);
  const line = projector.getByText(/B(ogen|ögen) fehl/);
  if (missing === undefined) await expect(line).toHaveCount(0);
  else await expect(line).toHaveText(missing);
}
