import { expect, test } from 'vitest';
import { planOf } from '../../../src/server/sessions/gameDocuments';
import type { Audience } from '../../../src/server/sessions/services';
import { GamePlay } from '../../support/gamePlay';
import { choice } from '../../support/gameQuizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import { createSender } from '../../support/sessionSender';

const QUIZ = { questions: [choice('A'), choice('B')] };
const nobody: Audience = {
  sendToGroup: () => undefined,
  sendToGroups: () => undefined,
  disconnectGroup: () => undefined,
  groupSize: () => 0,
};

test("a player's results are computed once for each state of the game", () => {
  const play = new GamePlay(QUIZ, ['Anna', 'Ben']).start().goTo('podium');
  const { schedule, clock } = createManualSchedule();
  const game = { plan: planOf(QUIZ), state: play.state, shown: play.state };
  const { views, roster } = createSender(game, { monitors: nobody, phones: nobody, schedule, clock });
  const evening = (name: string) => views.eveningOf(roster.withId(name)!);
  const first = evening('Anna');
  expect(first.rounds).toHaveLength(1);
  expect(evening('Anna').rounds).toBe(first.rounds);
  expect(evening('Ben').rounds).not.toBe(first.rounds);
  play.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Anna', points: 2, reason: '' });
  game.shown = play.state;
  expect(evening('Anna')).toMatchObject({ points: first.points + 2 });
});
