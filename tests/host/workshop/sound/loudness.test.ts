import { beforeAll, describe, expect, test } from 'vitest';
import type { QuizDraft } from '../../../../src/host/workshop/draft/draft';
import { withGains } from '../../../../src/host/workshop/draft/sounds';
import { readSource, writeSource } from '../../../../src/host/workshop/draft/source';
import { equalGains, loudnessOf } from '../../../../src/host/workshop/sound/loudness';
import { outlineOf, RATE, type SoundOutline } from '../../../../src/host/workshop/sound/outline';
import { samplesOf } from './samples';

/** A tone that swings so far. */
const tone =
  (height: number, hertz = 997) =>
  (at: number) =>
    height * Math.sin((2 * Math.PI * hertz * at) / RATE);
const silence = () => 0;
const whole = ({ duration }: SoundOutline) => ({ from: 0, to: duration });

describe('the loudness of', () => {
  test('a full tone of 997 Hz on one of two channels is that of the standard', async () => {
    const outline = await outlineOf(samplesOf(3, [tone(1), silence]));
    expect(loudnessOf(outline, whole(outline))).toBeCloseTo(-3.01, 1);
  });

  test('a single channel is that of both loudspeakers', async () => {
    const one = await outlineOf(samplesOf(2, [tone(0.5)]));
    const two = await outlineOf(samplesOf(2, [tone(0.5), tone(0.5)]));
    expect(loudnessOf(one, whole(one))).toBeCloseTo(loudnessOf(two, whole(two))!, 5);
  });

  test('a low tone is less than that of a middle one', async () => {
    const [low, middle] = await Promise.all(
      [40, 997].map((hertz) => outlineOf(samplesOf(2, [tone(0.5, hertz)]))),
    );
    expect(loudnessOf(low!, whole(low!))).toBeLessThan(loudnessOf(middle!, whole(middle!))! - 3);
  });

  test('a tone with pauses is that of the tone', async () => {
    const paused = await outlineOf(samplesOf(8, [(at) => (at < 4 * RATE ? tone(0.5)(at) : 0)]));
    const first = loudnessOf(paused, { from: 0, to: 4 })!;
    expect(loudnessOf(paused, whole(paused))).toBeCloseTo(first, 0);
  });

  test('the part that is heard is measured alone, and silence has none', async () => {
    const outline = await outlineOf(samplesOf(4, [(at) => (at < 2 * RATE ? tone(0.5)(at) : 0)]));
    expect(loudnessOf(outline, { from: 0.5, to: 1.5 })).toBeCloseTo(-3.01 - 6.02 + 3.01, 1);
    expect(loudnessOf(outline, { from: 2.5, to: 4 })).toBeUndefined();
  });
});

describe('the sounds of a quiz', () => {
  const known = new Map<string, SoundOutline | null>([['broken.mp3', null]]);
  beforeAll(async () => {
    for (const [name, height] of [
      ['loud.mp3', 0.8],
      ['soft.mp3', 0.2],
      ['faint.mp3', 0.002],
      ['silent.mp3', 0],
    ] as const)
      known.set(name, await outlineOf(samplesOf(1, [tone(height)])));
  });
  const quizOf = (...sounds: object[]): QuizDraft =>
    readSource({
      questions: sounds.map((sound) => ({ question: 'Who?', acceptedAnswers: ['Ada'], ...sound })),
    });
  const equalised = (draft: QuizDraft) => {
    const { gains, ...told } = equalGains(draft, known);
    const { questions } = writeSource(withGains(gains)(draft)).source;
    return { gains: questions!.map(({ audioGain }) => audioGain), ...told };
  };

  test('are turned down to the quietest of them', () => {
    const draft = quizOf({ audio: 'loud.mp3' }, { audio: 'soft.mp3', audioGain: 0.3 }, {});
    expect(equalised(draft)).toEqual({ gains: [0.25, undefined, undefined], quiet: [], unmeasured: [] });
  });

  test('are not turned down to one that hardly anybody could hear', () => {
    const { gains, quiet } = equalised(quizOf({ audio: 'loud.mp3' }, { audio: 'faint.mp3' }));
    // -23 LUFS, from 1.94 below full volume on both channels.
    expect(gains[0]).toBeCloseTo(10 ** ((-23 + 1.94) / 20), 2);
    expect([gains[1], quiet]).toEqual([undefined, ['faint.mp3']]);
  });

  test('keep what they have where they cannot be measured, and are named once', () => {
    const broken = { audio: 'broken.mp3', audioGain: 0.5 };
    const draft = quizOf(broken, broken, { audio: 'silent.mp3' }, { audio: 'soft.mp3' });
    const { gains, unmeasured } = equalised(draft);
    expect(gains).toEqual([0.5, 0.5, undefined, undefined]);
    expect(unmeasured).toEqual(['broken.mp3', 'silent.mp3']);
  });
});

test('a quiz whose sounds are already equally loud stays the same draft', async () => {
  const outline = await outlineOf(samplesOf(1, [tone(0.5)]));
  const draft = readSource({ questions: [{ question: 'Who?', acceptedAnswers: ['Ada'], audio: 'a.mp3' }] });
  expect(withGains(equalGains(draft, new Map([['a.mp3', outline]])).gains)(draft)).toBe(draft);
});
