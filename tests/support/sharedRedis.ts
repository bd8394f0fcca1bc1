import { inject, onTestFinished } from 'vitest';
import { Redis, script, type Reply, type Script } from '../../src/server/cluster/redis';
import { keysOf } from '../../src/server/cluster/scripts';
import { scheduleWithTimer } from '../../src/session/schedule';
import { deferred } from './deferred';
import { createManualSchedule } from './manualSchedule';

/**
 * Put before each script, this replaces the machine's clock with that of the test, passed as the last
 * argument: a script and the calls shortly after it see the same time, however busy the machine is. Keys that
 * expire are set to expire far in the future, and are removed when their time has come.
 */
const ON_TEST_CLOCK = `
local now, far, call = tonumber(table.remove(ARGV)), 4102444800000, redis.call
for _, key in ipairs(call('KEYS', 'quiz-night:*')) do
  local ends = call('PEXPIRETIME', key)
  if ends >= 0 and ends < far + now then call('DEL', key) end
end
local redis = {}
function redis.call(command, ...)
  local key, value, unit, ms = ...
  if command == 'TIME' then return {math.floor(now / 1000), now % 1000 * 1000} end
  if command == 'PEXPIRE' then return call('PEXPIREAT', key, far + now + value) end
  if unit == 'PX' then return call('SET', key, value, 'PXAT', far + now + ms) end
  return call(command, ...)
end
`;
const CLEAR = script(`redis.call('FLUSHDB') return 1`);
const STORED = script(`return redis.call('HGETALL', KEYS[1])`);
const TAMPER = script(`return redis.call('HSET', KEYS[1], unpack(ARGV))`);
const DAMAGE = script(`redis.call('DEL', KEYS[1]) return redis.call('RPUSH', KEYS[1], 'damaged')`);

const known = new Map<Script, Script>();

function onTestClock(asked: Script): Script {
  const clocked = known.get(asked) ?? script(ON_TEST_CLOCK + asked.text);
  known.set(asked, clocked);
  return clocked;
}

/** This worker's connection to the Redis of the run. */
let opened: Promise<Redis> | undefined;
const openRedis = (): Promise<Redis> =>
  (opened ??= Redis.open(`${inject('redis')}/${process.env.VITEST_POOL_ID}`, {
    log: () => undefined,
    schedule: scheduleWithTimer,
  }));

/**
 * The state of a connection. `well`; `silent`: requests are carried out and answered once it is well again;
 * `lost`: requests fail at once; `full`: Redis refuses; `late`: requests fail, and are carried out when the
 * test says so; `unheard`: requests are carried out, but the answer is lost.
 */
type State = 'well' | 'silent' | 'lost' | 'full' | 'late' | 'unheard';

/** One process's connection, which fails as the test tells it to. */
class UnreliableConnection {
  /** The number of scripts requested. */
  operations = 0;
  readonly #run: Redis['run'];
  #state: State = 'well';
  #silent = deferred();
  #renewed = deferred();
  #late: (() => Promise<Reply>)[] = [];

  constructor(run: Redis['run']) {
    this.#run = run;
  }

  /** The connection as a process sees it. */
  get redis(): Redis {
    return this as unknown as Redis;
  }

  set state(state: State) {
    this.#state = state;
    if (state === 'silent') return;
    this.#silent.resolve();
    this.#silent = deferred();
  }

  /** Fails what was requested from a silent Redis, without carrying it out. */
  renew(): void {
    this.#renewed.resolve();
    this.#renewed = deferred();
  }

  /** Carries out the late requests. */
  async deliver(): Promise<void> {
    await Promise.all(this.#late.splice(0).map((carryOut) => carryOut()));
  }

  async run(...asked: [script: Script, keys: string[], args: string[]]): Promise<Reply> {
    this.operations += 1;
    const renewed = this.#renewed;
    if (this.#state === 'silent') await Promise.race([this.#silent.promise, renewed.promise]);
    if (renewed !== this.#renewed) throw new Error('Disconnects client');
    switch (this.#state) {
      case 'lost':
        throw new Error('Socket closed unexpectedly');
      case 'full':
        throw new Error("OOM command not allowed when used memory > 'maxmemory'.");
      case 'late':
        this.#late.push(() => this.#run(...asked));
        throw new Error('Socket timeout');
      case 'unheard':
        await this.#run(...asked);
        throw new Error('Socket closed unexpectedly');
      default:
        return this.#run(...asked);
    }
  }
}

/** A Redis that several processes share. It is a real one, but its time follows the clock of the test. */
export class SharedRedis {
  readonly #redis: Redis;
  readonly #clock: () => number;
  #underWay = 0;
  #isOver = false;

  private constructor(redis: Redis, clock: () => number) {
    this.#redis = redis;
    this.#clock = clock;
  }

  /** Opens an empty Redis, and the test's clock, which waits for pending requests to Redis. */
  static async open() {
    const time = createManualSchedule(() => redis.#underWay > 0);
    const redis: SharedRedis = new SharedRedis(await openRedis(), time.clock);
    await redis.#run(CLEAR, [], []);
    onTestFinished(() => void (redis.#isOver = true));
    return { time, redis };
  }

  /** Opens another connection, for a process of its own. */
  connect(): UnreliableConnection {
    return new UnreliableConnection((script, keys, args) => this.#run(script, keys, args));
  }

  /** Returns what is stored under a name, including the server's own notes, except when it was given back. */
  async stored(name: string): Promise<Record<string, string>> {
    const flat = (await this.#run(STORED, keysOf(name).slice(1), [])) as string[];
    const entries = flat.flatMap((key, at) => (at % 2 ? [] : [[key, flat[at + 1]!] as const]));
    return Object.fromEntries(entries.filter(([key]) => key !== '@released'));
  }

  /** Replaces what is stored, or the lease, with something else. */
  async damage(name: string, what: 'all of it' | 'its lease' = 'all of it'): Promise<void> {
    const keys = keysOf(name);
    await this.#run(DAMAGE, what === 'its lease' ? keys.slice(0, 1) : keys.slice(1), []);
  }

  /** Writes into what is stored, bypassing the rules. */
  async tamper(name: string, set: Record<string, string>): Promise<void> {
    await this.#run(TAMPER, keysOf(name).slice(1), Object.entries(set).flat());
  }

  async #run(asked: Script, keys: string[], args: string[]): Promise<Reply> {
    if (this.#isOver) throw new Error('Socket closed unexpectedly');
    this.#underWay += 1;
    try {
      return await this.#redis.run(onTestClock(asked), keys, [...args, this.#clock().toFixed()]);
    } finally {
      this.#underWay -= 1;
    }
  }
}
