import { describe, expect, test } from 'vitest';
import { localeOf, SPOKEN_LANGUAGES, type Language } from '../../../src/contract/languages';
import type { Season } from '../../../src/game/season/season';
import { seasonTable } from '../../../src/game/season/table';
import { mergeTeams } from '../../../src/game/season/teams';
import { ImportError } from '../../../src/server/formats/report';
import { writeCsv, type ResultTable } from '../../../src/server/results/resultFiles';
import { writeSpreadsheet } from '../../../src/server/results/writeTables';
import { importSeason } from '../../../src/server/seasons/importSeason';
import { seasonTables } from '../../../src/server/seasons/seasonTables';
import { serverTexts } from '../../../src/server/texts/texts';
import { someSeason } from '../../game/season/someSeason';
import { xlsxFile } from '../../support/xlsxFile';
import { fc } from '../../support/property';

const imported = (file: string | Uint8Array, name = 'Liga.csv') =>
  importSeason(name, typeof file === 'string' ? Buffer.from(file) : file, 'de');

/** Each evening as one text: its day, its name, and each team's points. */
function eveningsOf({ evenings, teams }: Season): string[] {
  const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)!.name;
  return evenings.map(({ date, quizName, results }) =>
    [date, quizName, ...results.map(({ teamId, points }) => `${nameOf(teamId)} ${points}`)].join('|'),
  );
}

describe('a plain table', () => {
  test('becomes a season: columns with a day are evenings, and absent teams did not play', async () => {
    const { season, report } = await imported(
      [
        'Kneipenquiz 2026;;;;',
        ';;;;',
        'Mannschaft;7.9.2026;14/09/2026 Finale;2026-09-21;Gesamt',
        'Quizzly Bears;30;25,5;-;55,5',
        'Rot;20;;12;32',
      ].join('\r\n'),
    );
    expect(season).toMatchObject({ name: 'Liga', points: 'quiz' });
    expect(eveningsOf(season)).toEqual([
      '2026-09-07||Quizzly Bears 30|Rot 20',
      '2026-09-14|Finale|Quizzly Bears 25.5',
      '2026-09-21||Rot 12',
    ]);
    expect(report).toEqual([{ where: 'Tabelle', message: 'Die Spalte „Gesamt“ wurde nicht übernommen.' }]);
  });

  test.each(SPOKEN_LANGUAGES)('with days and numbers as %s writes them is read', async (lang) => {
    const { columns } = serverTexts[lang].season;
    const day = new Date('2026-09-23').toLocaleDateString(localeOf(lang), { timeZone: 'UTC' });
    const half = (0.5).toLocaleString(localeOf(lang));
    const { season, report } = await imported(
      `${columns.rank};${columns.team};${columns.points};${columns.evenings};${day}\n1;Łódź;9;3;${half}`,
    );
    expect([eveningsOf(season), report]).toEqual([['2026-09-23||Łódź 0.5'], []]);
  });

  test('from Excel is read from its first sheet, and other sheets are reported', async () => {
    const sheet = [
      ['Team', '2026-01-10', '2026-01-03'],
      ['Anna', 4, 3],
    ];
    const file = xlsxFile({ Saison: sheet, 'Liga 2025': sheet });
    const { season, report } = await imported(file, 'C:\\Liga 2026.xlsx');
    expect(season.name).toBe('Liga 2026');
    expect(eveningsOf(season)).toEqual(['2026-01-03||Anna 3', '2026-01-10||Anna 4']);
    const message = 'Nicht übernommen: Nur eine Tabelle wird gelesen.';
    expect(report).toEqual([{ where: 'Tabelle „Liga 2025“', message }]);
  });

  test('reports what cannot be imported', async () => {
    const { season, report } = await imported(
      'Team;Kapitän;1.9.2026;8.9.2026\nAnna;Tim;viel;3\n;Tom;4;4\nANNA;Tom;2;5\nBert;Ute;1;9e9\n',
    );
    expect(eveningsOf(season)).toEqual(['2026-09-01||Anna 2|Bert 1', '2026-09-08||Anna 5']);
    expect(report.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'Tabelle: Die Spalte „Kapitän“ wurde nicht übernommen.',
      'Zeile 3: Nicht übernommen: Der Name des Teams fehlt.',
      'Zeile 4: Das Team „ANNA“ steht mehrmals da: Je Abend zählt das bessere Ergebnis.',
      'Zeile 2: Die Punkte „viel“ gelten nicht: Sie sind keine Zahl oder zu groß.',
      'Zeile 5: Die Punkte „9e9“ gelten nicht: Sie sind keine Zahl oder zu groß.',
    ]);
  });

  test.each([
    ['', 'Die Datei ist leer.'],
    ['%PDF-1.4', 'Das ist eine PDF-Datei. Bitte als Excel oder CSV speichern.'],
    ['\u0000\u0001', 'Diese Datei ist keine Tabelle, die hier gelesen werden kann (Excel oder CSV).'],
    ['Nur ein Satz.', 'In der Tabelle sind keine Teams mit Punkten.'],
    ['Team;Ort\nAnna;Ulm\nBert;Kiel', 'In der Tabelle sind keine Teams mit Punkten.'],
    ['Team;Gesamt\nAnna;3', 'In der Tabelle sind keine Teams mit Punkten.'],
    ['Team;1.9.2026\n', 'In der Tabelle sind keine Teams mit Punkten.'],
    ['{"name": "Herbst", "teams": []}', 'In der Tabelle sind keine Teams mit Punkten.'],
    ['PK\u0003\u0004xx', 'Das Dokument ist beschädigt und nicht lesbar.'],
  ])('that says %j is refused with its reason', async (file, reason) => {
    const refusal: unknown = await imported(file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ImportError);
    expect((refusal as ImportError).message).toBe(reason);
  });
});

