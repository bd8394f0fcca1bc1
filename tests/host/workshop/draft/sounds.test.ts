import { describe, expect, test } from 'vitest';
import type { MediaKind } from '../../../../src/contract/media';
import { addMedia, cutSound, withMedia } from '../../../../src/host/workshop/draft/sounds';
import { readSource, writeSource } from '../../../../src/host/workshop/draft/source';

const song = {
  question: 'Which song?',
  acceptedAnswers: ['Waterloo'],
  points: 2,
  audio: 'song.mp3',
  audioFade: 1,
  audioGain: 0.4,
};
const other = { question: 'Who?', acceptedAnswers: ['Ada'] };
const piece = (audioFrom: string, audioTo: string) => ({ audioFrom, audioTo });

test('a song is cut into questions that follow the first one, and only that one keeps its answers', () => {
  const draft = readSource({ quizName: 'Songs', questions: [song, other] });
  const { key } = draft.rounds[0]!.questions[0]!;
  const cut = cutSound(key, [piece('', '10'), piece('20', '30.5'), piece('40', '')])(draft);
  const unanswered = { ...song, acceptedAnswers: [] };
  expect(writeSource(cut).source.questions).toEqual([
    { ...song, audioTo: 10 },
    { ...unanswered, audioFrom: 20, audioTo: 30.5 },
    { ...unanswered, audioFrom: 40 },
    other,
  ]);
});

test('a tie-break is not cut', () => {
  const draft = readSource({
    quizName: 'Songs',
    questions: [other],
    tieBreak: { question: 'Year?', correctNumber: 1 },
  });
  expect(cutSound(draft.tieBreak!.key, [piece('1', '2'), piece('3', '4')])(draft)).toBe(draft);
});

test('another file, or none, begins with nothing cut, while other media leave the sound alone', () => {
  const cut = { ...song, audioFrom: 3, audioTo: 9, audioGain: 0.5 };
  const [question] = readSource({ questions: [cut] }).rounds[0]!.questions;
  const nothing = { audioFrom: '', audioTo: '', audioFade: '', audioGain: '' };
  expect(withMedia('audio', 'other.mp3')(question!)).toMatchObject({ audio: 'other.mp3', ...nothing });
  expect(withMedia('audio', '')(question!)).toMatchObject({ audio: '', ...nothing });
  expect(withMedia('audio', 'song.mp3')(question!)).toBe(question);
  expect(withMedia('image', 'dot.png')(question!)).toMatchObject({ image: 'dot.png', audioFrom: '3' });
});

describe('a sound that is added', () => {
  const added = (quiz: object, kind: MediaKind = 'audio') => {
    const draft = readSource(quiz);
    const { key } = draft.rounds[0]!.questions[0]!;
    const { source } = writeSource(addMedia(key, kind, 'new')(draft));
    return (source.questions ?? source.rounds![0]!.questions)[0]!.seconds;
  };

  test('gives its question a short time if none is set', () => {
    expect(added({ questions: [other] })).toBe(20);
  });

  test.each([
    ['the question', { questions: [{ ...other, seconds: 45 }] }, 45],
    ['the question, which has no limit', { questions: [{ ...other, seconds: null }] }, null],
    ['the round', { rounds: [{ seconds: 60, questions: [other] }] }, undefined],
    ['the quiz', { seconds: 60, questions: [other] }, undefined],
  ])('leaves the time of %s alone', (_where, quiz, seconds) => {
    expect(added(quiz)).toBe(seconds);
  });

  test('in place of another leaves the time alone, as does a picture', () => {
    expect(added({ questions: [song] })).toBeUndefined();
    expect(added({ questions: [other] }, 'image')).toBeUndefined();
  });
});
