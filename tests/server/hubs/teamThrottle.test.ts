import { expect, test, vi } from 'vitest';
import { GameHubPlayEvent, GameHubPlayMethod, type TeamTyping } from '../../../src/contract/gameHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import { PUB_QUIZ, dataFolderWith } from '../../support/quizServer';
import { startTeam } from '../../support/team';

/** A quiz whose rounds teams hand in. */
const SHEET = { ...PUB_QUIZ, reveal: 'round' };

test('a team is told a few times a second where a mate is typing, and always of the last place', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { anna, mate } = await startTeam({ schedule, clock });
  const parts: unknown[] = [];
  anna.hub.on(GameHubPlayEvent.TeamTyping, ({ part }: TeamTyping) => parts.push(part));
  for (let part = 0; part < 50; part++) await mate.hub.invoke(GameHubPlayMethod.SetTyping, 'q1', part);
  pass(299);
  await anna.invite();
  expect(parts).toEqual([0]);
  pass(1);
  await expect.poll(() => parts).toEqual([0, 49]);
});

test('a team is told a few times a second whether its captain has handed in', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const dataFolder = await dataFolderWith({ 'pub.json': SHEET });
  const { host, anna, mate } = await startTeam({ schedule, clock, dataFolder });
  await host.command({ type: 'start' });
  pass(5_000);
  const told = vi.fn();
  mate.hub.on(GameHubPlayEvent.PlayerUpdated, told);
  for (let turn = 0; turn < 21; turn++) await anna.setReady(turn % 2 === 0);
  await mate.invite();
  expect(told.mock.calls.length).toBeLessThanOrEqual(1);
  await expect.poll(() => (pass(300), mate.own?.ready)).toBe(true);
});
