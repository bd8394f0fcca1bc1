import { expect, test } from '@playwright/test';
import { hasRedis } from '../support/hasRedis';
import { median, percentiles, printTable } from './report';
import { SharedSessions, type Round, type Use } from './sharedSessions';

const SESSIONS = 30;
const PHONES = 30;
const ROUNDS = 5;
/** Milliseconds within which all phones answer. */
const ANSWER_MS = 3_000;
/** Revealed after the round, so that it stays open when all have answered. */
const quiz = {
  quizName: 'Shared',
  reveal: 'round',
  questions: [
    {
      question: 'Which of these rivers is the longest one that reaches the sea in this country?',
      answers: ['Danube', 'Rhine', 'Elbe', 'Oder'],
      correctAnswer: 1,
      seconds: 3_600,
    },
  ],
};

/** One way to run the server, and the measurements made with it. */
interface Way {
  name: string;
  shared: SharedSessions;
  rounds: Round[];
}

test(`${PHONES} phones in each of ${SESSIONS} sessions answer within ${ANSWER_MS / 1000} s`, async () => {
  const isShared = hasRedis();
  const ways: Way[] = [];
  try {
    ways.push(await open('LevelDB, 1 process', 1, false));
    for (const count of isShared ? [1, 2, 3] : [])
      ways.push(await open(`Redis, ${count} ${count === 1 ? 'process' : 'processes'}`, count, true));
    // In turns, so that other load on the machine affects all of them alike; the first round is a warm-up.
    for (let turn = 0; turn <= ROUNDS; turn++)
      for (const { shared, rounds } of ways) {
        const round = await shared.answer('q1', turn % 4, ANSWER_MS);
        expect(round.local.length + round.handedOn.length).toBe(SESSIONS * PHONES);
        if (turn > 0) rounds.push(round);
      }
    for (const { shared } of ways) {
      const owned = await shared.owned();
      expect(owned).toEqual(owned.map(() => SESSIONS / owned.length));
    }
    const rows = [];
    for (const way of ways) rows.push(await rowOf(way));
    printTable(`${SESSIONS} sessions with ${PHONES} phones each, answers within 3 s: milliseconds`, rows);
    if (isShared) printRatios(ways);
    else process.stdout.write('Not compared: there is no redis-server here.\n');
  } finally {
    for (const { shared } of ways) await shared.remove();
  }
});

async function open(name: string, count: number, hasRedis: boolean): Promise<Way> {
  const shared = await SharedSessions.start(quiz, count, hasRedis);
  await shared.play(SESSIONS, PHONES);
  return { name, shared, rounds: [] };
}

async function rowOf({ name, shared, rounds }: Way): Promise<Record<string, string | number>> {
  const local = percentiles(rounds.flatMap((round) => round.local));
  const handedOn = percentiles(rounds.flatMap((round) => round.handedOn));
  const anAnswer = (what: keyof Use) =>
    (median(rounds.map((round) => moreThanIdle(round, what))) / shared.phones.length).toFixed(2);
  const idle = median(rounds.map((round) => round.idle.operations)) / (ANSWER_MS / 1000);
  const hasOther = handedOn.p50 !== 'NaN';
  const memory = await shared.memory();
  return {
    server: name,
    'local p50': local.p50,
    'local p95': local.p95,
    'handed on p50': hasOther ? handedOn.p50 : '',
    'handed on p95': hasOther ? handedOn.p95 : '',
    'processor an answer': anAnswer('processorMs'),
    "Redis's": memory.redis && anAnswer('redisMs'),
    'Redis operations an answer': memory.redis && anAnswer('operations'),
    'and idle, a second': memory.redis && idle.toFixed(0),
    memory: memory.servers,
    "Redis's memory": memory.redis,
  };
}

/** Returns the cost of a round's answers alone. */
function moreThanIdle({ idle, busy }: Round, what: keyof Use): number {
  return busy[what] - idle[what];
}

function printRatios([base, ...ways]: Way[]): void {
  const ratio = (mine: number[], others: number[]) => {
    const [one, other] = [percentiles(mine), percentiles(others)];
    const of = (which: 'p50' | 'p95') => `${which} ${(Number(one[which]) / Number(other[which])).toFixed(2)}`;
    return `${of('p50')}, ${of('p95')}`;
  };
  const timesOf = (way: Way | undefined, which: 'local' | 'handedOn') =>
    way?.rounds.flatMap((round) => round[which]) ?? [];
  const processorOf = (way: Way | undefined) =>
    median(way?.rounds.map((round) => moreThanIdle(round, 'processorMs')) ?? []);
  for (const way of ways) {
    const [local, handedOn] = [timesOf(way, 'local'), timesOf(way, 'handedOn')];
    const processor = (processorOf(way) / processorOf(base)).toFixed(2);
    process.stdout.write(
      `${way.name} / LevelDB: ${ratio(local, timesOf(base, 'local'))}, processor ${processor}`,
    );
    process.stdout.write(handedOn.length > 0 ? `; handed on / local: ${ratio(handedOn, local)}\n` : '\n');
  }
}
