import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HubClient } from '../support/hubClient';
import { ServerProcess, type Program } from '../support/serverProcess';
import { printTable } from './report';

const CLIENTS = 1_000;
const EVENTS = 200;
const ROUNDS = 5;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
const OUTPUT = 'dist/bench';

const ours: Program = {
  command: process.execPath,
  args: (port) => [join(OUTPUT, 'fanOutServer.js'), String(port)],
  env: () => ({}),
  host: '127.0.0.1',
};
const aspNetCore: Program = {
  command: 'dotnet',
  args: (port) => ['run', join(import.meta.dirname, 'AspNetFanOut.cs'), String(port)],
  env: () => ({ DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }),
  host: '127.0.0.1',
};

test(`${EVENTS} events in a burst reach ${CLIENTS} clients`, async () => {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--ssr', 'tests/bench/fanOutServer.ts', '--outDir', OUTPUT, '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...build]);
  const hasDotnet =
    Number.parseInt(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout, 10) >= 10;
  const feeds = [await Feed.open('this hub server', ours)];
  if (hasDotnet) feeds.push(await Feed.open('ASP.NET Core', aspNetCore));
  // In turns, so that other load on the machine affects both alike; the first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) for (const feed of feeds) await feed.burst(round > 0);
  const results = feeds.map((feed) => feed.medians());
  const [own, other] = results;
  const rows = feeds.map(({ name }, place) => ({ server: name, ...results[place] }));
  printTable(`${EVENTS} events to ${CLIENTS} clients, medians in milliseconds`, rows);
  if (own && other) {
    const ratio = (mine: number, theirs: number) => (mine / theirs).toFixed(2);
    process.stdout.write(`this / ASP.NET Core: wall ${ratio(own.wall, other.wall)}, processor `);
    process.stdout.write(`${ratio(own.processor, other.processor)}\n`);
  } else process.stdout.write('Not compared: there is no .NET SDK 10 or newer here.\n');
  for (const feed of feeds) await feed.close();
});

/** One server with all its clients connected. */
class Feed {
  readonly #rounds: { wall: number; processor: number }[] = [];

  private constructor(
    readonly name: string,
    private readonly server: ServerProcess,
    private readonly clients: HubClient[],
  ) {}

  static async open(name: string, program: Program): Promise<Feed> {
    const server = await ServerProcess.start(program);
    const clients = Array.from({ length: CLIENTS }, () => new HubClient(`${server.origin}/feed`));
    for (const client of clients) {
      client.keepsEvents = false;
      await client.connect();
    }
    await Promise.all(clients.map((client) => client.invoke('Follow')));
    return new Feed(name, server, clients);
  }

  async burst(isCounted: boolean): Promise<void> {
    const eventsBefore = this.clients.map((client) => client.events);
    const processor = await this.#processorMs();
    const start = performance.now();
    await Promise.all([
      ...this.clients.map((client, place) => client.hasReceived((eventsBefore[place] ?? 0) + EVENTS)),
      this.clients[0]?.invoke('Burst', EVENTS),
    ]);
    const wall = performance.now() - start;
    if (isCounted) this.#rounds.push({ wall, processor: (await this.#processorMs()) - processor });
    for (const [place, client] of this.clients.entries())
      expect(client.events - (eventsBefore[place] ?? 0)).toBe(EVENTS);
  }

  medians(): { wall: number; processor: number } {
    const median = (numbers: number[]) =>
      numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
    const wall = Math.round(median(this.#rounds.map((round) => round.wall)));
    return { wall, processor: median(this.#rounds.map((round) => round.processor)) };
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server.remove();
  }

  /** What the server itself used so far; 0 where the system does not tell. */
  async #processorMs(): Promise<number> {
    const pid = /pid (\d+)/.exec(this.server.log.join(''))?.[1];
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return (user + system) * MS_PER_TICK;
  }
}
