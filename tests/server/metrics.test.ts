import { createHook } from 'node:async_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { Histogram, Metrics, writeMetrics } from '../../src/server/metrics';
import { readMetrics } from '../support/readMetrics';

function createMetrics(): Metrics {
  const metrics = new Metrics();
  onTestFinished(() => metrics.close());
  return metrics;
}

/** Returns a metric's values by labels, as the text has them. */
function read(metrics: Metrics, name: string): Record<string, number> {
  const { samples } = readMetrics(metrics.write()).get(name)!;
  return Object.fromEntries(samples.map(({ labels, value }) => [Object.values(labels).join(), value]));
}

const LAG = 'quiz_night_event_loop_lag_seconds';

test('a refusal is counted under its code, and any other text under one common name', () => {
  const metrics = createMetrics();
  expect(read(metrics, 'quiz_night_refused_calls_total')).toMatchObject({ name_taken: 0, other: 0 });
  metrics.called('JoinSession', 1, 'name_taken');
  metrics.refused('name_taken');
  metrics.called('No"such\n', 1, 'Unknown hub method.');
  expect(read(metrics, 'quiz_night_refused_calls_total')).toMatchObject({ name_taken: 2, other: 1 });
});

test('only accepted answers count as acknowledged', () => {
  const metrics = createMetrics();
  metrics.called('SubmitAnswer', 20, 'answers_closed');
  metrics.called('JoinSession', 20);
  metrics.called('SubmitAnswer', 20);
  expect(read(metrics, 'quiz_night_answers_total')).toEqual({ '': 1 });
});

test('the lag of the loop is measured from the first scrape on, always since the last one', async () => {
  const metrics = createMetrics();
  expect(read(metrics, LAG)).toEqual({});
  const longest = () => new Promise(setImmediate).then(() => read(metrics, LAG)['max']!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const until = performance.now() + 200;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const blocked = await longest();
  expect(blocked).toBeGreaterThan(0.15);
  await expect.poll(longest).toBeLessThan(blocked);
});

test('no timer measures anything before the first scrape, or after the end', () => {
  let begun = 0;
  const hook = createHook({ init: (_id, type) => void (begun += Number(type === 'ELDHISTOGRAM')) }).enable();
  onTestFinished(() => void hook.disable());
  const [metrics, closed] = [createMetrics(), createMetrics()];
  metrics.called('SubmitAnswer', 1);
  closed.close();
  expect(read(closed, LAG)).toEqual({});
  expect(begun).toBe(0);
  metrics.write();
  metrics.write();
  expect(begun).toBe(1);
});

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

test.each(['"', '\\', '\n', '\\n', '\\"', 'ä"\\\n{},='])('a label %j is read back unchanged', (label) => {
  const text = writeMetrics([
    { type: 'gauge', name: 'one', help: label, read: () => [{ labels: { label }, value: 1 }] },
  ]);
  expect(readMetrics(text).get('one')).toEqual({
    type: 'gauge',
    help: label,
    samples: [{ name: 'one', labels: { label }, value: 1 }],
  });
});

test('a histogram counts in each bucket everything that took no longer', () => {
  const histogram = new Histogram();
  for (const seconds of [0, 0.001, 0.0011, 0.3, 10, 11]) histogram.add(seconds);
  expect(histogram.count).toBe(6);
  const text = writeMetrics([
    { type: 'histogram', name: 'took_seconds', help: 'Time.', read: () => histogram.read() },
  ]);
  const { samples } = readMetrics(text).get('took_seconds')!;
  const buckets = samples.filter(({ name }) => name === 'took_seconds_bucket');
  expect(buckets.map(({ labels, value }) => `${labels.le}: ${value}`).join(', ')).toBe(
    '0.001: 2, 0.0025: 3, 0.005: 3, 0.01: 3, 0.025: 3, 0.05: 3, 0.1: 3, 0.25: 3, ' +
      '0.5: 4, 1: 4, 2.5: 4, 5: 4, 10: 5, +Inf: 6',
  );
  expect(samples.slice(-2)).toEqual([
    { name: 'took_seconds_sum', labels: {}, value: expect.closeTo(21.3021) as unknown },
    { name: 'took_seconds_count', labels: {}, value: 6 },
  ]);
});
