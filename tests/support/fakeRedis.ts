import type { Redis, Reply, Script } from '../../src/server/cluster/redis';
import {
  CLAIM,
  DAMAGED,
  END,
  OPEN,
  OWNERLESS,
  RELEASE,
  RENEW,
  WRITE,
} from '../../src/server/cluster/scripts';
import { deferred } from './deferred';

/** What a key holds, and until when. */
interface Entry {
  value: string | Map<string, string>;
  until: number;
}

/** What Redis keeps, with keys that end by themselves. */
class FakeData {
  readonly #clock: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** As Redis' TIME, in milliseconds. */
  time(): number {
    return 1_700_000_000_000 + this.#clock();
  }

  has(key: string): boolean {
    return this.#entry(key) !== undefined;
  }

  text(key: string): string | undefined {
    return this.#entry(key)?.value as string | undefined;
  }

  setFor(key: string, value: string, ms: string): void {
    this.#entries.set(key, { value, until: this.#clock() + Number(ms) });
  }

  /** Whether there is something that is no hash. */
  isDamaged(key: string): boolean {
    return typeof this.#entry(key)?.value === 'string';
  }

  /** A hash to read. */
  fields(key: string): Map<string, string> {
    return new Map(this.#entry(key)?.value as Map<string, string> | undefined);
  }

  change(key: string, set: Record<string, string>, gone: string[] = []): void {
    const entry = this.#entry(key) ?? { value: this.fields(key), until: Infinity };
    const fields = entry.value as Map<string, string>;
    for (const [name, value] of Object.entries(set)) fields.set(name, value);
    for (const name of gone) fields.delete(name);
    this.#entries.set(key, entry);
  }

  /** What begins so and is not over. */
  keysOf(prefix: string): string[] {
    return [...this.#entries.keys()].filter((key) => key.startsWith(prefix) && this.has(key));
  }

  keepFor(key: string, ms: string): void {
    const entry = this.#entry(key);
    if (entry) entry.until = this.#clock() + Number(ms);
  }

  delete(...keys: string[]): void {
    for (const key of keys) this.#entries.delete(key);
  }

  #entry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#clock() ? entry : undefined;
  }
}

type Run = (data: FakeData, keys: string[], args: string[]) => Reply;

/** What each script does, in this language. */
const SCRIPTS = new Map<Script, Run>([
  [
    CLAIM,
    (data, [lease, hash], [token, text, ms, version, mayBeNew]) => {
      if (data.isDamaged(hash!)) return ['damaged', 'all of it'];
      if (data.has(lease!)) return ['owned', data.text(lease!)!];
      if (!data.has(hash!) && mayBeNew === '0') return ['none'];
      const fields = data.fields(hash!);
      if (Number.isNaN(Number(fields.get('@version') ?? 0))) return ['damaged', '@version'];
      if (Number(fields.get('@version') ?? 0) > Number(version)) return ['newer', fields.get('@version')!];
      const released = fields.get('@released');
      const since = Number.isNaN(Number(released)) ? -1 : data.time() - Number(released);
      data.setFor(lease!, text!, ms!);
      data.change(hash!, { '@owner': token! }, ['@released', '@seq']);
      return ['ours', since, [...data.fields(hash!)].flat()];
    },
  ],
  [
    OWNERLESS,
    (data) => {
      const names = data.keysOf('quiz-night:session:').map((key) => key.slice(19));
      return ['0', names.filter((name) => !data.has(`quiz-night:owner:${name}`))];
    },
  ],
  [
    OPEN,
    (data, [lease, hash], [token, text, ms, version]) => {
      if (data.has(lease!) || data.has(hash!)) return 0;
      data.setFor(lease!, text!, ms!);
      data.change(hash!, { '@owner': token!, '@version': version! });
      data.keepFor(hash!, ms!);
      return 1;
    },
  ],
  [
    WRITE,
    (data, [lease, hash], [token, text, ms, keepMs, number, count, ...rest]) => {
      if (data.isDamaged(hash!)) return DAMAGED;
      const fields = data.fields(hash!);
      if (fields.get('@owner') !== token) return 0;
      if (Number(fields.get('@seq') ?? -1) >= Number(number)) return 1;
      const [set, gone] = [rest.slice(0, 2 * Number(count)), rest.slice(2 * Number(count))];
      data.change(hash!, { '@seq': number!, ...pairs(set) }, gone);
      data.keepFor(hash!, keepOf(data.fields(hash!), keepMs!).keep);
      data.setFor(lease!, text!, ms!);
      return 1;
    },
  ],
  [
    END,
    (data, [lease, hash], [token]) => {
      if (data.isDamaged(hash!)) return DAMAGED;
      const owner = data.fields(hash!).get('@owner');
      if (owner !== undefined && owner !== token) return 0;
      data.delete(lease!, hash!);
      return 1;
    },
  ],
  [
    RELEASE,
    (data, [lease, hash], [token]) => {
      if (data.isDamaged(hash!)) return DAMAGED;
      if (data.fields(hash!).get('@owner') !== token) return 0;
      data.change(hash!, { '@released': String(data.time()) }, ['@owner']);
      data.delete(lease!);
      return 1;
    },
  ],
  [
    RENEW,
    (data, keys, [ms, keepMs, ...leases]) => {
      const [lost, damaged, mended]: [number[], number[], number[]] = [[], [], []];
      for (let at = 0; at < keys.length; at += 2) {
        const [lease, hash, token, text] = [keys[at]!, keys[at + 1]!, leases[at]!, leases[at + 1]!];
        if (data.isDamaged(hash)) {
          damaged.push(at / 2);
          continue;
        }
        const fields = data.fields(hash);
        if (fields.get('@owner') !== token) {
          lost.push(at / 2);
          continue;
        }
        data.setFor(lease, text, ms!);
        const { keep, isWrong } = keepOf(fields, keepMs!);
        if (isWrong) data.change(hash, {}, ['@keep']);
        if (isWrong) mended.push(at / 2);
        if (fields.has('session')) data.keepFor(hash, keep);
        else if (fields.has('@version')) data.keepFor(hash, ms!);
      }
      return [lost, damaged, mended];
    },
  ],
]);

function keepOf(fields: Map<string, string>, usual: string): { keep: string; isWrong: boolean } {
  const keep = fields.get('@keep') ?? usual;
  return /^[1-9]\d{0,9}$/.test(keep) ? { keep, isWrong: false } : { keep: usual, isWrong: true };
}

function pairs(flat: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < flat.length; at += 2) found[flat[at]!] = flat[at + 1]!;
  return found;
}

