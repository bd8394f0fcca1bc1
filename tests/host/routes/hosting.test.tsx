import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { SessionGame } from '../../../src/contract/scene';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openAt } from '../openAt';

const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';

interface Opened {
  names?: string[];
  isHost?: boolean;
  knowsHosts?: boolean;
  game?: SessionGame;
}

/** Opens a session on our server, in its lobby by default. */
async function openSession({ names = ['Ada'], isHost = true, knowsHosts = true, game }: Opened = {}) {
  const server = SpecServer.start();
  server.hub.knowsHosts = knowsHosts;
  const session = server.addSession('BDFGH', ...names);
  if (knowsHosts) Object.assign(session, { game: game ?? gameOf('lobby') });
  if (isHost) keepHostKey('http://localhost:5000', 'BDFGH', KEY);
  openAt('/session/BDFGH');
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  const show = (next: SessionGame) => server.hub.send('SessionUpdated', { ...session, game: next });
  return { hub: server.hub, show };
}

const button = (name: string) => screen.findByRole('button', { name });
const startButton = () => screen.queryByRole('button', { name: 'Quiz starten' });

describe('the remote', () => {
  test.each<[string, SessionGame]>([
    ['the lobby', gameOf('lobby')],
    ['the game', gameOf('question')],
  ])('is offered in %s', async (_, game) => {
    const { hub } = await openSession({ game });
    hub.send('HostUpdated', hostGameOf('closed'));
    await userEvent.click(await button('Fernbedienung'));
    const dialog = await screen.findByRole('dialog', { name: 'Fernbedienung' });
    await waitFor(() => expect(dialog).toHaveTextContent('Fernbedienung 1 · nicht verbunden'));
  });

  test('is not offered to a monitor', async () => {
    await openSession({ isHost: false });
    expect(screen.queryByRole('button', { name: 'Fernbedienung' })).toBeNull();
  });
});

test('preloads the media of the first question', async () => {
  const asked: (string | null)[] = [];
  const { hub } = await openSession();
  network.use(
    http.get('http://localhost:5000/media/1', ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return new HttpResponse('a picture');
    }),
  );
  hub.send('HostUpdated', { ...hostGameOf('question'), preload: ['/media/1'] });
  await waitFor(() => expect(asked).toContain(`Bearer ${KEY}`));
});

describe('the lobby', () => {
  test('starts the quiz for its host', async () => {
    const { hub } = await openSession();
    await userEvent.click(await button('Quiz starten'));
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
  });

  test.each(['{Enter}', ' '])('starts with the key %j on its button only', async (key) => {
    const { hub } = await openSession();
    await userEvent.keyboard(' n{ArrowRight}{PageDown}');
    startButton()!.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
  });

  test('asks first if nobody has joined', async () => {
    const { hub } = await openSession({ names: [] });
    await userEvent.click(await button('Quiz starten'));
    await userEvent.click(await button('Abbrechen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(hub.commands).toEqual([]);
    await userEvent.click(await button('Quiz starten'));
    await userEvent.click(await button('Trotzdem starten'));
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
  });

  test('reports a start that was not confirmed', async () => {
    const { hub } = await openSession();
    hub.commandError = 'internal_error';
    await userEvent.click(await button('Quiz starten'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat den Start nicht bestätigt.');
    expectConsoleError(/The command start failed/);
  });

  test.each([
    ['a monitor', { isHost: false }],
    ['a server that knows the specification alone', { knowsHosts: false }],
  ])('offers no start to %s', async (_, opened) => {
    await openSession(opened);
    expect(screen.getByRole('heading', { name: 'Quiz Lobby' })).toBeInTheDocument();
    expect(startButton()).not.toBeInTheDocument();
  });
});

describe('the game', () => {
  test('begins on every device, and its host has controls', async () => {
    const { hub, show } = await openSession();
    show(gameOf('question'));
    hub.send('HostUpdated', hostGameOf('closed'));
    await waitFor(async () =>
      expect(await button('Weiter')).toHaveAccessibleDescription('Antworten schließen'),
    );
    expect(screen.queryByRole('heading', { name: 'Quiz Lobby' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'next', step: 3 }]));
  });

  test('follows what another host does, and goes on from there', async () => {
    const { hub, show } = await openSession({ game: gameOf('question') });
    await button('Weiter');
    show(gameOf('reveal', { revision: 5, step: 4, paused: true }));
    await button('Fortsetzen');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'next', step: 4 }]));
  });

  test('moves on only once if Next is pressed twice', async () => {
    const { hub } = await openSession({ game: gameOf('question') });
    await userEvent.dblClick(await button('Weiter'));
    await userEvent.keyboard('s');
    await waitFor(() => expect(hub.commands).toHaveLength(2));
    expect(hub.commands).toEqual([
      { type: 'next', step: 3 },
      { type: 'scores', shown: true },
    ]);
  });

  test('comes back after a reload', async () => {
    await openSession({ game: gameOf('reveal') });
    expect(await button('Weiter')).toBeInTheDocument();
  });

  test('has no controls and no keys for a monitor', async () => {
    const { hub, show } = await openSession({ isHost: false });
    show(gameOf('question'));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Quiz Lobby' })).not.toBeInTheDocument(),
    );
    await userEvent.keyboard(' n{PageDown}ps');
    expect(screen.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument();
    expect(hub.commands).toEqual([]);
  });
});
