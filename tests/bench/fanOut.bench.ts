import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { HubClient } from '../support/hubClient';
import { ServerProcess, type Program } from '../support/serverProcess';
import { machineMs } from './clock';
import { median, printTable, processorMs } from './report';

const CLIENTS = 1_000;
const EVENTS = 200;
const ROUNDS = 5;
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

/** How events are sent: the name of each kind, and how one run of it is timed. */
const KINDS = {
  /** Milliseconds from the call until all clients have all events. */
  'in a burst': async (feed: Feed) => {
    const start = machineMs();
    const [arrivedAt] = await Promise.all([feed.arrivals(), feed.call('Burst', EVENTS)]);
    return Math.max(...arrivedAt) - start;
  },
  'one in each turn of the event loop': async (feed: Feed) => {
    const start = machineMs();
    const [arrivedAt] = await Promise.all([feed.arrivals(), feed.call('EachTurn', EVENTS)]);
    return Math.max(...arrivedAt) - start;
  },
  /** Milliseconds from sending an event until all clients have it; the median of all events. */
  'one every 40 ms': async (feed: Feed) => {
    const calls = [feed.arrivals(), feed.call<number[]>('Every', EVENTS, 40)] as const;
    const [arrivedAt, sentAt] = await Promise.all(calls);
    return median(arrivedAt.map((ms, place) => ms - (sentAt[place] ?? NaN)));
  },
};

test(`${EVENTS} events reach ${CLIENTS} clients`, async () => {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = ['build', '--ssr', 'tests/bench/fanOutServer.ts', '--outDir', OUTPUT, '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...build]);
  const hasDotnet =
    Number.parseInt(spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout, 10) >= 10;
  const feeds = [await Feed.open('this hub server', ours)];
  if (hasDotnet) feeds.push(await Feed.open('ASP.NET Core', aspNetCore));
  else process.stdout.write('Not compared: there is no .NET SDK 10 or newer here.\n');
  const rows = [];
  for (const [kind, run] of Object.entries(KINDS)) {
    // In turns, so that other load on the machine affects both alike; the first round is a warm-up.
    const rounds = feeds.map((): Costs[] => []);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [place, feed] of feeds.entries()) {
        const costs = await feed.costsOf(run);
        if (round > 0) rounds[place]?.push(costs);
      }
    const results = rounds.map(mediansOf);
    for (const [place, { name }] of feeds.entries())
      rows.push({ events: kind, server: name, ...results[place] });
    const [own, other] = results;
    if (own && other) rows.push({ events: kind, server: 'ratio', ...ratios(own, other) });
  }
  printTable(`${EVENTS} events to ${CLIENTS} clients, medians in milliseconds`, rows);
  for (const feed of feeds) await feed.close();
});

/** In milliseconds. */
interface Costs {
  wall: number;
  processor: number;
}

function mediansOf(rounds: Costs[]): Costs {
  const wall = Number(median(rounds.map((round) => round.wall)).toFixed(1));
  return { wall, processor: median(rounds.map((round) => round.processor)) };
}

function ratios(own: Costs, other: Costs): Record<keyof Costs, string> {
  const ratio = (mine: number, theirs: number) => (mine / theirs).toFixed(2);
  return { wall: ratio(own.wall, other.wall), processor: ratio(own.processor, other.processor) };
}

/** One server with all its clients connected. */
class Feed {
  private constructor(
    readonly name: string,
    private readonly server: ServerProcess,
    private readonly clients: HubClient[],
  ) {}

  static async open(name: string, program: Program): Promise<Feed> {
    const server = await ServerProcess.start(program);
    const clients: HubClient[] = [];
    while (clients.length < CLIENTS) {
      const client = new HubClient(`${server.origin}/feed`);
      client.keepsEvents = false;
      clients.push(await client.connect());
    }
    await Promise.all(clients.map((client) => client.invoke('Follow')));
    return new Feed(name, server, clients);
  }

  call<T>(method: string, ...args: unknown[]): Promise<T> {
    return this.clients[0]!.invoke<T>(method, ...args);
  }

  async costsOf(run: (feed: Feed) => Promise<number>): Promise<Costs> {
    const processor = await this.#processorMs();
    const wall = await run(this);
    return { wall, processor: (await this.#processorMs()) - processor };
  }

  /**
   * Resolves when all clients have all events of a run, with the time at which the last client received each.
   */
  arrivals(): Promise<number[]> {
    const arrivedAt: number[] = [];
    let missing = CLIENTS * EVENTS;
    return new Promise((resolve) => {
      for (const client of this.clients) {
        let next = client.events;
        const first = next;
        const note = () => {
          const now = machineMs();
          for (; next < client.events; next++, missing--) arrivedAt[next - first] = now;
          if (next - first === EVENTS) client.socket.off('message', note);
          if (missing === 0) resolve(arrivedAt);
        };
        client.socket.on('message', note);
      }
    });
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server.remove();
  }

  /** The processor time of the server itself, even if another program has started it. */
  #processorMs(): Promise<number> {
    const pid = Number(/pid (\d+)/.exec(this.server.log.join(''))?.[1]);
    return processorMs({ pid });
  }
}
