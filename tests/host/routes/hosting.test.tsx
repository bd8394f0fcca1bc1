import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { SessionGame } from '../../../src/contract/toMonitors';
import { expectConsoleError } from '../../support/consoleErrors';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openHosted } from '../session/openHosted';

/** Opens a session, in its lobby by default. */
async function openSession(opened: Parameters<typeof openHosted>[0] = {}) {
  const { hub, session } = await openHosted(opened);
  const show = (next: SessionGame) => hub.send('SessionUpdated', { ...session, game: next });
  return { hub, session, show };
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
});

describe('the lobby', () => {
  test('starts with the space bar on its button only', async () => {
    const { hub } = await openSession();
    await userEvent.keyboard(' n{ArrowRight}{PageDown}');
    startButton()!.focus();
    await userEvent.keyboard(' ');
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

  test('takes the question back once somebody has joined', async () => {
    const { hub, session } = await openSession({ names: [] });
    await userEvent.click(await button('Quiz starten'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    hub.send('SessionUpdated', { ...session, participants: ['Ada'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await button('Quiz starten'));
    await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
  });

  test('reports a start that was not confirmed', async () => {
    const { hub } = await openSession();
    hub.commandError = 'internal_error';
    await userEvent.click(await button('Quiz starten'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat den Start nicht bestätigt.');
    expectConsoleError(/The command start failed/);
  });
});

test('a monitor is offered neither start nor remote', async () => {
  await openSession({ isHost: false });
  expect(screen.getByRole('heading', { name: 'Quiz Lobby' })).toBeInTheDocument();
  expect(startButton()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Fernbedienung' })).not.toBeInTheDocument();
});

describe('the game', () => {
  test('begins on every device, and its host has controls', async () => {
    const { hub, show } = await openSession();
    show(gameOf('question'));
    hub.send('HostUpdated', hostGameOf('closed'));
    await waitFor(async () =>
      expect(await button('Weiter')).toHaveAccessibleDescription('Antwortzeit beenden'),
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
