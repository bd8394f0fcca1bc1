import { Hono } from 'hono';
import { introductionOf } from '../access/internalCalls';
import { fileNameOf } from '../../contract/fileName';
import { TABLE_FORMATS } from '../../contract/seasons';
import { seasonTable } from '../../game/season/table';
import { writeTables } from '../results/writeTables';
import { problemOf, seasonProblems } from '../seasons/faults';
import { SeasonUnreadable } from '../seasons/seasonFolder';
import { seasonTables } from '../seasons/seasonTables';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  answerProblem,
  CONTENT_TYPES,
  formatOf,
  languageOf,
  onlyEditors,
  onlyHosts,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import { serveDocuments } from './documents';

/** The calls below `/seasons`, all of them for hosts. */
export function createSeasons(parts: AppParts): HttpApp {
  const { pages, hosting, sessions } = parts;
  const { seasons } = parts.kept;
  const app: HttpApp = new Hono();
  const hostsAlone = onlyHosts(hosting);
  app.get('/', hostsAlone, async (c) => answerFresh(c, { seasons: await seasons.list() }));
  app.get('/trash', hostsAlone, async (c) => {
    const deleted = await seasons.documents.deleted();
    const told = deleted.map(({ trashId, deletedAt, value }) => ({ trashId, name: value.name, deletedAt }));
    return answerFresh(c, { seasons: told });
  });
  // For the other processes only: whoever may change the files tells those that show them.
  app.post('/changed', (c) => {
    if (!introductionOf(c.env.incoming.headers)) return c.notFound();
    sessions.seasonsChanged();
    return c.body(null, 204);
  });
  app.post('/trash/:trashId/restore', onlyEditors(hosting, parts.kept.holdQuizzes), async (c) => {
    const seasonId = await seasons.documents.restore(c.req.param('trashId'));
    return answerFresh(c, { seasonId }, 201);
  });
  app.get('/:seasonId/print', (c) => pages.answer(c, 'host'));
  app.get('/:seasonId/table', hostsAlone, (c) => answerTable(c, c.req.param('seasonId'), parts));
  serveDocuments(
    app,
    {
      word: 'season',
      documents: seasons.documents,
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
  { kept: { seasons }, exports }: AppParts,
): Promise<Response> {
  const format = formatOf(c, TABLE_FORMATS, 'json');
  const language = languageOf(c);
  return exports.run(c, async () => {
    const { value: season } = await seasons.documents.read(seasonId);
    if (format === 'json') {
      const table = seasonTable(season, language);
      const standings = table.map(({ rank, name, points, evenings }) => ({ rank, name, points, evenings }));
      return answerFresh(c, { standings });
    }
    return answerDownload(c, {
      fileName: fileNameOf([serverTexts[language].season.file, season.name], format),
      contentType: CONTENT_TYPES[format],
      bytes: await writeTables(seasonTables(season, language), format, language),
    });
  });
}
