import { Hono } from 'hono';
import { fileNameOf } from '../../contract/fileName';
import { TABLE_FORMATS } from '../../contract/seasons';
import { seasonTable } from '../../game/season/table';
import { Refusal } from '../refusal';
import { writeCsv, writeSpreadsheet } from '../results/resultFiles';
import { problemOf, seasonProblems } from '../seasons/faults';
import { SeasonUnreadable, type SeasonFolder } from '../seasons/seasonFolder';
import { seasonTables } from '../seasons/seasonTables';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  answerProblem,
  CONTENT_TYPES,
  languageOf,
  onlyHosts,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import { serveDocuments } from './documents';
import type { Turns } from './turns';

/** The calls below `/seasons`, all of them for hosts. */
export function createSeasons(parts: AppParts): HttpApp {
  const { pages, hosting, exports } = parts;
  const { seasons } = parts.kept;
  const app: HttpApp = new Hono();
  const hostsAlone = onlyHosts(hosting);
  app.get('/', hostsAlone, async (c) => answerFresh(c, { seasons: await seasons.list() }));
  app.get('/:seasonId/print', (c) => pages.answer(c, 'host'));
  app.get('/:seasonId/table', hostsAlone, (c) =>
    answerTable(c, c.req.param('seasonId'), { seasons, exports }),
  );
  serveDocuments(
    app,
    {
      word: 'season',
      address: '/seasons',
      folder: seasons,
      problemsOf: seasonProblems,
      nameOf: ({ name }) => name,
      importer: parts.seasonImporter,
    },
    parts,
  );
  app.onError((error, c) => {
    if (!(error instanceof SeasonUnreadable)) throw error;
    const problems = error.faults.map((fault) => problemOf(fault, languageOf(c)));
    return answerProblem(c, error.code, error.detail, { problems, etag: error.etag });
  });
  return app;
}

async function answerTable(
  c: HttpContext,
  seasonId: string,
  { seasons, exports }: { seasons: SeasonFolder; exports: Turns },
): Promise<Response> {
  const format = TABLE_FORMATS.find((each) => each === (c.req.query('format') ?? 'json'));
  if (!format) throw new Refusal('invalid_arguments', `format: one of ${TABLE_FORMATS.join(', ')}`);
  const language = languageOf(c);
  return exports.run(c, async () => {
    const { value: season } = await seasons.read(seasonId);
    if (format === 'json') {
      const table = seasonTable(season);
      const standings = table.map(({ rank, name, points, evenings }) => ({ rank, name, points, evenings }));
      return answerFresh(c, { standings });
    }
    const tables = seasonTables(season, language);
    return answerDownload(c, {
      fileName: fileNameOf([serverTexts[language].season.file, season.name], format),
      contentType: CONTENT_TYPES[format],
      bytes: format === 'csv' ? Buffer.from(writeCsv(tables, language)) : await writeSpreadsheet(tables),
    });
  });
}
