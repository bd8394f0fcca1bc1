import { expect, test } from 'vitest';
import { Histogram, writeMetrics } from '../../src/server/metricsText';
import { readMetrics } from '../support/readMetrics';

test('metrics are written line by line', () => {
  const text = writeMetrics([
    { type: 'gauge', name: 'open', help: 'How many.', read: () => 3 },
    {
      type: 'counter',
      name: 'seen_total',
      help: 'By kind.',
      read: () => [
        { labels: { kind: 'a', place: 'b' }, value: 1 },
        { labels: { kind: 'c', place: 'd' }, value: 0.5 },
      ],
    },
    { type: 'gauge', name: 'nothing', help: 'Not yet.', read: () => [] },
  ]);
  expect(text).toBe(`# HELP open How many.
# TYPE open gauge
open 3
# HELP seen_total By kind.
# TYPE seen_total counter
seen_total{kind="a",place="b"} 1
seen_total{kind="c",place="d"} 0.5
# HELP nothing Not yet.
# TYPE nothing gauge
`);
});

test.each(['"', '\\', '\n', '\\n', '\\"', 'ä"\\\n{},='])('a label %j is read as it was', (label) => {
  const text = writeMetrics([
    { type: 'gauge', name: 'one', help: label, read: () => [{ labels: { label }, value: 1 }] },
  ]);
  expect(readMetrics(text).get('one')).toEqual({
    type: 'gauge',
    help: label,
    samples: [{ name: 'one', labels: { label }, value: 1 }],
  });
});

test('a histogram counts in each bucket all that took no longer', () => {
  const histogram = new Histogram();
  for (const seconds of [0, 0.001, 0.0011, 0.3, 10, 11]) histogram.add(seconds);
  expect(histogram.count).toBe(6);
  const text = writeMetrics([
    { type: 'histogram', name: 'took_seconds', help: 'Time.', read: () => histogram.read() },
  ]);
  const { samples } = readMetrics(text).get('took_seconds')!;
  const buckets = samples.filter(({ name }) => name === 'took_seconds_bucket');
  expect(buckets.map(({ labels, value }) => [labels.le, value])).toEqual([
    ['0.001', 2],
    ['0.0025', 3],
    ['0.005', 3],
    ['0.01', 3],
    ['0.025', 3],
    ['0.05', 3],
    ['0.1', 3],
    ['0.25', 3],
    ['0.5', 4],
    ['1', 4],
    ['2.5', 4],
    ['5', 4],
    ['10', 5],
    ['+Inf', 6],
  ]);
  expect(samples.slice(-2)).toEqual([
    { name: 'took_seconds_sum', labels: {}, value: expect.closeTo(21.3021) as unknown },
    { name: 'took_seconds_count', labels: {}, value: 6 },
  ]);
});
