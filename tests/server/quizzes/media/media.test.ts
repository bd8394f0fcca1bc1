import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MediaFolder } from '../../../../src/server/quizzes/media/mediaFolder';
import { SessionMedia } from '../../../../src/server/quizzes/media/sessionMedia';
import { mp3, mp4, PNG, wav, webm } from '../../../support/mediaSamples';
import { mediaOf, PUB_QUIZ, writeQuiz } from '../../../support/quizServer';
import { writeMedia } from '../../../support/writeMedia';
import { openQuizFolder } from '../quizFolder';

const [question] = PUB_QUIZ.questions;
const showing = (media: object) => ({ ...PUB_QUIZ, questions: [question, { ...question, ...media }] });
const inRound = (media: object) => ({
  quizName: 'Pub',
  rounds: [{ questions: [question] }, { questions: [question, { ...question, ...media }] }],
});

test('a quiz that names a missing file is offered without it, and round, question and file are logged', async () => {
  const { ids, logged } = await openQuizFolder(
    {
      'a.json': inRound({ image: 'cat.png' }),
      'b.json': showing({ audio: 'song.mp3' }),
      'c.json': { ...PUB_QUIZ, tieBreak: { question: 'When?', correctNumber: 1, video: 'film.mp4' } },
      'd.json': showing({ image: 'dog.PNG', audio: 'bark.mp3' }),
    },
    { 'dog.PNG': PNG, 'bark.mp3': mp3('bark') },
  );
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(logged).toEqual([
    'warn Quiz a: round 2, question 2 is asked without the image cat.png, which is not in the media folder',
    'warn Quiz b: question 2 is asked without the audio song.mp3, which is not in the media folder',
    'warn Quiz c: tieBreak is asked without the video film.mp4, which is not in the media folder',
  ]);
});

test('what is wrong with a file is logged once, and again if it was right in between', async () => {
  const { dataFolder, logged, readAgain, path } = await openQuizFolder({
    'a.json': showing({ image: 'cat.png' }),
  });
  await readAgain();
  await writeMedia(dataFolder, 'cat.png', PNG);
  await readAgain();
  expect(logged).toHaveLength(1);
  await rm(path('media/cat.png'));
  await readAgain();
  expect(logged).toHaveLength(2);
});

/** A song after a tag of this many bytes. */
function taggedMp3(bytes: number): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, bytes >> 7, bytes & 127]);
  return Buffer.concat([head, Buffer.alloc(bytes), mp3('song')]);
}

