import { expect } from '@playwright/test';
import { GameHubMethod } from '../../src/contract/fromPhones';
import type { SessionGame, CreatedSession } from '../../src/contract/toMonitors';
import { PlayerClient } from '../support/hubClient';
import { openSessionOf, registerOnHub } from '../support/testHost';

const RIGHT = 1;
const QUIZ = {
  quizName: 'Ein Päckchen',
  seconds: 600,
  questions: ['Eins?', 'Zwei?'].map((question) => ({
    question,
    answers: ['A', 'B'],
    correctAnswer: RIGHT,
  })),
};

/**
 * Plays a whole quiz on a server, from importing its file to the podium and the results as a spreadsheet.
 * This runs every part that a package could lack, including its processes and threads.
 */
export async function playQuiz(origin: string): Promise<void> {
  const session = await openSessionOf({ origin }, await importQuiz(origin));
  const host = await registerOnHub({ origin }, session);
  const phones: PlayerClient[] = [];
  for (const name of ['Anna', 'Bärbel']) {
    const phone = new PlayerClient(origin);
    phones.push(phone);
    await phone.connect();
    await phone.join(host.code, name);
  }
  await host.command({ type: 'start' });
  for (let game = await host.read(); isGoingOn(game); game = await host.read()) {
    const { scene, step } = game;
    if (scene.name === 'question' && scene.remainingMs !== 0)
      for (const [index, phone] of phones.entries())
        await phone
          .invoke(GameHubMethod.SubmitAnswer, scene.question.questionId, index)
          // The last answer closes the question.
          .catch((error: unknown) => expect(String(error)).toContain('answers_closed'));
    await host.command({ type: 'next', step });
  }
  const { scene } = await host.read();
  const standings = scene.name === 'podium' ? scene.standings : [];
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Bärbel', QUIZ.questions.length],
    ['Anna', 0],
  ]);
  await expectSpreadsheet(origin, session);
  for (const client of [host.hub, ...phones]) client.close();
}

/** Whether the podium has not been shown, or not all of its places. */
function isGoingOn({ scene }: SessionGame): boolean {
  return scene.name !== 'podium' || scene.hidden !== undefined;
}

/** Imports the quiz from a table and saves it; returns its id. */
async function importQuiz(origin: string): Promise<string> {
  const rows = QUIZ.questions.map(({ question, answers }) => [question, ...answers, RIGHT + 1].join(';'));
  const table = ['question;answer 1;answer 2;correct', ...rows].join('\n');
  const imported = await fetch(`${origin}/quizzes/import?filename=quiz.csv`, { method: 'POST', body: table });
  const { quiz } = (await imported.json()) as { quiz: { questions: unknown[] } };
  expect(quiz.questions).toHaveLength(QUIZ.questions.length);
  const saved = await fetch(`${origin}/quizzes`, { method: 'POST', body: JSON.stringify(QUIZ) });
  expect(saved.status).toBe(201);
  return ((await saved.json()) as { quizId: string }).quizId;
}

async function expectSpreadsheet(origin: string, { sessionCode, hostKey }: CreatedSession): Promise<void> {
  const headers = { authorization: `Bearer ${hostKey}` };
  const answer = await fetch(`${origin}/session/${sessionCode}/results?format=xlsx`, { headers });
  expect(answer.status).toBe(200);
  // The first bytes of every ZIP file.
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
}
