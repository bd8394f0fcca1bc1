import { createHook } from 'node:async_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../../src/server/metrics';
import { readMetrics } from '../support/readMetrics';

function createMetrics(): Metrics {
  const metrics = new Metrics();
  onTestFinished(() => metrics.close());
  return metrics;
}

/** By labels, as they stand in the text. */
function read(metrics: Metrics, name: string): Record<string, number> {
  const { samples } = readMetrics(metrics.write()).get(name)!;
  return Object.fromEntries(samples.map(({ labels, value }) => [Object.values(labels).join(), value]));
}

const LAG = 'quiz_night_event_loop_lag_seconds';

test('a refusal is counted under its code, and a text that is none under one name for all', () => {
  const metrics = createMetrics();
  expect(read(metrics, 'quiz_night_refused_calls_total')).toMatchObject({ name_taken: 0, other: 0 });
  metrics.called('JoinSession', 1, 'name_taken');
  metrics.refused('name_taken');
  metrics.called('No"such\n', 1, 'Unknown hub method.');
  expect(read(metrics, 'quiz_night_refused_calls_total')).toMatchObject({ name_taken: 2, other: 1 });
  expect(read(metrics, 'quiz_night_answers_total')).toEqual({ '': 0 });
});

test('only answers that were taken are acknowledged', () => {
  const metrics = createMetrics();
  metrics.called('SubmitAnswer', 20, 'answers_closed');
  metrics.called('JoinSession', 20);
  metrics.called('SubmitAnswer', 20);
  expect(read(metrics, 'quiz_night_answers_total')).toEqual({ '': 1 });
  expect(read(metrics, 'quiz_night_acknowledge_seconds')).toMatchObject({ '0.01': 0, '0.025': 1, '+Inf': 1 });
});

test('the lag of the loop is measured from the first scrape on, since the last one', async () => {
  const metrics = createMetrics();
  expect(read(metrics, LAG)).toEqual({});
  const longest = () => new Promise(setImmediate).then(() => read(metrics, LAG)['max']!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const until = performance.now() + 500;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const blocked = await longest();
  expect(blocked).toBeGreaterThan(0.4);
  await expect.poll(longest, { timeout: 10_000 }).toBeLessThan(blocked);
});

test('nothing is measured by a timer before the first scrape, nor after the end', () => {
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
