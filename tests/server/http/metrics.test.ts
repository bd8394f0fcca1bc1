import { expect, test } from 'vitest';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import { startQuizServer, type TestQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { readMetrics } from '../../support/readMetrics';

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** Returns the metrics by name and labels, as `name{value}`, reading the text line by line. */
async function scrape({ origin }: TestQuizServer): Promise<Record<string, number>> {
  const families = readMetrics(await (await fetch(`${origin}/metrics`)).text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  const shown = ({ name, labels }: (typeof samples)[number]) =>
    Object.values(labels).length > 0 ? `${name}{${Object.values(labels).join()}}` : name;
  return Object.fromEntries(samples.map((sample) => [shown(sample), sample.value]));
}

test("they are in Prometheus' text format, and are not cached", async () => {
  const server = await startQuizServer();
  const { headers } = await rawRequest(`${server.origin}/metrics`, {});
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
  });
  const families = readMetrics(await (await fetch(`${server.origin}/metrics`)).text());
  expect([...families].map(([name, { type }]) => `${type} ${name}`).sort()).toEqual([
    'counter process_cpu_seconds_total',
    'counter quiz_night_answers_total',
    'counter quiz_night_refused_calls_total',
    'gauge process_resident_memory_bytes',
    'gauge process_start_time_seconds',
    'gauge quiz_night_build_info',
    'gauge quiz_night_connections',
    'gauge quiz_night_event_loop_lag_seconds',
    'gauge quiz_night_players',
    'gauge quiz_night_sessions',
    'gauge quiz_night_store_writable',
    'histogram quiz_night_acknowledge_seconds',
  ]);
});

test('they include sessions, players, connections, answers and refusals', async () => {
  const server = await startQuizServer();
  expect(await scrape(server)).toMatchObject({
    quiz_night_sessions: 0,
    quiz_night_players: 0,
    'quiz_night_connections{quiz}': 0,
    'quiz_night_connections{game}': 0,
    quiz_night_answers_total: 0,
    'quiz_night_refused_calls_total{name_taken}': 0,
    'quiz_night_acknowledge_seconds_bucket{+Inf}': 0,
  });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await TestPhone.join(server, host.session, 'Ben');
  await expect(TestPhone.join(server, host.session, 'Anna')).rejects.toThrow('name_taken');
  await host.command({ type: 'start' });
  await anna.submit('q1', 1);
  await anna.submit('q1', 0);
  await expect(anna.submit('q1', 7)).rejects.toThrow('answer_invalid');
  await fetch(`${server.origin}/session/BBBBB`);
  await fetch(`${server.origin}/quizzes`);
  await rawRequest(`${server.origin}/quizzes`, { host: 'evil.example' });
  const values = await scrape(server);
  expect(values).toMatchObject({
    quiz_night_sessions: 1,
    quiz_night_players: 2,
    'quiz_night_connections{quiz}': 1,
    'quiz_night_connections{game}': 3,
    quiz_night_answers_total: 2,
    'quiz_night_refused_calls_total{name_taken}': 1,
    'quiz_night_refused_calls_total{answer_invalid}': 1,
    'quiz_night_refused_calls_total{session_not_found}': 1,
    'quiz_night_refused_calls_total{host_refused}': 1,
    'quiz_night_refused_calls_total{other}': 0,
    'quiz_night_acknowledge_seconds_bucket{+Inf}': 2,
    quiz_night_acknowledge_seconds_count: 2,
  });
  expect(values.quiz_night_acknowledge_seconds_sum).toBeGreaterThan(0);
  expect(values.process_resident_memory_bytes).toBeGreaterThan(1e7);
  expect(values.process_cpu_seconds_total).toBeGreaterThan(0);
  expect(values.process_start_time_seconds! * 1000).toBeLessThan(Date.now());
  await fetch(`${server.origin}/session/${host.session.sessionCode}`, {
    method: 'DELETE',
    headers: bearer(host.session.hostKey!),
  });
  expect(await scrape(server)).toMatchObject({ quiz_night_sessions: 0, quiz_night_players: 0 });
});
