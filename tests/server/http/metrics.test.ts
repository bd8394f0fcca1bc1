import { expect, test } from 'vitest';
import { createSecret } from '../../../src/server/access/secret';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import { openAsHost, startQuizServer, type TestQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { readMetrics } from '../../support/readMetrics';

const THROUGH_PROXY = { 'x-forwarded-for': '192.0.2.77' };
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function statusFor({ origin }: TestQuizServer, headers: Record<string, string>) {
  const { status, headers: answered, body } = await rawRequest(`${origin}/metrics`, headers);
  if (status === 200) return status;
  expect(answered['content-type']).toBe('application/problem+json');
  return [status, (JSON.parse(String(body)) as { code: string }).code];
}

/** Returns the metrics by name and labels, as `name{value}`, reading the text line by line. */
async function scrape({ origin }: TestQuizServer): Promise<Record<string, number>> {
  const families = readMetrics(await (await fetch(`${origin}/metrics`)).text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  const shown = ({ name, labels }: (typeof samples)[number]) =>
    Object.values(labels).length > 0 ? `${name}{${Object.values(labels).join()}}` : name;
  return Object.fromEntries(samples.map((sample) => [shown(sample), sample.value]));
}

const HOST_ONLY = [403, 'host_only'];

test.each([
  ['this machine', { isHostingOpen: false }],
  ['with open hosting this machine', { isHostingOpen: true }],
])('%s may read them, and so may whoever shows the key elsewhere', async (_who, options) => {
  const server = await startQuizServer(options);
  expect(await statusFor(server, {})).toBe(200);
  for (const elsewhere of [THROUGH_PROXY, { host: 'quiz.test' }]) {
    expect(await statusFor(server, elsewhere)).toEqual(HOST_ONLY);
    expect(await statusFor(server, { ...elsewhere, ...bearer(createSecret()) })).toEqual(HOST_ONLY);
    expect(await statusFor(server, { ...elsewhere, ...bearer(server.serverKey) })).toBe(200);
  }
});

test('behind a public address, a caller on this machine may not', async () => {
  const server = await startQuizServer({ publicUrl: 'https://quiz.example' });
  expect(await statusFor(server, {})).toEqual(HOST_ONLY);
  expect(await statusFor(server, bearer(server.serverKey))).toBe(200);
});

test('the key of a session opens them to nobody', async () => {
  const server = await startQuizServer();
  const { hostKey } = await openAsHost(server);
  expect(await statusFor(server, { ...THROUGH_PROXY, ...bearer(hostKey!) })).toEqual(HOST_ONLY);
});

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
