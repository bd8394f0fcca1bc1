import { describe, expect, test } from 'vitest';
import { localeOf, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { collectResults } from '../../../src/session/results/gameResults';
import { resultTables, writeCsv } from '../../../src/server/results/resultFiles';
import { writeSpreadsheet } from '../../../src/server/results/writeTables';
import { Report } from '../../../src/server/formats/report';
import { readSheets } from '../../../src/server/formats/spreadsheet/xlsx';
import { serverTexts } from '../../../src/server/texts/texts';
import { choice } from '../../support/gameQuizzes';
import { GamePlay } from '../../support/gamePlay';

/** A game that fills every table: a half point, a correction, numbers with and without a unit, a poll. */
function results() {
  const far = { question: 'Far?', correctNumber: 12.5, unit: 'km', tolerance: 1 };
  const poll = { question: 'Beer?', poll: 'text' };
  const questions = [choice('A', { points: 1.5 }), far, { ...far, unit: undefined }, poll];
  const game = new GamePlay({ questions }, ['Łódź', 'Ben']).start();
  game.answer('Łódź', 'q1', 1);
  game.answer('Ben', 'q1', 0);
  for (const id of ['q2', 'q3']) game.goTo('question').answer('Łódź', id, 11.5);
  game.goTo('question').answer('Ben', 'q4', 'Yes');
  game.move('close');
  game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: -0.5, reason: '' });
  return collectResults(game.goTo('podium'));
}

describe.each(SPOKEN_LANGUAGES)('results in %s', (language) => {
  const texts = serverTexts[language].results;
  // With the minus of keyboards: to spreadsheets the typographic one is text.
  const number = (value: number) => value.toLocaleString(localeOf(language)).replace('\u2212', '-');

  test('have the headings and the decimal sign of the language in a CSV file', () => {
    const csv = writeCsv(resultTables(results(), language), language);
    const rows = csv
      .slice(1)
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(rows.slice(0, 4)).toEqual([
      [texts.tables.standings],
      [texts.rank, texts.name, texts.points, texts.round({ round: 1 }), texts.adjusted],
      ['1', 'Łódź', number(3.5), number(3.5), '0'],
      ['2', 'Ben', number(-0.5), '0', number(-0.5)],
    ]);
    const solutions = rows.filter(([, , question]) => question === 'Far?').map((cells) => cells[3]);
    expect(solutions).toEqual(expect.arrayContaining([`${number(12.5)} km`, number(12.5)]));
    const hardest = rows.find(([round, share]) => round === texts.round({ round: 1 }) && share);
    expect(hardest?.[2]).toMatch(
      new RegExp(`^\\d${serverTexts[language].labelled({ label: '', text: '' })}\\S`),
    );
    const adjusted = rows.find(([kind]) => kind === texts.adjustment);
    expect(adjusted).toEqual([texts.adjustment, '', '', '', '', '', '', 'Ben', number(-0.5), '']);
    expect(rows.at(-2)).toEqual(['1', '4', 'Beer?', 'Yes', '1']);
  });

  test('have the names of its tables, and numbers that are numbers, in a spreadsheet', async () => {
    const bytes = await writeSpreadsheet(resultTables(results(), language));
    const sheets = await readSheets(bytes, new Report(language));
    expect(sheets.map(({ name }) => name)).toEqual(Object.values(texts.tables));
    expect(sheets[0]!.rows[2]).toEqual([2, 'Ben', -0.5, 0, -0.5]);
    expect(sheets[2]!.rows.map((cells) => cells[3])).toEqual(
      expect.arrayContaining([texts.solution, 12.5, `${number(12.5)} km`]),
    );
  });
});
