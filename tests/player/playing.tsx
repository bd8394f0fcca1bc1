import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { PlayerGame, PlayerOwn } from '../../src/contract/playerGame';
import { loadGame, PhoneApp } from '../../src/player/PhoneApp';
import { loadResults } from '../../src/player/scenes/InGame';
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
  const client = new PhoneClient(HUB_URL, 'BDFGH');
  render(
    <StrictMode>
      <PhoneApp client={client} texts={{ de, en }[language]} />
    </StrictMode>,
  );
  await act(async () => void (await Promise.all([loadGame(), loadGameTexts(language), loadResults()])));
  return server;
}

/** Runs an event from outside, and everything that follows at once from it. */
export async function happens(event: () => void) {
  await act(async () => event());
}
