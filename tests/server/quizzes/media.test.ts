import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Media } from '../../../src/server/quizzes/media';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ, writeMedia, writeQuiz } from '../../support/quizServer';

const [question] = PUB_QUIZ.questions;
const showing = (media: object) => ({ ...PUB_QUIZ, questions: [question, { ...question, ...media }] });
const inRound = (media: object) => ({
  quizName: 'Pub',
  rounds: [{ questions: [question] }, { questions: [question, { ...question, ...media }] }],
});

async function openFolder(files: Record<string, unknown>, media: Record<string, string> = {}) {
  const dataFolder = await dataFolderWith(files);
  for (const [name, content] of Object.entries(media)) await writeMedia(dataFolder, name, content);
  const logged: string[] = [];
  const time = createManualSchedule();
  const parts = { ...time, media: mediaOf(dataFolder), log: (_: string, line: string) => logged.push(line) };
  const quizzes = new Quizzes(join(dataFolder, 'quizzes'), parts);
  await quizzes.refresh();
  const readAgain = () => {
    time.pass(1_000);
    return quizzes.refresh();
  };
  const path = (name: string) => join(dataFolder, 'quizzes', 'media', name);
  return { dataFolder, logged, readAgain, path, ids: () => quizzes.summaries.map(({ quizId }) => quizId) };
}

it('a quiz that names a missing file is left out, with file, round and question in the log', async () => {
  const { ids, logged } = await openFolder(
    {
      'a.json': inRound({ image: 'cat.png' }),
      'b.json': showing({ audio: 'song.mp3' }),
      'c.json': { ...PUB_QUIZ, tieBreak: { question: 'When?', correctNumber: 1, video: 'film.mp4' } },
      'd.json': showing({ image: 'dog.PNG', audio: 'bark.mp3' }),
    },
    { 'dog.PNG': 'dog', 'bark.mp3': 'bark' },
  );
  expect(ids()).toEqual(['d']);
  expect(logged).toEqual([
    'quiz file a.json is left out: round 2, question 2: the image cat.png is not in the media folder',
    'quiz file b.json is left out: question 2: the audio song.mp3 is not in the media folder',
    'quiz file c.json is left out: tieBreak: the video film.mp4 is not in the media folder',
  ]);
});

it('the quiz is there as soon as its file is, and gone with it', async () => {
  const { dataFolder, ids, logged, readAgain, path } = await openFolder({
    'a.json': showing({ image: 'cat.png' }),
  });
  await writeMedia(dataFolder, 'cat.png', 'cat');
  await readAgain();
  expect(ids()).toEqual(['a']);
  await rm(path('cat.png'));
  await readAgain();
  expect(ids()).toEqual([]);
  expect(logged).toHaveLength(2);
});

it('a file that browsers cannot show as what it is named for is refused', async () => {
  const { dataFolder, logged, readAgain, path } = await openFolder(
    { 'a.json': showing({ image: 'song.mp3' }), 'b.json': showing({ image: 'cat.svg' }) },
    { 'song.mp3': 'song', 'cat.svg': '<svg/>', 'empty.png': '' },
  );
  const images = 'png, jpg, jpeg, gif, webp, avif';
  expect(logged).toEqual([
    `quiz file a.json is left out: question 2: the image song.mp3 is none of ${images}`,
    `quiz file b.json is left out: question 2: the image cat.svg is none of ${images}`,
  ]);
  await writeMedia(dataFolder, 'large.mp4', 'x');
  await truncate(path('large.mp4'), 50 * 1024 * 1024 + 1);
  await writeQuiz(dataFolder, 'c.json', showing({ image: 'empty.png' }));
  await writeQuiz(dataFolder, 'd.json', showing({ video: 'large.mp4' }));
  await readAgain();
  expect(logged.slice(2)).toEqual([
    'quiz file c.json is left out: question 2: the image empty.png is empty',
    'quiz file d.json is left out: question 2: the video large.mp4 is larger than 50 MiB',
  ]);
});

it.skipIf(process.platform === 'win32')('links, pipes and folders are no media', async () => {
  const names = ['folder.png', 'link.png', 'pipe.png'];
  const { dataFolder, ids, logged, readAgain, path } = await openFolder({}, { 'cat.png': 'cat' });
  await mkdir(path('folder.png'));
  await symlink(path('cat.png'), path('link.png'));
  execFileSync('mkfifo', [path('pipe.png')]);
  for (const name of names) await writeQuiz(dataFolder, `${name}.json`, showing({ image: name }));
  await readAgain();
  expect(ids()).toEqual([]);
  expect(logged).toEqual(
    names.map((name) => expect.stringContaining(`question 2: the image ${name} is no regular file`)),
  );
});

it('an address tells nothing of the name, and is another one in each data folder', () => {
  const [ours, theirs] = [new Media('/a', new Uint8Array(32)), new Media('/a', new Uint8Array(32).fill(1))];
  expect(ours.mediaUrl('Eiffel Tower.JPG')).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
  expect(ours.mediaUrl('Eiffel Tower.JPG')).not.toBe(theirs.mediaUrl('Eiffel Tower.JPG'));
  expect(ours.mediaUrl('a.png')).not.toBe(ours.mediaUrl('b.png'));
});

it('a name is the same however the system writes its letters', async () => {
  const dataFolder = await dataFolderWith({});
  await writeMedia(dataFolder, 'Mu\u0308nchen.png', 'x');
  const media = mediaOf(dataFolder);
  await media.refresh();
  expect(media.faultOf('M\u00fcnchen.png')).toBeUndefined();
  expect(media.find(media.mediaUrl('M\u00fcnchen.png').slice('/media/'.length))).toMatch(/\.png$/);
});
