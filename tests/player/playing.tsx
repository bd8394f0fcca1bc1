import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerGame, PlayerOwn } from '../../src/contract/toPhones';
import { loadGame, PhoneApp } from '../../src/player/PhoneApp';
import { loadLater } from '../../src/player/scenes/InGame';
import { PhoneClient } from '../../src/player/phoneClient';
import { saveSession } from '../../src/player/join/savedSessions';
import { loadGameTexts, loadPhoneTexts } from '../../src/player/texts/loadTexts';
import { FakeGameServer } from './fakeGameServer';
import { HUB_URL } from './phone';
import { own as ownOf } from './games';

const de = await loadPhoneTexts('de');
const en = await loadPhoneTexts('en');
const gameTexts = await loadGameTexts('en');

/** English texts: of the page before the game, of several phones in a game, and of the game itself. */
export const phoneTexts = en;
export const teamTexts = gameTexts.team;
export const texts = { ...gameTexts.answers, ...gameTexts.scenes };

/** Opens the page of a player, Anna, in a running game, as after a reload. */
export async function openGame(game: PlayerGame, own: Partial<PlayerOwn> = {}, language: 'de' | 'en' = 'en') {
  const server = new FakeGameServer();
  server.addSession('BDFGH', 'Pub Quiz');
  server.sessions.get('BDFGH')?.players.set('t'.repeat(22), 'Anna');
  server.play = { game, own: ownOf(own) };
  saveSession({ code: 'BDFGH', name: 'Anna', token: 't'.repeat(22) }, true);
  await openPhone('BDFGH', language);
  return server;
}

/** Opens the page with the code in its address, as on a first visit or after a reload. */
export async function openPhone(code: string, language: 'de' | 'en' = 'en') {
  const client = new PhoneClient(HUB_URL, code);
  const page = render(<PhoneApp client={client} texts={{ de, en }[language]} />, { reactStrictMode: true });
  const later = loadLater().catch(() => undefined);
  await act(async () => void (await Promise.all([loadGame(), loadGameTexts(language), later])));
  return page;
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** The texts of all parts with this role. */
export const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
/** The field for the answer, or for the part with this label. */
export const field = (name = texts.yourAnswer) => screen.findByRole('textbox', { name });

/** Runs an event from outside, and everything that follows at once from it. */
export async function happens(event: () => void) {
  await act(async () => event());
}
