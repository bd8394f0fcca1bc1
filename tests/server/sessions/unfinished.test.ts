import { expect, test } from 'vitest';
import { registerHost } from '../../support/gameOnHubs';
import { restart } from '../../support/quizServer';
import { startTeam } from '../../support/team';

test('an answer that is still being entered is stored but does not count, even after a restart', async () => {
  const { server, host, anna, ben } = await startTeam();
  await host.command({ type: 'start' });
  await ben.submit('q1', 1);
  expect(await anna.submit('q1', 1, false)).toEqual({ answer: 1 });
  await expect.poll(() => host.counted).toMatchObject({ answered: 1, expected: 2 });
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  const back = await anna.back(again, host.session);
  expect(back.own).toMatchObject({ answers: { q1: 1 }, unfinished: ['q1'] });
  expect((await hostAgain.read()).scene).toMatchObject({ answered: 1 });
  await expect(back.hub.invoke('SubmitAnswer', 'q1', 1, 'yes')).rejects.toThrow(/invalid_arguments$/);
  await back.submit('q1', 1, true);
  expect((await hostAgain.read()).scene).toMatchObject({ answered: 2 });
});

test("the last change on any of a player's phones says whether the answer is done", async () => {
  const { host, anna, mate } = await startTeam();
  await host.command({ type: 'start' });
  await anna.submit('q1', 0, false);
  await expect.poll(() => mate.own?.unfinished).toEqual(['q1']);
  await mate.submit('q1', 0);
  expect((await host.read()).scene).toMatchObject({ answered: 1 });
  await expect.poll(() => anna.own?.answers).toEqual({ q1: 0 });
  await expect.poll(() => anna.own?.unfinished).toBeUndefined();
  await anna.submit('q1', 1, false);
  expect((await host.read()).scene).toMatchObject({ answered: 0 });
});
