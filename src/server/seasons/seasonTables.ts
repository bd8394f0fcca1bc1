import type { Language } from '../../contract/languages';
import { nameKey } from '../../game/names/nameKeys';
import type { Season, SeasonTeam } from '../../game/season/season';
import { seasonTable } from '../../game/season/table';
import type { ResultCell, ResultTable } from '../results/resultFiles';
import { numberList } from '../texts/numberList';
import { serverTexts } from '../texts/texts';

/** The numeric rules of a season, under the names in its file. */
export const NUMBER_RULES = ['others', 'attendance', 'best', 'drop'] as const;

/** Returns a season as tables to read and to import again: standings with all evenings, rules, other names. */
export function seasonTables(season: Season, language: Language): ResultTable[] {
  const { tables, columns, rules, quizPoints } = serverTexts[language].season;
  const { name, points } = season;
  const numbers = NUMBER_RULES.flatMap((rule): ResultCell[][] =>
    season[rule] === undefined ? [] : [[rules[rule], season[rule]]],
  );
  const names = otherNames(season);
  const { team, otherName, playedAs } = columns;
  return [
    standingsTable(season, language),
    {
      name: tables.rules,
      headings: [columns.rule, columns.value],
      rows: [
        [rules.name, name],
        [rules.points, points === 'quiz' ? quizPoints : numberList(points, language)],
        ...numbers,
      ],
    },
    ...(names.length ? [{ name: tables.names, headings: [team, otherName, playedAs], rows: names }] : []),
  ];
}

/** Evenings show the points as they were played; the season's total applies its rules. */
function standingsTable(season: Season, language: Language): ResultTable {
  const { tables, columns } = serverTexts[language].season;
  const played = season.evenings.map(
    ({ results }) => new Map(results.map((each) => [each.teamId, each.points])),
  );
  return {
    name: tables.table,
    headings: [
      columns.rank,
      columns.team,
      columns.points,
      columns.evenings,
      ...season.evenings.map(({ date, quizName }) => `${date} ${quizName}`.trim()),
    ],
    rows: seasonTable(season).map(({ teamId, rank, name, points, evenings }) => [
      rank,
      name,
      Math.round(points * 100) / 100,
      evenings,
      ...played.map((results) => results.get(teamId) ?? null),
    ]),
  };
}

/** Returns rows of team, other name, and the evenings in the table on which it played under that name. */
function otherNames({ teams, evenings }: Season): ResultCell[][] {
  const playedAs = ({ teamId }: SeasonTeam, name: string): string =>
    evenings
      .flatMap(({ results }, at) => {
        const as = results.find((each) => each.teamId === teamId)?.as;
        return as !== undefined && nameKey(as) === nameKey(name) ? [at + 1] : [];
      })
      .join('; ');
  return teams.flatMap((team) => team.aliases.map((name) => [team.name, name, playedAs(team, name)]));
}
