import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PhoneApp } from '../../../src/player/PhoneApp';
import { PhoneClient } from '../../../src/player/phoneClient';
import { forgetSession, saveSession } from '../../../src/player/join/savedSessions';
import { keepEvening } from '../../../src/player/home/keptEvenings';
import { FakeGameServer } from '../fakeGameServer';
import { evening } from '../home/evenings';
import { HUB_URL } from '../phone';
import { phoneTexts as en } from '../playing';

let server: FakeGameServer;
const offer = () => screen.findByRole('heading', { name: 'Join as Quizzly Bears again?' });
const accept = () => screen.findByRole('button', { name: 'Yes, join' });
const nameField = () => screen.findByRole('textbox', { name: 'Team name' });

/** A phone that has played before, in a session that is gone. */
function playedBefore(name = 'Quizzly Bears'): void {
  saveSession({ code: 'JKLMP', name, token: 't'.repeat(22) }, true);
  forgetSession('JKLMP');
}

async function openPage(code: string) {
  render(<PhoneApp client={new PhoneClient(HUB_URL, code)} texts={en} />);
  await act(async () => {});
}

beforeEach(() => {
  server = new FakeGameServer();
  server.addSession('BDFGH', 'Pub Quiz', 'Zoe');
});

describe('the name of last time', () => {
  test('is offered, and one tap joins', async () => {
    playedBefore();
    await openPage('BDFGH');
    expect(await offer()).toBeVisible();
    await userEvent.click(await accept());
    expect(await screen.findByRole('heading', { name: /You’re in/ })).toBeVisible();
    expect(server.namesIn('BDFGH')).toContain('Quizzly Bears');
  });

  test('gives way to another one', async () => {
    playedBefore();
    await openPage('BDFGH');
    await userEvent.click(await screen.findByRole('button', { name: 'Use another name' }));
    expect(await nameField()).toHaveFocus();
    await userEvent.type(await nameField(), 'Owls{Enter}');
    expect(await screen.findByRole('heading', { name: /You’re in/ })).toBeVisible();
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Owls']);
  });

  test('can be changed if another team has it here', async () => {
    playedBefore('Zoe');
    await openPage('BDFGH');
    await userEvent.click(await accept());
    expect(await screen.findByRole('alert')).toHaveTextContent(en.join.failures.name_taken);
    expect(await nameField()).toHaveValue('Zoe');
  });

  test('is not offered on a first visit, or without a room code', async () => {
    await openPage('BDFGH');
    expect(await nameField()).toHaveValue('');
    playedBefore();
    await openPage('');
    expect(screen.queryByRole('heading', { name: /again/ })).not.toBeInTheDocument();
  });

  test('is not offered to a player who was removed under it', async () => {
    playedBefore();
    await openPage('BDFGH');
    await userEvent.click(await accept());
    await screen.findByRole('heading', { name: /You’re in/ });
    await act(async () => server.remove('BDFGH', 'Quizzly Bears'));
    cleanup();
    await openPage('BDFGH');
    expect(await nameField()).toHaveValue('');
  });

  test('is not offered to a phone that is in the session already', async () => {
    playedBefore();
    server.sessions.get('BDFGH')?.players.set('u'.repeat(22), 'Quizzly Bears');
    saveSession({ code: 'BDFGH', name: 'Quizzly Bears', token: 'u'.repeat(22) }, true);
    await openPage('BDFGH');
    expect(screen.queryByRole('heading', { name: /again/ })).not.toBeInTheDocument();
  });
});

describe('the last evening', () => {
  test('is offered if one is saved, even while the server is down', async () => {
    keepEvening('JKLMP', evening());
    server.mode = 'down';
    await openPage('BDFGH');
    expect(await screen.findByRole('button', { name: 'Your last evening' })).toBeVisible();
  });

  test('is not offered if there is none', async () => {
    await openPage('BDFGH');
    expect(screen.queryByRole('button', { name: 'Your last evening' })).not.toBeInTheDocument();
  });
});
