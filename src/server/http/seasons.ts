import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fileNameOf } from '../../contract/fileName';
import { MAX_IMPORT_BYTES } from '../../contract/quizFiles';
import { TABLE_FORMATS, type TableFormat } from '../../contract/seasons';
import { isObject } from '../../kinds/faults';
import type { Season } from '../../game/season/season';
import { seasonTable } from '../../game/season/table';
import { MAX_JSON_BYTES } from '../disk';
import { FileChanged } from '../quizzes/storedFile';
import { Refusal } from '../refusal';
import { writeCsv, writeSpreadsheet } from '../results/resultFiles';
import { problemOf, seasonProblems } from '../seasons/faults';
import { SeasonUnreadable, type SeasonFolder } from '../seasons/seasonFolder';
import { seasonTables } from '../seasons/seasonTables';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  answerImport,
  answerProblem,
  changeOfRequest,
  CONTENT_TYPES,
  languageOf,
  NOT_STORED,
  onlyEditors,
  onlyHosts,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';

const BROKEN = 'The season’s file is there, and was changed to something that cannot be read as a season.';
const TOO_LARGE = 'A season can have 1 MiB at most.';

/** The calls below `/seasons`, all of them for hosts. */
export function createSeasons({
  seasons,
  seasonImporter,
  pages,
  hosting,
  holdQuizzes,
  imports,
  exports,
}: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  const hostsAlone = onlyHosts(hosting);
  const editors = onlyEditors(hosting, holdQuizzes);
  const limitSeason = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: (c) => answerProblem(c, 'body_too_large', TOO_LARGE),
  });

  app.get('/', hostsAlone, async (c) => answerFresh(c, { seasons: await seasons.list() }));
  // An import stores nothing.
  const limitImport = bodyLimit({
    maxSize: MAX_IMPORT_BYTES,
    onError: (c) => answerProblem(c, 'file_too_large'),
  });
  app.post('/import', hostsAlone, limitImport, (c) => answerImport(c, seasonImporter, imports));
  app.get('/:seasonId/print', (c) => pages.answer(c, 'host'));
  app.get('/:seasonId/table', hostsAlone, (c) =>
    answerTable(c, c.req.param('seasonId'), { seasons, exports }),
  );
  app.get('/:seasonId', hostsAlone, async (c) => {
    const { bytes, etag } = await seasons.read(c.req.param('seasonId'));
    return c.body(new Uint8Array(bytes), 200, { ...NOT_STORED, 'content-type': 'application/json', etag });
  });

  app.post('/', editors, limitSeason, (c) =>
    withSeasonOf(c, async (source) => {
      const { seasonId, etag } = await seasons.add(source, String(source.name));
      const location = `/seasons/${encodeURIComponent(seasonId)}`;
      return answerFresh(c, { seasonId, etag }, 201, { etag, location });
    }),
  );
  app.put('/:seasonId', editors, limitSeason, (c) => answerSave(c, c.req.param('seasonId'), seasons));
  app.delete('/:seasonId', editors, async (c) => {
    await seasons.delete(c.req.param('seasonId'), changeOfRequest(c));
    return c.body(null, 204);
  });

  app.onError(answerFailure);
  return app;
}

/** What the seasons' own refusals add to their codes. */
function answerFailure(error: Error, c: Context): Response {
  if (error instanceof FileChanged)
    return answerProblem(c, 'season_changed', error.isBroken ? BROKEN : undefined, { etag: error.etag });
  if (error instanceof SeasonUnreadable) {
    const problems = error.faults.map((fault) => problemOf(fault, languageOf(c)));
    return answerProblem(c, 'season_invalid', BROKEN, { problems, etag: error.etag });
  }
  if (error instanceof Refusal && error.code === 'body_too_large')
    return answerProblem(c, 'body_too_large', TOO_LARGE);
  throw error;
}

/** Answers with the season that the request brings, or says all that is wrong with it. */
async function withSeasonOf(
  c: Context,
  answer: (source: Record<string, unknown>) => Promise<Response>,
): Promise<Response> {
  const source: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(source))
    return answerProblem(c, 'invalid_body', 'The body must be the JSON object of a season.');
  const problems = seasonProblems(source, languageOf(c));
  return problems.length ? answerProblem(c, 'season_invalid', undefined, { problems }) : answer(source);
}

function answerSave(c: Context, seasonId: string, seasons: SeasonFolder): Promise<Response> {
  const changeOf = changeOfRequest(c);
  if (!changeOf) throw new Refusal('precondition_required');
  return withSeasonOf(c, async (source) => {
    const { etag, isNew } = await seasons.save(seasonId, source, changeOf);
    return answerFresh(c, { seasonId, etag }, isNew ? 201 : 200, { etag });
  });
}

async function answerTable(
  c: HttpContext,
  seasonId: string,
  { seasons, exports }: Pick<AppParts, 'seasons' | 'exports'>,
): Promise<Response> {
  const format = TABLE_FORMATS.find((each) => each === (c.req.query('format') ?? 'json'));
  if (!format) throw new Refusal('invalid_arguments', `format: one of ${TABLE_FORMATS.join(', ')}`);
  return exports.run(c, async () => answerTableIn(c, format, (await seasons.read(seasonId)).season));
}

async function answerTableIn(c: Context, format: TableFormat, season: Season): Promise<Response> {
  if (format === 'json') {
    const standings = seasonTable(season).map(({ rank, name, points, evenings }) => ({
      rank,
      name,
      points,
      evenings,
    }));
    return answerFresh(c, { standings });
  }
  const language = languageOf(c);
  const tables = seasonTables(season, language);
  return answerDownload(c, {
    fileName: fileNameOf([serverTexts[language].season.file, season.name], format),
    contentType: CONTENT_TYPES[format],
    bytes: format === 'csv' ? Buffer.from(writeCsv(tables, language)) : await writeSpreadsheet(tables),
  });
}
