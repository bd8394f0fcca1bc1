import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerView } from '../../../src/player/answers/usePlay';
import { PhoneClient } from '../../../src/player/phoneClient';
import type { FakeGameServer } from '../fakeGameServer';
import { HUB_URL, joined, openPage, openTwoSessions, pass } from '../phone';
import { asking, closing, own, question, revealing } from '../games';

const asked = question('choice');
let server: FakeGameServer;

/** The answer's status on the phone. */
function shown(client: PhoneClient) {
  const { play, join } = client.getState();
  return play && answerView(play, join.link, 'choice');
}

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
  server.play = { game: asking(asked), own: own() };
});

describe('a chosen answer', () => {
  test('waits without a connection, and is sent automatically once there is one', async () => {
    const client = await joined();
    server.goDown();
    client.playing(0).answer('choice', 1);
    expect(shown(client)).toEqual({ answer: 1, status: 'waiting' });
    server.mode = 'up';
    await pass(10);
    expect(shown(client)).toEqual({ answer: 1, status: 'saved' });
    expect(server.submitted).toEqual([['choice', 1]]);
  });

  test('is sent again when its result was lost', async () => {
    const client = await joined();
    server.losesNextResult = true;
    client.playing(0).answer('choice', 1);
    await pass(10);
    expect(server.calls).toEqual(['JoinSession', 'SubmitAnswer', 'RejoinSession', 'SubmitAnswer']);
    expect(shown(client)).toEqual({ answer: 1, status: 'saved' });
  });

  test('is not sent twice while its result is pending', async () => {
    const client = await joined();
    server.holdsAnswers = true;
    for (const answer of [0, 1, 2, 1]) client.playing(0).answer('choice', answer);
    await pass(1);
    expect(server.submitted).toEqual([['choice', 0]]);
  });
});

describe('a later choice', () => {
  test('is sent once the earlier one is acknowledged, and stays on screen meanwhile', async () => {
    const client = await joined();
    server.holdsAnswers = true;
    client.playing(0).answer('choice', 0);
    await pass(0);
    client.playing(0).answer('choice', 2);
    server.acknowledge();
    await pass(0);
    expect(shown(client)).toEqual({ answer: 2, status: 'sending' });
    await pass(0);
    server.acknowledge();
    await pass(0);
    expect(shown(client)).toEqual({ answer: 2, status: 'saved' });
    expect(server.submitted).toEqual([
      ['choice', 0],
      ['choice', 2],
    ]);
  });

  test('is sent where the earlier one was invalid', async () => {
    const client = await joined();
    server.refusals.push('answer_invalid');
    client.playing(0).answer('choice', 0);
    client.playing(0).answer('choice', 2);
    await pass(0);
    expect(shown(client)).toEqual({ answer: 2, status: 'saved' });
  });
});

describe('a refused answer', () => {
  test.each([
    ['answers_closed', 'late'],
    ['answer_invalid', 'invalid'],
    ['invalid_arguments', 'invalid'],
  ] as const)('by %s leaves the stored one, and says that it was %s', async (code, status) => {
    server.play = { game: asking(asked), own: own({ answers: { choice: 0 } }) };
    const client = await joined();
    server.refusals.push(code);
    client.playing(0).answer('choice', 1);
    await pass(10);
    expect(shown(client)).toEqual({ answer: 0, status });
    expect(server.calls).toEqual(['JoinSession', 'SubmitAnswer']);
  });

  test('with not_joined makes the player rejoin, and is sent again', async () => {
    const client = await joined();
    server.refusals.push('not_joined');
    client.playing(0).answer('choice', 1);
    await pass(10);
    expect(server.calls).toEqual(['JoinSession', 'SubmitAnswer', 'RejoinSession', 'SubmitAnswer']);
    expect(shown(client)).toEqual({ answer: 1, status: 'saved' });
  });

  test('of a player who was removed leads to the form', async () => {
    const client = await joined();
    server.refusals.push('not_joined', 'token_invalid');
    client.playing(0).answer('choice', 1);
    await pass(10);
    const { join, play } = client.getState();
    expect(join.screen).toMatchObject({ kind: 'form', failure: { reason: 'membership_gone' } });
    expect(play).toBeUndefined();
  });
});

describe('an answer that was not sent before a reload', () => {
  /** Joins, chooses an answer while the server is down, and closes the page. */
  async function chooseInVain(): Promise<void> {
    const client = new PhoneClient(HUB_URL, '');
    const stop = client.start();
    client.join('BDFGH', 'Anna');
    await pass(0);
    server.goDown();
    client.playing(0).answer('choice', 1);
    stop();
    server.mode = 'up';
  }

  test('is sent after it', async () => {
    await chooseInVain();
    const client = await openPage('BDFGH');
    expect(server.submitted).toEqual([['choice', 1]]);
    expect(shown(client)).toEqual({ answer: 1, status: 'saved' });
    expect(localStorage.getItem('quiz-night.answers')).toBeNull();
  });

  test('is dropped if the question was revealed meanwhile', async () => {
    await chooseInVain();
    server.play = { game: revealing(asked, { kind: 'choice', correct: [1] }), own: own() };
    const client = await openPage('BDFGH');
    expect(server.submitted).toEqual([]);
    expect(shown(client)).toEqual({ answer: undefined, status: 'late' });
    expect(localStorage.getItem('quiz-night.answers')).toBeNull();
  });

  test("is not sent as another player's", async () => {
    await chooseInVain();
    const client = await openPage('JKLMP');
    client.join('JKLMP', 'Ben');
    await pass(0);
    expect(client.getState().play).toBeDefined();
    expect(server.submitted).toEqual([]);
  });
});

test('sends a choice made just before the close, and shows it as late if the server refuses it', async () => {
  const client = await joined();
  server.holdsAnswers = true;
  client.playing(0).answer('choice', 0);
  await pass(0);
  client.playing(0).answer('choice', 1);
  server.sendGame(closing(asked));
  server.refusals.push('answers_closed');
  server.holdsAnswers = false;
  server.acknowledge();
  await pass(0);
  expect(shown(client)).toEqual({ answer: 0, status: 'late' });
});
