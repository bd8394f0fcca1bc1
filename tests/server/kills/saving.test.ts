import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../../support/serverProcess';
import { createRandom, saySeed } from '../../support/random';
import { startServer } from './killing';

const KILLS = 5;
const random = createRandom();
beforeAll(saySeed);

/** Long, so that writing it takes a while. */
const quizOf = (version: number) => ({
  quizName: `Version ${version}`,
  questions: Array.from({ length: 500 }, (_, index) => ({
    question: `Question ${index} of version ${version}`,
    explanation: 'x'.repeat(900),
    acceptedAnswers: [`${version}`],
  })),
});

/** Saves version after version until the server is gone; returns the last one acknowledged. */
async function saveUntilKilled({ origin }: ServerProcess, first: number): Promise<number> {
  for (let version = first; ; version++) {
    const request = { method: 'PUT', headers: { 'if-match': '*' }, body: JSON.stringify(quizOf(version)) };
    const response = await fetch(`${origin}/quizzes/kills`, request).catch(() => undefined);
    if (!response) return version - 1;
    expect(response.status).toBe(200);
  }
}

test('after five kills at random moments of saving the quiz is the old one or the new one, whole', async () => {
  const server = await startServer();
  const address = `${server.origin}/quizzes/kills`;
  const request = { method: 'PUT', headers: { 'if-none-match': '*' }, body: JSON.stringify(quizOf(0)) };
  expect((await fetch(address, request)).status).toBe(201);
  let version = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const saving = saveUntilKilled(server, version + 1);
    await new Promise((resolve) => setTimeout(resolve, 50 + random(300)));
    await server.kill();
    const acknowledged = await saving;
    await server.start();
    const quiz = (await (await fetch(address)).json()) as { quizName: string };
    version = Number(quiz.quizName.replace('Version ', ''));
    expect([acknowledged, acknowledged + 1]).toContain(version);
    expect(quiz).toEqual(quizOf(version));
  }
  const files = await readdir(join(server.dataFolder, 'quizzes'));
  expect(files.filter((name) => name.includes('kills'))).toEqual(['kills.json']);
});
