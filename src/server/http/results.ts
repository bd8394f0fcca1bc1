import { Hono } from 'hono';
import * as v from 'valibot';
import { parseCommand } from '../../contract/fromHosts';
import { fileNameOf } from '../../contract/fileName';
import {
  correctionRequestSchema,
  seasonRequestSchema,
  type ResultsSummary,
} from '../../contract/pastEvenings';
import { Refusal } from '../../session/refusal';
import { localDay } from '../../session/results/eveningDay';
import type { GameResults } from '../../session/results/storedResults';
import { resultTables } from '../results/resultFiles';
import { writeTables } from '../results/writeTables';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  CONTENT_TYPES,
  formatOf,
  jsonOf,
  languageOf,
  limitBody,
  onlyWithServerRight,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import type { Turns } from './turns';

/** Content types by format. A summary says which evening the results belong to. */
const RESULT_TYPES = { ...CONTENT_TYPES, json: 'application/json', summary: 'application/json' };
type ResultFormat = keyof typeof RESULT_TYPES;

/** In bytes: a command is small. */
export const MAX_CORRECTION_BYTES = 16 * 1024;

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
    const day = localDay(of.openedAt);
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
export function createEvenings({ kept, corrections, hosting, exports }: AppParts): HttpApp {
  const { evenings, seasons } = kept;
  const app: HttpApp = new Hono();
  app.use(onlyWithServerRight(hosting));
  const limit = limitBody(MAX_CORRECTION_BYTES, 'body_too_large');

  app.get('/', async (c) => {
    const [listed, entries] = await Promise.all([evenings.list(), seasons.entries()]);
    const told = listed.evenings.map((evening) => {
      const seasons = entries.of(evening).map(({ name }) => name);
      const own = { sessionCode: undefined, date: undefined };
      return { ...evening, ...own, seasons: seasons.length > 0 ? seasons : undefined };
    });
    return answerFresh(c, { ...listed, evenings: told });
  });

  app.get('/:eveningId', (c) =>
    exports.run(c, async () => answerFresh(c, await corrections.view(c.req.param('eveningId')))),
  );

  app.get('/:eveningId/results', async (c) => {
    const eveningId = c.req.param('eveningId');
    const evening = await evenings.readHead(eveningId);
    const [openedAt, endedAt] = [Date.parse(evening.openedAt), Date.parse(evening.endedAt)];
    const of = { quizName: evening.quizNames.at(-1) ?? '', openedAt, endedAt };
    return answerResults(c, exports, of, async () => (await evenings.readWhole(eveningId)).results);
  });

  app.post('/:eveningId/commands', limit, async (c) => {
    const asked = v.safeParse(correctionRequestSchema, await jsonOf(c));
    const command = asked.success ? parseCommand(asked.output.command) : undefined;
    if (!asked.success || !command?.ok)
      throw new Refusal('invalid_body', 'The body must have the number of a quiz and a command.');
    const { quiz } = asked.output;
    return exports.run(c, async () =>
      answerFresh(c, await corrections.correct(c.req.param('eveningId'), quiz, command.value)),
    );
  });

  app.put('/:eveningId/season', limit, async (c) => {
    const asked = v.safeParse(seasonRequestSchema, await jsonOf(c));
    if (!asked.success) throw new Refusal('invalid_body', 'The body must have a seasonId, or null.');
    const { seasonId } = asked.output;
    return exports.run(c, async () =>
      answerFresh(c, await corrections.setSeason(c.req.param('eveningId'), seasonId)),
    );
  });

  app.delete('/:eveningId', async (c) => {
    await corrections.remove(c.req.param('eveningId'), c.req.query('season') === '1');
    return c.body(null, 204);
  });
  return app;
}
