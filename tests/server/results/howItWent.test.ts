import { describe, expect, test } from 'vitest';
import { collectResults } from '../../../src/server/results/gameResults';
import type { GameResults } from '../../../src/server/results/storedResults';
import { resultTables, writeCsv } from '../../../src/server/results/resultFiles';
import { choice } from '../../support/gameQuizzes';
import { GamePlay } from '../../support/gamePlay';

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'];
const resultsOf = ({ plan, state, scores }: GamePlay) => collectResults(plan, state, scores);

/** Plays a quiz of one round; the teams in each question's word answer it right, the others wrong. */
function played(rightBy: readonly string[], teams: readonly string[] = TEAMS, isSilent = false): GamePlay {
  const questions = rightBy.map((_teams, at) => choice(`Q${at + 1}`));
  const game = new GamePlay({ questions }, teams).start();
  rightBy.forEach((right, at) => {
    if (at > 0) game.goTo('question');
    for (const name of teams) {
      const isRight = right.includes(name);
      if (isRight || !isSilent) game.answer(name, `q${at + 1}`, isRight ? 1 : 0);
    }
  });
  return game.goTo('podium');
}

const partingOf = (results: GameResults) =>
  Object.fromEntries(results.questions.map(({ question, strongMinusWeak }) => [question, strongMinusWeak]));

describe('how well a question separates strong from weak', () => {
  // The standings are A 3, B 2, C and D 1, E and F 0.
  const rightBy = ['AB', 'ACD', 'AB'];

  test('is how much more right the upper third was than the lower third', () => {
    expect(partingOf(resultsOf(played(rightBy)))).toEqual({ Q1: 100, Q2: 50, Q3: 100 });
  });

  test('counts players who did not answer as wrong', () => {
    expect(partingOf(resultsOf(played(rightBy, TEAMS, true)))).toEqual({ Q1: 100, Q2: 50, Q3: 100 });
  });

  test('is negative if the weak knew better', () => {
    expect(partingOf(resultsOf(played(['AB', 'AB', 'ABCD', 'CD', 'EF'])))).toMatchObject({ Q5: -100 });
  });

  test('is not given for fewer than six teams', () => {
    expect(partingOf(resultsOf(played(rightBy, TEAMS.slice(1))))).toEqual({ Q1: null, Q2: null, Q3: null });
  });

  test('includes all who share the last place of a third', () => {
    // A leads; B, C and D share the second place: the upper third is four teams.
    expect(partingOf(resultsOf(played(['A', 'ABCD'])))).toEqual({ Q1: 25, Q2: 100 });
    expect(partingOf(resultsOf(played(['ABCDEF'])))).toEqual({ Q1: 0 });
  });

  test('leaves out players of whom only the total of the round is known', () => {
    const game = played(rightBy);
    game.command({ type: 'scoreRound', playerId: 'F', roundIndex: 0, points: 9 });
    // The upper third is F and A, the lower one C, D and E.
    expect(partingOf(resultsOf(game))).toEqual({ Q1: 100, Q2: 33, Q3: 100 });
  });
});

describe('how each round went', () => {
  test('is given in percent, with its hardest and its easiest question', () => {
    expect(resultsOf(played(['A', 'ABC', 'AB'])).rounds).toEqual([
      { round: 1, title: null, share: 33, hardest: 1, easiest: 2 },
    ]);
  });

  test('has no hardest question if all are equally hard, or none was asked', () => {
    expect(resultsOf(played(['A', 'B'])).rounds).toMatchObject([{ share: 17, hardest: null, easiest: null }]);
    const lobby = new GamePlay({ questions: [choice('Q1')] });
    expect(resultsOf(lobby).rounds).toMatchObject([{ share: null, hardest: null, easiest: null }]);
  });

  test('is a table, and the questions say by which rule they separate teams', () => {
    const [, , questions, rounds] = resultTables(resultsOf(played(['A', 'ABC'])), 'de');
    expect(rounds).toMatchObject({
      name: 'Runden',
      headings: ['Runde', 'Richtig in %', 'Schwerste Frage', 'Leichteste Frage'],
      rows: [['Runde 1', 33, '1: Q1', '2: Q2']],
    });
    expect(questions?.headings.at(-1)).toMatch(/oberes Drittel minus unteres; ab 6 Teams/);
    expect(questions?.rows.map((cells) => cells.slice(-3))).toEqual([
      [1, 17, 33],
      [3, 50, 100],
    ]);
  });
});

describe('earlier quizzes of the evening', () => {
  const evening = (): GameResults => {
    const former = ['=cmd()', 'A quiz of a name that is longer than any sheet: really [long]?'];
    const results = former.map((quizName, at) => ({ quizName, results: resultsOf(played(['ABC'[at]!])) }));
    return { ...resultsOf(played(['A'])), former: results };
  };

  test('follow with their tables, headed by their names', () => {
    const names = resultTables(evening(), 'de').map(({ name }) => name);
    expect(names).toHaveLength(15);
    expect([names[0], names[5], names[14]]).toEqual([
      'Endstand',
      'Quiz 1: =cmd() – Endstand',
      'Quiz 2: A quiz of a name that is longer than any sheet: really [long]? – Korrekturen',
    ]);
    expect(writeCsv(resultTables(evening(), 'de'), 'de')).toContain('\r\nQuiz 1: =cmd() – Endstand\r\n');
  });

  test('have names that spreadsheets accept for sheets: short, without special characters, no two the same', () => {
    const sheets = resultTables(evening(), 'de').map(({ name, sheet = name }) => sheet);
    expect(sheets[5]).toBe('Quiz 1 – Endstand');
    expect(new Set(sheets).size).toBe(sheets.length);
    for (const sheet of sheets) expect(sheet).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  });
});
