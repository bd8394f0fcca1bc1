import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { fileNameOf } from '../../contract/fileName';
import type { ResultsSummary } from '../../contract/resultsSummary';
import { createSessionSchema } from '../../contract/session';
import { Refusal } from '../refusal';
import type { GameResults } from '../results/gameResults';
import { writeCsv, writeSpreadsheet, resultTables } from '../results/resultFiles';
import { firstSpoken, isLanguage, type Language, SPOKEN_LANGUAGES } from '../../contract/languages';
import { serverTexts } from '../texts/texts';
import type { LiveSession } from '../sessions/liveSession';
import type { SessionRecord } from '../store/sessionDocuments';
import {
  answerFresh,
  answerProblem,
  CONTENT_TYPES,
  isFromHost,
  NOT_STORED,
  onlyHosts,
  prefersHtml,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';

const MAX_BODY_BYTES = 16 * 1024;

/** The calls below `/session`. Failures are thrown as Refusals; the app makes problem documents of them. */
export function createSessions({ sessions, rehearsals, pages, hosting }: AppParts): HttpApp {
  const app: HttpApp = new Hono();

  app.post(
    '/',
    onlyHosts(hosting),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => answerProblem(c, 'body_too_large') }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const request = v.safeParse(createSessionSchema, body);
      if (!request.success) throw new Refusal('invalid_body');
      const { quizId, rehearsal } = request.output;
      const { session, hostKey } = await (rehearsal
        ? rehearsals.open(quizId, rehearsal)
        : sessions.open(quizId));
      return answerFresh(c, { ...session.views.describe(), hostKey });
    },
  );

  // A browser that opens or reloads a lobby asks for the same address as the client's call; Accept tells them apart.
  app.get('/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.answer(c, 'host');
    const session = await sessions.get(c.req.param('sessionCode'));
    await sessions.refreshQuizzes();
    return answerFresh(c, session.views.describe());
  });

  app.delete('/:sessionCode', async (c) => {
    const session = await sessions.get(c.req.param('sessionCode'));
    hosting.checkEnding(c.env.incoming, session.record.hostKeyHash);
    await sessions.end(session);
    return c.body(null, 204);
  });

  app.post('/:sessionCode/printed', async (c) => {
    const session = await sessions.get(c.req.param('sessionCode'));
    if (!isFromHost(c.env.incoming, session)) throw new Refusal('host_key_invalid');
    await session.notePrinted();
    return c.body(null, 204);
  });

  app.get('/:sessionCode/rehearsal', async (c) => {
    const rehearsal = await rehearsals.get(c.req.param('sessionCode'));
    if (!isFromHost(c.env.incoming, rehearsal)) throw new Refusal('host_key_invalid');
    return answerFresh(c, await rehearsal.report());
  });

  app.get('/:sessionCode/results', async (c) =>
    answerResults(c, await sessions.getWithResults(c.req.param('sessionCode'))),
  );
  return app;
}

/** By format. A summary says of which evening the results are. */
const RESULT_TYPES = { ...CONTENT_TYPES, json: 'application/json', summary: 'application/json' };
type ResultFormat = keyof typeof RESULT_TYPES;

/** What a host takes home of a game, for whoever shows the key of one of the session's host devices. */
async function answerResults(c: HttpContext, session: LiveSession): Promise<Response> {
  const { record, views } = session;
  if (!isFromHost(c.env.incoming, session)) throw new Refusal('host_key_invalid');
  const format = c.req.query('format') ?? '';
  if (!isFormat(format)) throw new Refusal('invalid_arguments');
  const language = languageOf(c);
  const name = encodeURIComponent(fileName(record, format, language));
  return c.body(await writeResults(record, views.results(), format, language), 200, {
    ...NOT_STORED,
    'content-type': RESULT_TYPES[format],
    // Names a file beyond ASCII as RFC 6266 has it.
    'content-disposition': `attachment; filename="results.${format}"; filename*=UTF-8''${name}`,
    'content-language': language,
    vary: 'Accept-Language',
  });
}

async function writeResults(
  { quizName, createdAt, endedAt }: SessionRecord,
  results: GameResults,
  format: ResultFormat,
  language: Language,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const summary: ResultsSummary = {
    quizName,
    openedAt: new Date(createdAt).toISOString(),
    ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
  };
  if (format === 'summary') return JSON.stringify(summary);
  if (format === 'json') return JSON.stringify({ ...summary, ...results });
  const tables = resultTables(results, language);
  return format === 'csv' ? writeCsv(tables, language) : writeSpreadsheet(tables);
}

function isFormat(format: string): format is ResultFormat {
  return Object.hasOwn(RESULT_TYPES, format);
}

function languageOf(c: HttpContext): Language {
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...SPOKEN_LANGUAGES],
    default: 'de',
    // Best first; the variant of a region counts as its language.
    match: (list) => firstSpoken(list.filter(({ q }) => q > 0).map(({ type }) => type)) ?? 'de',
  });
  const asked = c.req.query('lang');
  return [asked, accepted].find(isLanguage) ?? 'de';
}

function fileName({ quizName, createdAt }: SessionRecord, format: ResultFormat, language: Language): string {
  // Sweden writes dates in the order of ISO 8601, here in the machine's own time zone.
  const day = new Date(createdAt).toLocaleDateString('sv-SE');
  return fileNameOf([serverTexts[language].results.file, day, quizName], format);
}
