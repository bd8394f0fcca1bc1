import { expect, test } from 'vitest';
import { LAST_STEP, READABLE_STEP, sizesAt, smallestThatFits } from '../../../../src/host/ui/fit/sizes';

test('no size grows from one step to the next', () => {
  const places = Array.from({ length: LAST_STEP * 10 + 1 }, (_, tenth) => tenth / 10);
  const sizes = places.map(sizesAt);
  sizes.slice(1).forEach((smaller, place) => {
    const larger = sizes[place]!;
    expect(smaller.question).toBeLessThanOrEqual(larger.question);
    expect(smaller.answer).toBeLessThanOrEqual(larger.answer);
    expect(smaller.detail).toBeLessThanOrEqual(larger.detail);
    expect(smaller.picture).toBeLessThanOrEqual(larger.picture);
  });
});

test('up to the last readable step a question has 5% of the height, and answers 4%', () => {
  const { question, answer } = sizesAt(READABLE_STEP);
  expect(question).toBeGreaterThan(5);
  expect(answer).toBeGreaterThan(4);
});

test('answers give way before the question does', () => {
  const { question, answer } = sizesAt(READABLE_STEP + 1);
  expect(question).toBeGreaterThan(5);
  expect(answer).toBeLessThan(4);
});

test('the largest sizes are taken where they fit', () => {
  expect(smallestThatFits(() => true)).toBe(0);
});

test('the first place that fits is found to a fraction of a step', () => {
  const found = smallestThatFits((place) => place >= 1.37);
  expect(found).toBeGreaterThanOrEqual(1.37);
  expect(found).toBeLessThan(1.4);
});

test('the smallest sizes are taken where nothing fits', () => {
  expect(smallestThatFits(() => false)).toBe(LAST_STEP);
});
