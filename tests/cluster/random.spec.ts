import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, Member } from './cluster';
import { expect, print, test, timed } from './fixtures';
import type { Evening } from './evening';
import { createRandom, SEED, type Random } from '../support/random';

/** For longer runs by hand, and to repeat one as closely as the machine allows. */
const SECONDS = Number(process.env.CLUSTER_SECONDS) || 30;

test('whatever happens to processes and Redis, nothing acknowledged is missing', async ({
  cluster,
  evening,
}) => {
  test.setTimeout(240_000 + SECONDS * 1_000);
  print(`    TEST_SEED=${SEED} CLUSTER_SECONDS=${SECONDS}\n`);
  const until = performance.now() + SECONDS * 1_000;
  const isOn = () => performance.now() < until;
  const [processes, redis, guests] = [SEED, SEED + 1, SEED + 2].map(createRandom);
  const [rewards] = await Promise.all([
    reward(evening, isOn),
    play(evening, guests!, isOn),
    troubleProcesses(cluster, processes!, isOn),
    troubleRedis(cluster, redis!, isOn),
  ]);
  await timed('back after all of it', () => evening.bringBack());
  await evening.expectWhole();

  // What the processes know is gone: only what is on disk counts.
  await Promise.all(cluster.members.map(({ process }) => process.kill()));
  await cluster.redis.kill();
  await cluster.redis.start();
  await Promise.all(cluster.members.map(({ process }) => process.start()));
  await evening.bringBack();
  await evening.expectWhole();
  const host = evening.openHost();
  await expect
    .poll(() => host.state.hostGame?.adjustments.map(({ adjustmentId }) => adjustmentId))
    .toEqual(expect.arrayContaining(rewards));
  host.close();
  const answers = evening.phones.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
  print(`    acknowledged: ${evening.phones.length} joins, ${answers} answers, ${rewards.length} commands\n`);
  expect(Math.min(answers, rewards.length)).toBeGreaterThan(0);
});

async function troubleProcesses({ members }: Cluster, random: Random, isOn: () => boolean): Promise<void> {
  const troubles: [name: string, begin: (member: Member) => unknown, end: (member: Member) => unknown][] = [
    ['kill', ({ process }) => process.kill(), ({ process }) => process.start()],
    ['stop', ({ process }) => process.kill('SIGTERM'), ({ process }) => process.start()],
    ['freeze', ({ process }) => process.signal('SIGSTOP'), ({ process }) => process.signal('SIGCONT')],
    ['cut', ({ network }) => (network.condition = 'silent'), ({ network }) => (network.condition = 'up')],
  ];
  while (isOn()) {
    const place = random(members.length);
    const [name, begin, end] = troubles[random(troubles.length)]!;
    print(`    ${name} process ${place}\n`);
    await begin(members[place]!);
    await wait(random(8_000));
    await end(members[place]!);
    await wait(random(2_000));
  }
}

async function troubleRedis({ redis }: Cluster, random: Random, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    await wait(4_000 + random(8_000));
    if (!isOn()) return;
    const isKill = random(2) === 0;
    print(`    ${isKill ? 'kill' : 'freeze'} Redis\n`);
    if (isKill) await redis.kill();
    else redis.freeze();
    await wait(random(6_000));
    if (isKill) await redis.start();
    else redis.wake();
  }
}

/** Lets somebody answer several times a second, and somebody join every other second. */
async function play(evening: Evening, random: Random, isOn: () => boolean): Promise<void> {
  for (let turn = 1; isOn(); turn++) {
    await wait(random(300));
    if (turn % 15 === 0) evening.join(`Guest ${turn}`);
    const phone = evening.phones[random(evening.phones.length)]!;
    const { questions } = phone;
    const questionId = questions[random(questions.length || 1)];
    if (questionId) phone.answer(questionId, `answer ${turn}`);
  }
}

/** Lets the host give points every other second; resolves with the ids of the acknowledged ones. */
async function reward({ host }: Evening, isOn: () => boolean): Promise<string[]> {
  const rewards: string[] = [];
  for (let turn = 1; isOn(); turn++) {
    await wait(2_000);
    const { playerId } = host.state.hostGame!.players[0]!;
    const adjustmentId = `reward ${turn}`;
    const command = { type: 'adjust', adjustmentId, playerId, points: 1, reason: 'luck' } as const;
    void host.command(command).then((outcome) => outcome === 'done' && rewards.push(adjustmentId));
  }
  return rewards;
}
