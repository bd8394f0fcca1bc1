import { setTimeout as pause } from 'node:timers/promises';
import { GameHubPlayMethod, QuizHubGameMethod } from '../../src/contract/gameHubs';
import { QUIZ_HUB_PATH } from '../../src/contract/hubs';
import type { HostGame } from '../../src/contract/hostGame';
import type { CreatedSession, Session } from '../../src/contract/session';
import { expect, test } from '../e2e/fixtures';
import { addQuiz } from '../support/addQuiz';
import { HubClient, PlayerClient } from '../support/hubClient';
import { printTable } from './report';

const PLAYERS = 200;
const TEXT = 'Which of these rivers is the longest one that reaches the sea in this country?';
/** Two choices, then a text. */
const question = (number: number) => ({
  question: `${number}. ${TEXT}`,
  seconds: 600,
  ...(number % 3 === 2
    ? { acceptedAnswers: ['Elbe'] }
    : { answers: ['Danube', 'Rhine', 'Elbe', 'Oder'], correctAnswer: 2 }),
});
const ROUNDS = Array.from({ length: 6 }, (_, round) => ({
  title: `Round ${round + 1}`,
  questions: Array.from({ length: 10 }, (_, number) => question(round * 10 + number)),
}));

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable(`What a host is sent with ${PLAYERS} players and 60 questions`, rows));

for (const reveal of ['question', 'round']) {
  test(`an evening whose answers are revealed after each ${reveal}`, async ({ server }) => {
    test.setTimeout(900_000);
    await addQuiz(server, 'evening', { quizName: 'Evening', reveal, rounds: ROUNDS });
    const request = { method: 'POST', body: JSON.stringify({ quizId: 'evening' }) };
    const session = (await (await fetch(`${server.origin}/session`, request)).json()) as CreatedSession;
    const host = await new HubClient(`${server.origin}${QUIZ_HUB_PATH}`).connect();
    host.keepsEvents = false;
    const sizes: number[] = [];
    host.onEvent = (payload) => {
      if ((payload as Partial<HostGame>)?.marking) sizes.push(Buffer.byteLength(JSON.stringify(payload)));
    };
    await host.invoke(QuizHubGameMethod.RegisterHost, session.sessionCode, session.hostKey);
    const phones: PlayerClient[] = [];
    for (let index = 0; index < PLAYERS; index++) {
      const phone = await new PlayerClient(server.origin).connect();
      await phone.join(String(session.sessionCode), `Team number ${index}`);
      phone.keepsEvents = false;
      phones.push(phone);
    }
    const command = (it: object) => host.invoke(QuizHubGameMethod.HostCommand, it);
    sizes.length = 0;
    await command({ type: 'start' });
    for (let isOver = false; !isOver;) {
      const { game } = (await (
        await fetch(`${server.origin}/session/${session.sessionCode}`)
      ).json()) as Session;
      if (!game) throw new Error('the session has no game');
      const { scene, step } = game;
      if (scene.name === 'question') {
        const { questionId, kind } = scene.question;
        const answer = (of: number) => (kind === 'text' ? `Some river ${of % 60}` : of % 4);
        const submit = (phone: PlayerClient, of: number) =>
          phone.invoke(GameHubPlayMethod.SubmitAnswer, questionId, answer(of));
        await Promise.all(phones.map(submit));
        await pause(2_000);
      }
      isOver = scene.name === 'podium';
      if (!isOver) await command({ type: 'next', step }).catch(() => undefined);
    }
    rows.push({
      'revealed after each': reveal,
      records: sizes.length,
      megabytes: (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1),
      'largest record, kilobytes': (Math.max(...sizes) / 1e3).toFixed(1),
    });
    expect(Math.max(...sizes)).toBeLessThan(40_000);
    [host, ...phones].forEach((client) => client.close());
  });
}
