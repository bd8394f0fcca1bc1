import { expect, test } from 'vitest';
import { deferred } from '../support/deferred';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { createManualSchedule } from '../support/manualSchedule';
import { PUB_QUIZ } from '../support/quizServer';
import { storeWith } from '../support/storeAround';

/** Is revealed when the round has ended. */
const SHEET = { ...PUB_QUIZ, reveal: 'round' };

/** A session in the quiz's only question, with two phones. */
async function asking(options: Parameters<typeof startHost>[0] = {}) {
  const { server, host } = await startHost(options);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  return { server, host, anna, ben };
}

test('leads host, monitors and phones from the lobby to the podium', async () => {
  const { host, anna, ben } = await asking();
  await expect.poll(() => anna.game?.scene.name).toBe('question');
  expect(host.pushed.scene).toMatchObject({ name: 'question', answered: 0, expected: 2 });
  expect(await anna.submit('q1', 1)).toEqual({ answer: 1 });
  await expect.poll(() => host.counted).toMatchObject({ answered: 1, expected: 2 });
  await ben.submit('q1', 0);
  // Everybody has answered, so less time is left, which is sent with the counts.
  await expect.poll(() => host.pushed.scene).toMatchObject({ answered: 2, expected: 2 });
  await host.move('close');
  await host.move('next');
  await expect.poll(() => anna.own?.results).toEqual({ q1: { correct: true, points: 1 } });
  await expect.poll(() => ben.own?.results).toEqual({ q1: { correct: false, points: 0 } });
  expect(host.pushed.scene).toMatchObject({ name: 'reveal', tally: { counts: [1, 1] } });
  await host.goTo('podium');
  await expect.poll(() => anna.own).toMatchObject({ points: 1, rank: 1, of: 2 });
  await expect.poll(() => ben.game?.scene).toEqual({ name: 'podium', tied: false });
  await expect
    .poll(() => host.pushed.scene)
    .toMatchObject({ standings: [{ name: 'Anna' }, { name: 'Ben' }] });
});

test('closes a question at its deadline, without a host', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { host, anna } = await asking({ schedule, clock });
  await host.hub.stop();
  pass(29_999);
  expect((await host.read()).scene).toMatchObject({ name: 'question', remainingMs: 1 });
  pass(1);
  await expect.poll(async () => (await host.read()).scene.name).toBe('closed');
  await anna.submit('q1', 1);
  pass(501);
  await expect(anna.submit('q1', 0)).rejects.toThrow(/answers_closed$/);
});

test('counts whole milliseconds, whatever its clock says', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { host } = await asking({ schedule, clock: () => clock() * 1.0001 });
  pass(1_234);
  expect((await host.read()).scene).toMatchObject({ name: 'question', remainingMs: 28_766 });
});

test('accepts late players, but nobody new while it is locked', async () => {
  const { server, host } = await asking();
  const zoe = await TestPhone.join(server, host.session, 'Zoe');
  expect(zoe.game?.scene.name).toBe('question');
  await host.command({ type: 'lock', locked: true });
  await expect(TestPhone.join(server, host.session, 'Late')).rejects.toThrow(/session_locked$/);
  expect((await zoe.back(server, host.session)).game?.scene.name).toBe('question');
});

test('only its player is told of a joker, which is refused if it is too late', async () => {
  const { host, anna, ben } = await asking({ quiz: { ...PUB_QUIZ, joker: true } });
  expect(await anna.playJoker(0)).toEqual({ roundIndex: 0 });
  await expect.poll(() => anna.own?.joker).toBe(0);
  expect(ben.own?.joker).toBeNull();
  await host.goTo('question');
  await expect(ben.playJoker(0)).rejects.toThrow(/joker_refused$/);
});

test('neither a joker nor being ready is acknowledged or announced before it is on disk', async () => {
  const [disk, writing] = [deferred(), deferred()];
  const { server, host, anna } = await asking({
    quiz: { ...SHEET, joker: true },
    openStore: storeWith('put decisions/', (write) => {
      writing.resolve();
      return disk.promise.then(write);
    }),
  });
  let isAcknowledged = false;
  const played = anna.playJoker(0).then(() => (isAcknowledged = true));
  await writing.promise;
  expect([isAcknowledged, (await anna.back(server, host.session)).own?.joker]).toEqual([false, null]);
  disk.resolve();
  await played;
  await host.goTo('question');
  await anna.setReady(true);
  expect((await anna.back(server, host.session)).own).toMatchObject({ joker: 0, ready: true });
});

test('a player who is ready is told so, and monitors and hosts learn how many are', async () => {
  const { host, anna, ben } = await asking({ quiz: SHEET });
  await anna.setReady(true);
  await expect.poll(() => anna.own?.ready).toBe(true);
  await expect.poll(() => host.counted).toMatchObject({ ready: 1, expected: 2 });
  await expect.poll(() => host.hostGame?.players).toMatchObject([{ ready: true }, { ready: false }]);
  expect(ben.own?.ready).toBeUndefined();
  await ben.setReady(true);
  expect((await host.move('close')).scene.name).toBe('closed');
});
