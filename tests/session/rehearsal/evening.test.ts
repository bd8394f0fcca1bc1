import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PageGround } from '../../../src/demo/ground';
import { isOver } from '../../../src/game/facts';
import { nextDeadline } from '../../../src/game/rules/clock';
import { scoreGame } from '../../../src/game/scoring/score';
import { givenAnswers } from '../../../src/game/state';
import { houseEvenings } from '../../../src/server/quizzes/house';
import { languageRules } from '../../../src/server/texts/languageRules';
import { Rehearsals } from '../../../src/session/rehearsal/rehearsals';
import { createManualSchedule } from '../../support/manualSchedule';
import { seeded, SECOND } from '../../support/rehearsal';
import { WHOLE_LANGUAGES } from '../../support/words';

const EVENINGS = houseEvenings();
const TEAMS = 6;
const LONGEST_SECONDS = 2 * 60 * 60;
const ARRIVAL_SECONDS = 25;
const STEP_SECONDS = 2;

/** Plays the evening in a language from the lobby to the podium: the autopilot goes on, pretend teams answer. */
async function play(language: string) {
  const time = createManualSchedule();
  const errors: string[] = [];
  const ground = new PageGround({
    quizzes: EVENINGS,
    languageRules,
    schedule: time.schedule,
    clock: time.clock,
    log: (level, text) => level === 'error' && errors.push(text),
  });
  const rehearsals = new Rehearsals({
    ...ground.services,
    sessions: {
      open: (quizId, how) => ground.open(String(quizId), how.rehearsed, { rehearsal: true }),
      find: (code) => ground.find(code),
      end: (session) => session.end(),
    },
    mediaFolder: { look: () => Promise.resolve(), faultOf: () => undefined },
    random: seeded(),
  });
  const { session } = await rehearsals.open(`house-evening-${language}`, { teams: TEAMS, language });
  const passUntil = async (isDone: () => boolean, seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds && !isDone(); passed += STEP_SECONDS) {
      time.pass(STEP_SECONDS * SECOND);
      await nextTurn();
    }
  };
  await passUntil(() => false, ARRIVAL_SECONDS);
  await session.commands.run({ type: 'start' });
  await session.commands.run({ type: 'autopilot', on: true });
  // What the autopilot leaves to a host: the rules, and the reveal before the podium.
  const isLeft = () => nextDeadline(session.game) === null;
  for (let moves = 0; moves < 5 && !isOver(session.game); moves++) {
    await passUntil(() => isLeft() || isOver(session.game), LONGEST_SECONDS);
    if (!isOver(session.game)) await session.commands.run({ type: 'next', step: session.game.state.step });
  }
  const { game } = session;
  const report = await (await rehearsals.get(session.code)).report();
  rehearsals.close();
  await ground.close();
  return { game, report, errors };
}

test.each(WHOLE_LANGUAGES)('teams play the evening in %s from its rules to a winner', async (language) => {
  const { game, report, errors } = await play(language);
  const { answers, players, connected, stakes } = game.state;
  const ids = game.plan.questions.map(({ question }) => question.questionId);
  expect(isOver(game)).toBe(true);
  expect(errors).toEqual([]);

  expect(ids.filter((id) => givenAnswers(answers[id]).length === 0)).toEqual([]);
  // One team's phone disappears early on, as the rehearsal wants it.
  const staying = players.filter(({ playerId }) => connected.includes(playerId));
  expect(staying).toHaveLength(TEAMS - 1);
  for (const { playerId, name } of staying) {
    const answered = ids.filter((id) => answers[id]?.some((part) => playerId in part));
    expect(answered.length, name).toBeGreaterThan(0.8 * ids.length);
  }

  const wager = game.plan.questions.find(({ question }) => question.wager)!.question.questionId;
  const { standings, results } = scoreGame(game);
  for (const [playerId, { [wager]: stake = 0 }] of Object.entries(stakes))
    expect([stake, -stake]).toContain(results.get(wager)?.get(playerId)?.wagered);
  expect(Object.keys(stakes).length).toBeGreaterThan(TEAMS / 2);
  expect(standings.filter(({ rank }) => rank === 1)).toHaveLength(1);

  const told = report.hints.filter(({ hint }) => ['inQuestion', 'longest', 'sameLetter'].includes(hint));
  expect({ told, untypable: report.untypable, unplayed: report.unplayed }).toEqual({
    told: [],
    untypable: [],
    unplayed: [],
  });
});
