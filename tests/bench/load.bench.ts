import { setTimeout as pause } from 'node:timers/promises';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import { parsePlayerJoined } from '../../src/contract/toMonitors';
import { test } from '../e2e/fixtures';
import { HubClient, PlayerClient } from '../support/hubClient';
import { openSessionOf } from '../support/testHost';
import { columns, memoryOf, printTable } from './report';

/** Milliseconds within which all players join. */
const ARRIVAL_MS = 10_000;

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable('Players arriving evenly within 10 s, in milliseconds and bytes', rows));

for (const [players, sessions] of [
  [50, 1],
  [200, 1],
  [500, 1],
  [1000, 1],
  [2000, 20],
] as const) {
  test(`${players} players arrive in ${sessions} sessions within 10 s`, async ({ server }) => {
    const monitors = await Promise.all(Array.from({ length: sessions }, () => Monitor.open(server.origin)));
    const outcomes = await Promise.all(
      Array.from({ length: players }, (_, index) =>
        arrive(server.origin, monitors[index % sessions]!, index, (index / players) * ARRIVAL_MS),
      ),
    );
    const joined = outcomes.filter((outcome) => outcome.join !== undefined);
    await Promise.all(monitors.map((monitor) => monitor.complete()));
    rows.push({
      players,
      sessions,
      refused: players - joined.length,
      lost: joined.length - monitors.reduce((sum, monitor) => sum + monitor.seen.size, 0),
      ...columns(
        'acknowledged',
        joined.map((outcome) => outcome.join!),
      ),
      ...columns(
        'monitor notified',
        joined.map(({ name, at }) => notifiedAt(monitors, name) - at),
      ),
      ...columns('bare', await bareTrips(outcomes[0]!.client)),
      "monitors' KB": (sum(monitors.map((monitor) => monitor.hub.received)) / 1024).toFixed(0),
      'bytes per join': (sum(monitors.map((monitor) => monitor.hub.received)) / players).toFixed(0),
      memory: await memoryOf(server),
    });
    for (const { client } of outcomes) client.close();
    for (const { hub } of monitors) hub.close();
  });
}

/** A session's monitor, which records when it first gets each name. */
class Monitor {
  readonly seen = new Map<string, number>();
  expected = 0;
  #check: () => void = () => undefined;

  private constructor(
    readonly hub: HubClient,
    readonly code: string,
  ) {
    hub.onEvent = (payload) => {
      const players = parsePlayerJoined(payload);
      if (!players.ok) return;
      for (const name of players.value) if (!this.seen.has(name)) this.seen.set(name, performance.now());
      this.#check();
    };
  }

  static async open(origin: string): Promise<Monitor> {
    const { sessionCode } = await openSessionOf({ origin }, 'general-knowledge');
    const hub = await new HubClient(`${origin}${QUIZ_HUB_PATH}`).connect();
    const monitor = new Monitor(hub, String(sessionCode));
    await hub.invoke(QuizHubMethod.RegisterMonitor, monitor.code);
    return monitor;
  }

  /** Resolves when the names of all acknowledged players have come, or after two seconds at the latest. */
  async complete(): Promise<void> {
    const all = new Promise<void>((resolve) => {
      this.#check = () => {
        if (this.seen.size >= this.expected) resolve();
      };
      this.#check();
    });
    await Promise.race([all, pause(2_000)]);
  }
}

async function arrive(origin: string, monitor: Monitor, index: number, delay: number) {
  await pause(delay);
  const client = await new PlayerClient(origin).connect();
  const name = `Player ${String(index).padStart(4, '0')}`;
  const at = performance.now();
  const join = await client.join(monitor.code, name).then(
    () => performance.now() - at,
    () => undefined,
  );
  if (join !== undefined) monitor.expected++;
  return { client, name, at, join };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const notifiedAt = (monitors: Monitor[], name: string) =>
  monitors.map((monitor) => monitor.seen.get(name)).find((time) => time !== undefined) ?? NaN;

async function bareTrips(client: PlayerClient): Promise<number[]> {
  const trips = [];
  for (let trip = 0; trip < 100; trip++) trips.push(await client.roundTrip());
  return trips;
}
