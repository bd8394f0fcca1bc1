import { expect, test } from 'vitest';
import type { Scene } from '../../../src/contract/scene';
import { registerHost } from '../../support/gameOnHubs';
import { Listeners } from '../../support/listeners';
import { PNG } from '../../support/mediaSamples';
import { dataFolderWith, startQuizServer, writeMedia } from '../../support/quizServer';
import { SECRET_QUIZ } from '../../support/secretQuiz';

/** How the names of files begin, which may tell what is right. */
const FILE_NAME = 'the-right-answer-';

/** The quiz with a picture for each question, and the names of the files. */
function quizWithPictures() {
  const names: string[] = [];
  const withPicture = <Q extends object>(question: Q) => {
    const image = `${FILE_NAME}${names.length}`;
    names.push(image);
    return { ...question, image };
  };
  const rounds = SECRET_QUIZ.rounds.map((round) => ({
    ...round,
    questions: round.questions.map((question) => withPicture(question)),
  }));
  return { quiz: { ...SECRET_QUIZ, rounds, tieBreak: withPicture(SECRET_QUIZ.tieBreak) }, names };
}

/** A session whose first place will be shared, with its host and those who listen. */
async function startWithPictures() {
  const { quiz, names } = quizWithPictures();
  const dataFolder = await dataFolderWith({ 'pub.json': quiz });
  for (const name of names) await writeMedia(dataFolder, name, PNG);
  const server = await startQuizServer({ dataFolder });
  const host = await registerHost(server);
  const listeners = await Listeners.join(server, host.session, ['Anna', 'Ben']);
  const authorization = `Bearer ${host.session.hostKey}`;
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(server.origin + address, { headers })).status;
  return { host, listeners, statusOf, asHost: { authorization }, count: names.length };
}

const pictureOf = (scene: Scene) => ('question' in scene ? scene.question?.imageUrl : undefined);

test(
  "no picture's name, address or bytes reach a guest before its question",
  { timeout: 60_000 },
  async () => {
    const { host, listeners, statusOf, asHost, count } = await startWithPictures();
    const asked = new Set<string>();
    const loadedAhead = new Set<string>();
    await host.command({ type: 'start' });
    for (;;) {
      const { scene, step } = await host.read();
      const picture = pictureOf(scene);
      if (picture) asked.add(picture);
      await expect.poll(() => host.hostGame?.step).toBe(step);
      const ahead = (host.hostGame?.preload ?? []).filter((address) => !asked.has(address));
      const { monitor, phones } = await listeners.heard();
      expect(monitor + phones).not.toContain(FILE_NAME);
      expect(phones).not.toContain('/media/');
      for (const address of ahead) {
        loadedAhead.add(address);
        expect(monitor + phones).not.toContain(address);
        expect([await statusOf(address), await statusOf(address, asHost)]).toEqual([404, 200]);
      }
      for (const address of asked) expect(await statusOf(address)).toBe(200);
      if (scene.name === 'podium') break;
      await host.command({ type: 'next', step });
    }
    expect([asked.size, loadedAhead]).toEqual([count, asked]);
  },
);
