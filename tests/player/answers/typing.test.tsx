import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerView } from '../../../src/player/answers/usePlay';
import type { PhoneClient } from '../../../src/player/phoneClient';
import type { FakeGameServer } from '../fakeGameServer';
import { asking, closing, onSheet, own, phones, question } from '../games';
import { hidePage, joined, openPage, openTwoSessions, pass } from '../phone';
import { happens, openGame, texts } from '../playing';

const asked = question('text');
let server: FakeGameServer;

const shown = (client: PhoneClient) => {
  const { play, join } = client.getState();
  return play && answerView(play, join.link, 'text');
};
/** Types a text at this many keys a second. */
async function type(client: PhoneClient, text: string, keys = 4): Promise<void> {
  for (let length = 1; length <= text.length; length++) {
    client.playing(0).type('text', null, text.slice(0, length));
    await pass(1 / keys);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
  server.play = { game: asking(asked), own: own() };
});

describe('a text that is being typed', () => {
  test('is stored at the first key and once it rests, but does not count as done', async () => {
    const client = await joined();
    await type(client, 'Bern');
    expect(server.submitted).toEqual([['text', 'B', false]]);
    expect(shown(client)).toEqual({ answer: 'Bern', status: 'typing' });
    await pass(1.5);
    expect(server.submitted.slice(1)).toEqual([['text', 'Bern', false]]);
    expect(shown(client)).toEqual({ answer: 'Bern', status: 'unfinished' });
  });

  test('is stored every five seconds without a rest, and no more often', async () => {
    const client = await joined();
    await type(client, 'x'.repeat(64));
    expect(server.submitted).toHaveLength(4);
  });

  test.each([
    ['its field is left', (client: PhoneClient) => client.playing(0).left('text', false)],
    ['another scene is shown', () => server.sendGame(closing(asked))],
    ['the phone is locked', () => hidePage()],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is stored at once when %s', async (_when, act) => {
    const client = await joined();
    await type(client, 'Bern');
    act(client);
    await pass(0);
    expect(server.submitted.at(-1)).toEqual(['text', 'Bern', false]);
  });

  test('is sent as the phone is locked, and after it the hand-in that waits for it', async () => {
    server.play = { game: onSheet([asked]), own: own() };
    const client = await joined();
    server.holdsAnswers = true;
    await type(client, 'Bern');
    client.playing(0).wish({ kind: 'ready', roundIndex: 1, value: true });
    await pass(0);
    expect(server.calls).not.toContain('SetReady');
    hidePage();
    await pass(0);
    expect(server.calls.slice(-2)).toEqual(['SubmitAnswer', 'SetReady']);
    expect(server.submitted.at(-1)).toEqual(['text', 'Bern', false]);
  });

  test('is done when its question is left', async () => {
    const client = await joined();
    await type(client, 'Bern');
    client.playing(0).left('text', true);
    await pass(0);
    expect(server.submitted.at(-1)).toEqual(['text', 'Bern']);
    expect(shown(client)).toEqual({ answer: 'Bern', status: 'saved' });
  });

  test('is sent when the page is left, although a result is pending', async () => {
    const client = await joined();
    server.holdsAnswers = true;
    await type(client, 'Bern');
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(server.submitted).toEqual([
      ['text', 'B', false],
      ['text', 'Bern', false],
    ]);
  });

  test('is withdrawn once it is emptied', async () => {
    const client = await joined();
    await type(client, 'B');
    client.playing(0).type('text', null, null);
    expect(shown(client)?.answer).toBeUndefined();
    await pass(1.5);
    expect(server.argsOf('WithdrawAnswer')).toEqual([['text']]);
    expect(shown(client)).toEqual({ answer: undefined, status: 'takenBack' });
  });
});

describe('a text that was not stored before a reload', () => {
  test('is in its field again, and is stored', async () => {
    const client = await joined();
    await type(client, 'B');
    server.goDown();
    await type(client, 'Bern');
    expect(shown(client)).toEqual({ answer: 'Bern', status: 'waiting' });
    server.mode = 'up';
    const again = await openPage('BDFGH');
    expect(shown(again)).toEqual({ answer: 'Bern', status: 'unfinished' });
    expect(server.submitted.at(-1)).toEqual(['text', 'Bern', false]);
    expect(localStorage.getItem('quiz-night.answers')).toBeNull();
  });

  test('gives way to what a team-mate has written since, and the page says so', async () => {
    server.play!.own = own({ devices: phones(2) });
    const client = await joined();
    server.goDown();
    await type(client, 'Basel');
    const written = own({ devices: phones(2), answers: { text: 'Bern' }, lastBy: { text: 'phone 2' } });
    server.play!.own = written;
    server.mode = 'up';
    const again = await openPage('BDFGH');
    expect(shown(again)).toEqual({ answer: 'Bern', status: 'saved' });
    expect(server.submitted).toEqual([]);
    expect(again.getState().play?.news).toMatchObject({ from: 'Basel', to: 'Bern', by: 'phone 2' });
  });

  test('is forgotten when the player leaves', async () => {
    const client = await joined();
    server.goDown();
    await type(client, 'Bern');
    expect(localStorage.getItem('quiz-night.answers')).toContain('Bern');
    client.leave();
    expect(localStorage.getItem('quiz-night.answers')).toBeNull();
  });
});

describe('a page', () => {
  beforeEach(() => void vi.useRealTimers());
  const timed = (more: object) => {
    const game = asking(asked, { revision: 2 });
    return { ...game, scene: { ...game.scene, ...more } } as typeof game;
  };

  test('says why the time left jumps: all have answered, or somebody changes an answer', async () => {
    const phone = await openGame(asking(asked));
    await happens(() => phone.sendGame(timed({ remainingMs: 3_000, closingMs: 3_000 })));
    expect(await screen.findByText(texts.allIn)).toBeVisible();
    await happens(() => phone.sendGame(timed({ remainingMs: 29_000 })));
    expect(await screen.findByText(texts.goesOn)).toBeVisible();
  });

  test('says that the host has given more time, or has closed the answers', async () => {
    const phone = await openGame(asking(asked));
    await happens(() => phone.sendGame(timed({ remainingMs: 45_000, durationMs: 45_000 })));
    expect(await screen.findByText(texts.moreTime)).toBeVisible();
    await happens(() => phone.sendGame(closing(asked, { revision: 3 })));
    expect(await screen.findByText(texts.hostClosed)).toBeVisible();
  });

  test('counts down the last seconds of a question without a limit', async () => {
    await openGame(timed({ remainingMs: null, durationMs: null, closingMs: 3_000 }));
    expect(await screen.findByRole('timer')).toBeVisible();
  });
});