test.each([
  ['image', PNG],
  ['image', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['image', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1')],
  ['image', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
  ['image', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
  ['audio', mp3('song')],
  ['audio', taggedMp3(4_086)],
  ['audio', taggedMp3(4_090)],
  ['audio', wav(1)],
  ['audio', Buffer.from('\0\0\0\x1cftypM4A \0\0\x02\0M4A isomiso2', 'latin1')],
  ['audio', Buffer.concat([Buffer.from('OggS\0\x02'), Buffer.alloc(22), Buffer.from('\x01vorbis\0\0\0\0')])],
  ['audio', mp4('a sound alone')],
  ['audio', webm('a sound alone')],
  ['video', mp4('film')],
  ['video', webm('film')],
] as const)('the %s %# is recognised by its content, whatever its extension', async (kind, content) => {
  const { dataFolder, logged } = await openQuizFolder(
    { 'a.json': showing({ [kind]: 'it.txt' }) },
    { 'it.txt': content },
  );
  expect(logged).toEqual([]);
  const media = mediaOf(dataFolder);
  expect(await media.find('it.txt')).toMatchObject({ size: content.length });
});

test('a file that browsers cannot show as the kind that the quiz names it for is not shown', async () => {
  const { dataFolder, logged, path } = await openQuizFolder(
    {
      'a.json': showing({ image: 'song.png' }),
      'b.json': showing({ image: 'cat.svg', audio: 'cat.png' }),
      'c.json': showing({ image: 'empty.png' }),
    },
    {
      'song.png': mp3('song'),
      'cat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'empty.png': '',
      'cat.png': PNG,
    },
  );
  expect(logged).toEqual([
    'warn Quiz a: question 2 is asked without the image song.png, which is not a PNG, JPEG, GIF, WebP or AVIF picture',
    'warn Quiz b: question 2 is asked without the image cat.svg, which is not a PNG, JPEG, GIF, WebP or AVIF picture',
    'warn Quiz b: question 2 is asked without the audio cat.png, which is not an MP3, M4A, Ogg, WAV or WebM sound',
    'warn Quiz c: question 2 is asked without the image empty.png, which is empty',
  ]);
  await writeMedia(dataFolder, 'large.mp4', mp4('x'));
  await truncate(path('media/large.mp4'), 50 * 1024 * 1024 + 1);
  const media = mediaOf(dataFolder);
  for (const name of ['large.mp4', 'cat.svg']) expect(await media.find(name)).toBeUndefined();
  expect(media.faultOf('video', 'large.mp4')).toEqual({
    fault: 'too_large',
    reason: 'is larger than 50 MiB',
  });
});

test('a picture that was replaced by a text is no longer sent', async () => {
  const { dataFolder } = await openQuizFolder({}, { 'cat.png': PNG });
  const media = mediaOf(dataFolder);
  expect(await media.find('cat.png')).toMatchObject({ contentType: 'image/png' });
  await writeMedia(dataFolder, 'cat.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await media.find('cat.png')).toBeUndefined();
});

test('a name that somebody made up is not remembered, but one that a quiz names is', async () => {
  const { dataFolder } = await openQuizFolder({});
  const media = mediaOf(dataFolder);
  await media.look('named.png');
  for (const name of ['named.png', 'made-up.png']) expect(await media.find(name)).toBeUndefined();
  expect(media.faultOf('image', 'made-up.png')).toBeUndefined();
  expect(media.faultOf('image', 'named.png')).toMatchObject({ fault: 'missing' });
});

test.skipIf(process.platform === 'win32')('links, pipes and folders are not media', async () => {
  const names = ['folder.png', 'link.png', 'pipe.png'];
  const { dataFolder, logged, readAgain, path } = await openQuizFolder({}, { 'cat.png': PNG });
  await mkdir(path('media/folder.png'));
  await symlink(path('media/cat.png'), path('media/link.png'));
  execFileSync('mkfifo', [path('media/pipe.png')]);
  for (const name of names) await writeQuiz(dataFolder, `${name}.json`, showing({ image: name }));
  await readAgain();
  expect(logged).toEqual(
    names.map((name) => expect.stringContaining(`the image ${name}, which is not a regular file`)),
  );
  for (const name of names) expect(await mediaOf(dataFolder).find(name)).toBeUndefined();
});

/** Returns the address of a file in a session. */
function addressOf(fileName: string, sessionCode = 'ABCDE', secret = new Uint8Array(32)) {
  const media = new SessionMedia(new MediaFolder('/a'), secret);
  media.keep(sessionCode, [fileName]);
  return media.urlOf(sessionCode, 'image', fileName);
}

test('an address reveals nothing about the name, and differs for each file, session and data folder', () => {
  const address = addressOf('Eiffel Tower.JPG');
  expect(address).toMatch(/^\/media\/[\w-]{22}$/);
  expect(address).toBe(addressOf('Eiffel Tower.JPG'));
  expect(address).not.toBe(addressOf('Eiffel Tower.JPG', 'ABCDF'));
  expect(address).not.toBe(addressOf('Eiffel Tower.JPG', 'ABCDE', new Uint8Array(32).fill(1)));
  expect(address).not.toBe(addressOf('b.png'));
});

test('an address works until its session has ended, or has other files', () => {
  const media = new SessionMedia(new MediaFolder('/a'), new Uint8Array(32));
  media.keep('ABCDE', ['a.png']);
  const [address] = /[\w-]{22}$/.exec(media.urlOf('ABCDE', 'image', 'a.png')!)!;
  expect(media.find(address)).toEqual({ sessionCode: 'ABCDE', fileName: 'a.png' });
  media.keep('ABCDE', ['b.png']);
  expect([media.find(address), media.urlOf('ABCDE', 'image', 'a.png')]).toEqual([undefined, undefined]);
  media.drop('ABCDE');
  expect(media.urlOf('ABCDE', 'image', 'b.png')).toBeUndefined();
});

test('a name is the same however the system composes its letters', async () => {
  const quiz = showing({ image: 'M\u00fcnchen.png' });
  const { dataFolder, logged } = await openQuizFolder({ 'a.json': quiz }, { 'Mu\u0308nchen.png': PNG });
  expect(logged).toEqual([]);
  const media = mediaOf(dataFolder);
  await media.refresh([]);
  expect((await media.find('M\u00fcnchen.png'))?.contentType).toBe('image/png');
});