/** What an export keeps: everything except the ids. */
function withoutIds({ teams, evenings, ...season }: Season) {
  const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)!.name;
  return {
    ...season,
    teams: teams.map(({ name, aliases }) => ({ name, aliases })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    evenings: evenings.map(({ date, quizName, results }) => ({
      date,
      quizName,
      results: results
        .map(({ teamId, ...result }) => ({ team: nameOf(teamId), ...result }))
        .sort((one, other) => (one.team < other.team ? -1 : 1)),
    })),
  };
}

const rowsOf = (season: Season) =>
  seasonTable(season).map(({ rank, name, points, evenings }) => [rank, name, points, evenings]);

const FORMATS = [
  [
    'csv',
    SPOKEN_LANGUAGES,
    (season: Season, lang: Language) => Promise.resolve(writeCsv(seasonTables(season, lang), lang)),
  ],
  // Its dates and numbers are the same in every language.
  ['xlsx', ['de'], (season: Season, lang: Language) => writeSpreadsheet(seasonTables(season, lang))],
] as const;

describe.each(FORMATS)('an export as %s', (_format, languages, write) => {
  const HOSTILE = { "=cmd|' /C calc'!A0": 3, '+1': 2, '@x': 1.5, '-2+3': 1, 'a;=b': 0, '"': -2 };
  const evenings: Record<string, number>[] = [HOSTILE, { 'Rot; Weiß': 1 / 3, '@x': 4 }, { Anna: 5 }, {}];

  test.each<Language>(languages)('in %s is read back unchanged', async (lang) => {
    const rules = { points: [10, 6.5], others: 0.5, attendance: 2, best: 3, drop: 1 };
    const season = mergeTeams(someSeason(evenings, rules), 't3', 't8')!;
    const { season: back, report } = await imported(await write(season, lang));
    expect(withoutIds(back)).toEqual(withoutIds(season));
    expect([report, rowsOf(back)]).toEqual([[], rowsOf(season)]);
  });

  test('of a season that has not begun contains no evening', async () => {
    const teams = [{ teamId: 'a', name: 'Total', aliases: [] }];
    const { season } = await imported(await write({ ...someSeason([]), teams }, 'de'));
    expect(withoutIds(season)).toEqual(withoutIds({ ...someSeason([]), teams }));
  });
});

test("an evening's points in the season stand beside those of its quiz, and add up to the total", () => {
  const weeks = someSeason(
    [
      { Owls: 6, Cats: 9 },
      { 'The Owls': 14, Cats: 3 },
    ],
    { points: [10, 8], attendance: 1 },
  );
  const season = mergeTeams(weeks, 't1', 't3')!;
  const [{ headings, rows }] = seasonTables(season, 'en') as [ResultTable];
  expect(headings.slice(2)).toEqual([
    'Points',
    'Evenings',
    '2025-09-07 Quiz 1',
    'Season points',
    '2025-09-14 Quiz 2',
    'Season points',
  ]);
  expect(rows).toEqual([
    [1, 'Cats', 20, 2, 9, 11, 3, 9],
    [1, 'Owls', 20, 2, 6, 9, 14, 11],
  ]);
});

test('our own CSV files are split as written, however many commas their numbers contain', async () => {
  const season = someSeason([{ A: 9.5, B: 8.5, C: 7.5, D: 6.5 }], {
    points: [2.5, 1.5],
    others: 0.5,
    attendance: 0.5,
  });
  const { season: back } = await imported(writeCsv(seasonTables(season, 'pl'), 'pl'));
  expect(withoutIds(back)).toEqual(withoutIds(season));
});

test('any season can be read back from its own CSV file', async () => {
  const name = fc.stringMatching(/^[A-Za-zäöüß=+@'",;-][A-Za-zäöüß =+@'",;.0-9-]{0,10}[A-Za-z]$/);
  const points = fc.integer({ min: -50, max: 400 }).map((half) => half / 2);
  const evening = fc.dictionary(name, points, { minKeys: 1, maxKeys: 6, noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(fc.array(evening, { minLength: 1, maxLength: 5 }), async (some) => {
      const trimmed = some.map((each) => {
        const teams = Object.entries(each).map(([team, own]) => [team.replace(/\s+/g, ' '), own] as const);
        // An apostrophe like the one that disarms formulas cannot be told from it.
        return Object.fromEntries(teams.filter(([team]) => !/'[\s"]*[=+@-]/.test(team)));
      });
      const season = someSeason(trimmed.filter((each) => Object.keys(each).length > 0));
      fc.pre(season.teams.length > 0);
      const { season: back } = await imported(writeCsv(seasonTables(season, 'de'), 'de'));
      expect(withoutIds(back)).toEqual(withoutIds(season));
    }),
    { numRuns: 60 },
  );
});