/**
 * How a connection is: `well`; `silent`: what is asked is carried out and answered once it is well again; `lost`: fails
 * at once; `full`: Redis refuses; `late`: fails, and is carried out when the test says so; `unheard`: is carried out,
 * and its answer is lost.
 */
type State = 'well' | 'silent' | 'lost' | 'full' | 'late' | 'unheard';

/** One process's connection to a Redis that others may use too. */
class FakeConnection {
  /** How many scripts were asked for. */
  operations = 0;
  readonly #data: FakeData;
  #state: State = 'well';
  #silent = deferred();
  #renewed = deferred();
  #late: (() => void)[] = [];

  constructor(data: FakeData) {
    this.#data = data;
  }

  /** As what a process knows of it. */
  get redis(): Redis {
    return this as unknown as Redis;
  }

  set state(state: State) {
    this.#state = state;
    if (state === 'silent') return;
    this.#silent.resolve();
    this.#silent = deferred();
  }

  /** What was asked of a silent Redis fails, and was not carried out. */
  renew(): void {
    this.#renewed.resolve();
    this.#renewed = deferred();
  }

  /** Carries out what came late. */
  deliver(): void {
    for (const run of this.#late.splice(0)) run();
  }

  async run(script: Script, keys: string[], args: string[]): Promise<Reply> {
    this.operations += 1;
    const carryOut = (): Reply => SCRIPTS.get(script)!(this.#data, keys, args);
    const renewed = this.#renewed;
    if (this.#state === 'silent') await Promise.race([this.#silent.promise, renewed.promise]);
    if (renewed !== this.#renewed) throw new Error('Disconnects client');
    switch (this.#state) {
      case 'lost':
        throw new Error('Socket closed unexpectedly');
      case 'full':
        throw new Error("OOM command not allowed when used memory > 'maxmemory'.");
      case 'late':
        this.#late.push(carryOut);
        throw new Error('Socket timeout');
      case 'unheard':
        carryOut();
        throw new Error('Socket closed unexpectedly');
      default:
        return Promise.resolve(carryOut());
    }
  }
}

/**
 * Stands in for a Redis that several processes share, without a network: it carries out the server's scripts, on the
 * clock of the test.
 */
export class FakeRedis {
  readonly #data: FakeData;

  constructor(clock: () => number) {
    this.#data = new FakeData(clock);
  }

  /** Another connection, of a process of its own. */
  connect(): FakeConnection {
    return new FakeConnection(this.#data);
  }

  /** What is stored under a name, the server's own notes included. */
  stored(name: string): Record<string, string> {
    return Object.fromEntries(this.#data.fields(`quiz-night:session:${name}`));
  }

  /** Puts something else in the place of what is stored. */
  damage(name: string): void {
    this.#data.setFor(`quiz-night:session:${name}`, 'damaged', 'Infinity');
  }

  /** Writes into what is stored, past the rules. */
  tamper(name: string, set: Record<string, string>): void {
    this.#data.change(`quiz-night:session:${name}`, set);
  }
}
