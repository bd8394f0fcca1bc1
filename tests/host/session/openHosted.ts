import { screen } from '@testing-library/react';
import type { SessionGame } from '../../../src/contract/toMonitors';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { SpecServer } from '../../support/specServer';
import { gameOf } from '../game/gameOf';
import { openAt } from '../openAt';

/** The address that pages use if none is stored. */
export const HERE = 'http://localhost:5000';
export const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';

interface Opened {
  names?: string[];
  game?: SessionGame;
  /** Whether this browser opened the session. */
  isHost?: boolean;
  away?: string[];
  paper?: string[];
}

/** Opens a session on our own server, usually in its lobby and in its host's browser. */
export async function openHosted({
  names = ['Ada'],
  game = gameOf('lobby'),
  isHost = true,
  away,
  paper,
}: Opened = {}) {
  const server = SpecServer.start();
  server.hub.knowsHosts = true;
  const session = Object.assign(server.addSession('BDFGH', ...names), { game, away, paper });
  if (isHost) keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/session/BDFGH');
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  return { hub: server.hub, session };
}
