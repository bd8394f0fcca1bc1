import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/contract/errors';
import { codeInPath } from '../../src/player/join/entry';
import { FakeGameServer } from './fakeGameServer';
import { button, happens, heading, openPhone, phoneTexts as en, press } from './playing';

const texts = en.join;
let server: FakeGameServer;

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Room code' });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Team name' });

function openPage(path: string) {
  history.replaceState(null, '', path);
  return openPhone(codeInPath(path));
}

async function join(name = 'Anna') {
  await openPage('/join/BDFGH');
  await userEvent.type(await nameField(), `${name}{Enter}`);
}

beforeEach(() => {
  server = new FakeGameServer();
  server.addSession('BDFGH', 'Pub Quiz', 'Zoe');
});

describe('a name', () => {
  test('that is taken points to the team that has it', async () => {
    server.refusals.push('name_taken');
    await join('Zoe');
    expect(await screen.findByRole('alert')).toHaveTextContent(en.join.failures.name_taken);
    expect(screen.getByText(en.join.sameTeam({ name: 'Zoe' }))).toHaveTextContent(en.teamEntry.another);
  });

  test('shows its count of characters, as people count them, once it is long', async () => {
    await openPage('/join/BDFGH');
    await userEvent.type(await nameField(), 'A'.repeat(26));
    expect(screen.queryByText('26/32')).not.toBeInTheDocument();
    await userEvent.paste('👩‍👩‍👧');
    expect(screen.getByText('27/32')).toBeVisible();
  });

  test('that is too long is reported while it is typed', async () => {
    await openPage('/join/BDFGH');
    await userEvent.type(await nameField(), 'A'.repeat(33));
    expect(screen.getByRole('alert')).toHaveTextContent(en.join.failures.name_too_long);
    await userEvent.type(await nameField(), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('32/32')).toBeVisible();
  });
});

describe('the form', () => {
  test('asks for the code first where the address has none', async () => {
    await openPage('/join');
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveValue('');
  });

  test("has the address's code filled in, to be changed, and asks for the name", async () => {
    await openPage('/join/bdfgh');
    expect(await codeField()).toHaveValue('BDFGH');
    expect(await codeField()).not.toHaveAttribute('readonly');
    expect(await nameField()).toHaveFocus();
  });

  test('goes on to the name by Enter, then joins by Enter', async () => {
    await openPage('/join');
    await userEvent.keyboard('bdfgh{Enter}');
    expect(await nameField()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('Anna{Enter}');
    expect(await screen.findByText('Anna')).toBeVisible();
  });

  test("suits a phone's keyboard", async () => {
    await openPage('/join');
    expect(await codeField()).toHaveAttribute('autocapitalize', 'characters');
    expect(await codeField()).toHaveAttribute('autocomplete', 'off');
    expect(await nameField()).toHaveAttribute('autocomplete', 'nickname');
    expect(await nameField()).toHaveAttribute('enterkeyhint', 'go');
  });
});

describe('a failure', () => {
  test.each<[ErrorCode, 'code' | 'name', string]>([
    ['session_not_found', 'code', texts.failures.code_unknown],
    ['session_full', 'code', texts.failures.session_full],
    ['session_locked', 'code', texts.failures.session_locked],
    ['name_taken', 'name', texts.failures.name_taken],
    ['name_too_long', 'name', texts.failures.name_too_long],
    ['name_invalid', 'name', texts.failures.name_invalid],
    ['name_empty', 'name', texts.failures.name_empty],
  ])('%s stands at the %s, which has the focus and its text', async (refusal, field, sentence) => {
    server.refusals.push(refusal);
    await join();
    const [failed, other] =
      field === 'code' ? [await codeField(), await nameField()] : [await nameField(), await codeField()];
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(failed).toBeInvalid();
    expect(failed).toHaveAccessibleDescription(sentence);
    expect(failed).toHaveFocus();
    expect(other).toBeValid();
    expect([(await codeField()).value, (await nameField()).value]).toEqual(['BDFGH', 'Anna']);
  });

  test('of the server is shown above the form', async () => {
    server.refusals.push('internal_error');
    await join();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failures.server_failed);
    expect(await nameField()).toHaveValue('Anna');
  });

  test('disappears when its field is edited, and the next attempt succeeds', async () => {
    await join('Zoe');
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failures.name_taken);
    await userEvent.type(await nameField(), ' B');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Join');
    expect(await heading('You’re in Zoe B')).toBeVisible();
  });
});

describe('in the session, the page', () => {
  test('shows the name, the quiz and the room code, and keeps the code in the address', async () => {
    await join();
    expect(await heading('You’re in Anna')).toHaveFocus();
    expect(screen.getByText('Pub Quiz')).toBeVisible();
    expect(screen.getByText('BDFGH')).toBeVisible();
    expect(screen.getByText('Connected')).toBeVisible();
    expect(location.pathname).toBe('/join/BDFGH');
  });

  test('counts the others as they come and go', async () => {
    await join();
    expect(await screen.findByText('1 other team is here')).toBeVisible();
    await happens(() => server.sendCount(13));
    expect(screen.getByText('12 other teams are here')).toBeVisible();
    await happens(() => server.sendCount(1));
    expect(screen.getByText('Just you so far')).toBeVisible();
  });

  test('shows markup in names as text', async () => {
    server.addSession('BDFGH', '<b>Pub</b>');
    await join('<img src=x>');
    expect(await heading('You’re in <img src=x>')).toBeVisible();
    expect(screen.getByText('<b>Pub</b>')).toBeVisible();
  });

  test('is left by one tap, for the form with all that was typed', async () => {
    await join();
    await press('Leave the room');
    expect([(await codeField()).value, (await nameField()).value]).toEqual(['BDFGH', 'Anna']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
  });
});

describe('a lost connection', () => {
  test('is shown, the player stays on screen, and it recovers without a tap', async () => {
    await join();
    await screen.findByText('Anna');
    await happens(() => server.goDown());
    expect(screen.getByRole('status')).toHaveTextContent(texts.links.offline);
    expect(screen.getByText('Anna')).toBeVisible();
    await happens(() => server.comeBack());
    expect(screen.getByRole('status')).toHaveTextContent('Connected');
  });

  test('while joining keeps the entry, retries, and can be cancelled', async () => {
    server.mode = 'down';
    await join();
    expect(await button('Joining…')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(texts.links.offline);
    expect(await nameField()).toHaveAttribute('readonly');
    await press('Cancel');
    expect(await button('Join')).toBeEnabled();
    expect([(await codeField()).value, (await nameField()).value]).toEqual(['BDFGH', 'Anna']);
  });

  test('while returning offers another session', async () => {
    await join();
    await screen.findByText('Anna');
    await happens(() => server.goDown());
    document.body.replaceChildren();
    await openPage('/join');
    expect(await heading(/Welcome back, Anna/)).toBeVisible();
    await press('Join another room');
    expect(await codeField()).toHaveValue('');
    expect(await nameField()).toHaveValue('Anna');
  });
});

test('ends its connection when the page is unmounted', async () => {
  const { unmount } = await openPage('/join');
  unmount();
  expect(server.sockets.every(({ isClosed }) => isClosed)).toBe(true);
});
