import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetSession, saveSession } from '../../../src/player/join/savedSessions';
import { keepEvening } from '../../../src/player/home/keptEvenings';
import { FakeGameServer } from '../fakeGameServer';
import { evening } from '../home/evenings';
import { button, happens, heading, openPhone, phoneTexts as en, press } from '../playing';

let server: FakeGameServer;
const nameField = () => screen.findByRole('textbox', { name: 'Team name' });

/** A phone that has played before, in a session that is gone. */
function playedBefore(name = 'Quizzly Bears'): void {
  const membership = { code: 'JKLMP', name, token: 't'.repeat(22) };
  saveSession(membership, true);
  forgetSession(membership);
}

beforeEach(() => {
  server = new FakeGameServer();
  server.addSession('BDFGH', 'Pub Quiz', 'Zoe');
});

describe('the name of last time', () => {
  test('gives way to another one', async () => {
    playedBefore();
    await openPhone('BDFGH');
    await press('Use another name');
    expect(await nameField()).toHaveFocus();
    await userEvent.type(await nameField(), 'Owls{Enter}');
    expect(await heading(/You’re in/)).toBeVisible();
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Owls']);
  });

  test('can be changed if another team has it here', async () => {
    playedBefore('Zoe');
    await openPhone('BDFGH');
    await press('Yes, join');
    expect(await screen.findByRole('alert')).toHaveTextContent(en.join.failures.name_taken);
    expect(await nameField()).toHaveValue('Zoe');
  });

  test('is not offered on a first visit, or without a room code', async () => {
    await openPhone('BDFGH');
    expect(await nameField()).toHaveValue('');
    playedBefore();
    await openPhone('');
    expect(screen.queryByRole('heading', { name: /again/ })).not.toBeInTheDocument();
  });

  test('is not offered to a player who was removed under it', async () => {
    playedBefore();
    await openPhone('BDFGH');
    await press('Yes, join');
    await heading(/You’re in/);
    await happens(() => server.remove('BDFGH', 'Quizzly Bears'));
    cleanup();
    await openPhone('BDFGH');
    expect(await nameField()).toHaveValue('');
  });
});

describe('the last evening', () => {
  test('is offered if one is saved, even while the server is down', async () => {
    keepEvening('JKLMP', evening());
    server.mode = 'down';
    await openPhone('BDFGH');
    expect(await button('Your last evening')).toBeVisible();
  });

  test('is not offered if there is none', async () => {
    await openPhone('BDFGH');
    expect(screen.queryByRole('button', { name: 'Your last evening' })).not.toBeInTheDocument();
  });
});
