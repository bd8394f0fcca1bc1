import { Hono } from 'hono';
import { fileNameOf } from '../../contract/fileName';
import type { ResultsSummary } from '../../contract/resultsSummary';
import { withoutEvening } from '../../game/season/teams';
import type { GameResults } from '../results/storedResults';
import { resultTables, writeTables } from '../results/resultFiles';
import { changeSeason } from '../seasons/sharedSeasons';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  CONTENT_TYPES,
  formatOf,
  languageOf,
  onlyWithServerRight,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import type { Turns } from './turns';

/** Content types by format. A summary says which evening the results belong to. */
const RESULT_TYPES = { ...CONTENT_TYPES, json: 'application/json', summary: 'application/json' };
type ResultFormat = keyof typeof RESULT_TYPES;

/** The evening that results belong to. Times are milliseconds since 1970. */
interface ResultsOf {
  /** The name of the last quiz. */
  quizName: string;
  openedAt: number;
  /** Undefined while the session is running. */
  endedAt: number | undefined;
}

/** Answers with the results of an evening for the host to keep, in the requested format. */
export async function answerResults(
  c: HttpContext,
  exports: Turns,
  of: ResultsOf,
  collect: () => GameResults | Promise<GameResults>,
): Promise<Response> {
  const format = formatOf(c, Object.keys(RESULT_TYPES) as ResultFormat[]);
  const language = languageOf(c);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  if (format === 'summary') return answerFresh(c, summaryOf(of));
  return exports.run(c, async () => {
    const results = await collect();
    const bytes =
      format === 'json'
        ? Buffer.from(JSON.stringify({ ...summaryOf(of), ...results }))
        : await writeTables(resultTables(results, language), format, language);
    // Sweden's date format is that of ISO 8601; the date is in the machine's own time zone.
    const day = new Date(of.openedAt).toLocaleDateString('sv-SE');
    const fileName = fileNameOf([serverTexts[language].results.file, day, of.quizName], format);
    return answerDownload(c, { fileName, contentType: RESULT_TYPES[format], bytes });
  });
}

function summaryOf({ quizName, openedAt, endedAt }: ResultsOf): ResultsSummary {
  return {
    quizName,
    openedAt: new Date(openedAt).toISOString(),
    ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
  };
}

/** The calls below `/evenings`: the records of past evenings, for callers with the server's own right. */
export function createEvenings({ kept, seasonFiles, sessions, hosting, exports }: AppParts): HttpApp {
  const { evenings, played, seasons } = kept;
  const app: HttpApp = new Hono();
  app.use(onlyWithServerRight(hosting));

  app.get('/', async (c) => {
    const [listed, entries] = await Promise.all([evenings.list(), seasons.entries()]);
    const told = listed.evenings.map((evening) => {
      const seasons = entries.of(evening).map(({ name }) => name);
      return { ...evening, sessionCode: undefined, seasons: seasons.length > 0 ? seasons : undefined };
    });
    return answerFresh(c, { ...listed, evenings: told });
  });

  app.get('/:eveningId/results', async (c) => {
    const eveningId = c.req.param('eveningId');
    const { evening } = (await evenings.read(eveningId)).value;
    const [openedAt, endedAt] = [Date.parse(evening.openedAt), Date.parse(evening.endedAt)];
    const of = { quizName: evening.quizNames.at(-1) ?? '', openedAt, endedAt };
    return answerResults(c, exports, of, async () => (await evenings.readWhole(eveningId)).results);
  });

  app.delete('/:eveningId', async (c) => {
    const eveningId = c.req.param('eveningId');
    const { evening } = (await evenings.read(eveningId)).value;
    // The session first, which could still write to its season; the file last, so that the deletion can be repeated.
    await sessions.forgetResults(evening);
    await played.forget(evening);
    const counted = c.req.query('season') === '1' ? (await seasons.entries()).of(evening) : [];
    for (const { seasonId, eveningId: entryId } of counted)
      await changeSeason(seasonFiles, seasonId, (season) => withoutEvening(season, entryId));
    await evenings.delete(eveningId);
    return c.body(null, 204);
  });
  return app;
}
