import { Leases } from '../../src/server/cluster/leases';
import { RepeatLimit } from '../../src/server/log';
import { Refusal } from '../../src/server/refusal';
import { SharedRedis } from './sharedRedis';

export const NAME = 'BDFGH';
export const closing = new Refusal('server_closing');

/** Opens a Redis, and processes that share it. */
export async function shareLeases() {
  const { time, redis } = await SharedRedis.open();
  let count = 0;
  const start = ({ version = 1 } = {}) => {
    count += 1;
    const origin = `http://10.0.0.${count}:5000`;
    const connection = redis.connect();
    const [logged, happened]: string[][] = [[], []];
    const { log } = new RepeatLimit((level, text) => logged!.push(`${level} ${text}`), time.schedule);
    const { clock, schedule } = time;
    const leases = new Leases({
      ...{ redis: connection.redis, internalUrl: origin, version, clock, schedule, log },
    });
    leases.start({
      lost: (name) => happened!.push(`lost ${name}`),
      silenceChanged: () => happened!.push(leases.isSilent ? 'silent' : 'answers'),
    });
    const write = (key: string, value: string | undefined) => leases.write(NAME, new Map([[key, value]]));
    return { leases, connection, origin, write, logged: logged!, happened: happened! };
  };
  return { time, redis, start };
}

/** Prepares a process that owns the name and has written to it, and another process. */
export async function owned() {
  const { start, ...shared } = await shareLeases();
  const [one, other] = [start(), start()];
  await one.leases.open(NAME);
  await one.write('session', 'first');
  return { ...shared, start, one, other };
}

/** Does the same, but the other process has taken the name while the owner was frozen. */
export async function taken() {
  const both = await owned();
  both.one.connection.state = 'lost';
  both.time.pass(6_000);
  await both.other.leases.claim(NAME);
  both.one.connection.state = 'well';
  return both;
}

/** Follows a promise, and returns its outcome as soon as there is one. */
export function follow(promise: Promise<unknown>) {
  const seen: { outcome: unknown } = { outcome: 'pending' };
  promise.then(
    () => (seen.outcome = 'done'),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}
