import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeGameServer } from '../fakeGameServer';
import { asking, closing, game, own, question, round } from '../games';
import { hidePage, showPage } from '../phone';
import { happens, openGame, phoneTexts, press, teamTexts } from '../playing';

const asked = question('text');
const fair = { fairPlay: true } as const;
const note = () => screen.findByText(phoneTexts.join.fairPlay);
/** What the server was told about the page, in order. */
const hidden = (server: FakeGameServer) => server.argsOf('SetHidden').flat();

describe('leaving the page', () => {
  test('is reported while a question is open, and so is coming back', async () => {
    const server = await openGame(asking(asked, fair));
    await happens(hidePage);
    await happens(showPage);
    await expect.poll(() => hidden(server)).toEqual([false, true, false]);
  });

  test('is not reported unless the host has enabled it', async () => {
    const server = await openGame(asking(asked));
    await happens(hidePage);
    await happens(showPage);
    expect(server.calls).not.toContain('SetHidden');
  });

  test('is not reported while no question is open', async () => {
    const server = await openGame(game({ name: 'round', round }, fair));
    await happens(hidePage);
    await happens(() => server.sendGame(closing(asked, fair)));
    await happens(showPage);
    expect(server.calls).not.toContain('SetHidden');
  });

  test('before the question is asked is not reported, but coming back is', async () => {
    const server = await openGame(game({ name: 'round', round }, fair));
    await happens(hidePage);
    await happens(() => server.sendGame(asking(asked, { ...fair, revision: 2 })));
    expect(hidden(server)).toEqual([]);
    await happens(showPage);
    await expect.poll(() => hidden(server)).toEqual([false]);
    await happens(hidePage);
    await expect.poll(() => hidden(server)).toEqual([false, true]);
  });

  test('ends when the player is back, although the question has closed meanwhile', async () => {
    const server = await openGame(asking(asked, fair));
    await happens(hidePage);
    await happens(() => server.sendGame(closing(asked, fair)));
    await happens(showPage);
    await expect.poll(() => hidden(server)).toEqual([false, true, false]);
  });

  test('is reported by a page that is closed', async () => {
    const server = await openGame(asking(asked, fair));
    await happens(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => hidden(server)).toEqual([false, true]);
  });

  test('is reported again on a new connection, and losing one does not count as leaving', async () => {
    const server = await openGame(asking(asked, fair));
    await happens(() => server.socket.breakOff());
    await expect.poll(() => hidden(server)).toEqual([false, false]);
    await happens(hidePage);
    await happens(showPage);
    await expect.poll(() => hidden(server)).toEqual([false, false, true, false]);
  });

  test('is not reported for players who only watch the tie-break', async () => {
    const watched = asking(asked, fair);
    const server = await openGame({ ...watched, scene: { ...watched.scene, tieBreak: true } as never });
    await happens(hidePage);
    expect(server.calls).not.toContain('SetHidden');
    await happens(showPage);
    await happens(() => server.sendOwn(own({ tieBreak: true })));
    await expect.poll(() => hidden(server)).toEqual([false]);
  });
});

describe('what the host sees', () => {
  test('is explained in the lobby, and not again in the game', async () => {
    const server = await openGame(game({ name: 'lobby' }, fair));
    expect(await note()).toBeVisible();
    await happens(() => server.sendGame(asking(asked, { ...fair, revision: 2 })));
    expect(await screen.findByRole('textbox')).toBeVisible();
    expect(screen.queryByText(phoneTexts.join.fairPlay)).not.toBeInTheDocument();
  });

  test('is explained in the game once it is enabled, and only once', async () => {
    const server = await openGame(asking(asked));
    expect(screen.queryByText(phoneTexts.join.fairPlay)).not.toBeInTheDocument();
    await happens(() => server.sendGame(asking(asked, { ...fair, revision: 2 })));
    expect(await note()).toBeVisible();
    await press(teamTexts.seen);
    await happens(() => server.sendGame(asking(asked, { revision: 3 })));
    await happens(() => server.sendGame(asking(asked, { ...fair, revision: 4 })));
    expect(screen.queryByText(phoneTexts.join.fairPlay)).not.toBeInTheDocument();
  });
});
