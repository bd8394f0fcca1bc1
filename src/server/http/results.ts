import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { fileNameOf } from '../../contract/fileName';
import type { ResultsSummary } from '../../contract/resultsSummary';
import { shownSecret } from '../access/hosting';
import { writeCsv } from '../results/resultFiles';
import { resultTables } from '../results/resultTables';
import { RESULT_LANGUAGES, resultTexts, type ResultLanguage } from '../results/resultTexts';
import { writeSpreadsheet } from '../results/resultFiles';
import type { GameResults } from '../results/gameResults';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions/sessions';
import type { SessionRecord } from '../store/sessionDocuments';

type ResultsContext = Context<{ Bindings: HttpBindings }>;

export interface ResultsParts {
  sessions: Sessions;
}

/** By format. A summary says of which evening the results are. */
const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  summary: 'application/json',
};
type ResultFormat = keyof typeof CONTENT_TYPES;

/** What a host takes home of a game, for whoever shows the key of one of the session's host devices. */
export function serveResults({ sessions }: ResultsParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/session/:sessionCode/results', async (c) => {
    const { record, devices, views } = sessions.getWithResults(c.req.param('sessionCode'));
    const hostKey = shownSecret(c.env.incoming);
    if (hostKey === undefined || devices.withKey(hostKey) === undefined)
      throw new Refusal('host_key_invalid');
    const format = c.req.query('format') ?? '';
    if (!isFormat(format)) throw new Refusal('invalid_arguments');
    const language = languageOf(c);
    const body = await writeResults(record, views.results(), format, language);
    return c.body(body, 200, {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': attachment(format, fileName(record, format, language)),
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    });
  });
  return app;
}

async function writeResults(
  { quizName, createdAt, endedAt }: SessionRecord,
  results: GameResults,
  format: ResultFormat,
  language: ResultLanguage,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const summary: ResultsSummary = {
    quizName,
    openedAt: new Date(createdAt).toISOString(),
    ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
  };
  if (format === 'summary') return JSON.stringify(summary);
  if (format === 'json') return JSON.stringify({ ...summary, ...results });
  const tables = resultTables(results, resultTexts[language]);
  return format === 'csv' ? writeCsv(tables, language) : writeSpreadsheet(tables);
}

function isFormat(format: string): format is ResultFormat {
  return Object.hasOwn(CONTENT_TYPES, format);
}

function languageOf(c: ResultsContext): ResultLanguage {
  const asked = known(c.req.query('lang') ?? '');
  if (asked) return asked;
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...RESULT_LANGUAGES],
    default: 'de',
    // Best first; the variant of a region counts as its language.
    match: (list) => list.map(({ type }) => type.slice(0, 2).toLowerCase()).find(known) ?? 'de',
  });
  return known(accepted) ?? 'de';
}

function known(language: string): ResultLanguage | undefined {
  return RESULT_LANGUAGES.find((each) => each === language);
}

function fileName(
  { quizName, createdAt }: SessionRecord,
  format: ResultFormat,
  language: ResultLanguage,
): string {
  // Sweden writes dates in the order of ISO 8601, here in the machine's own time zone.
  const day = new Date(createdAt).toLocaleDateString('sv-SE');
  return fileNameOf([resultTexts[language].file, day, quizName], format);
}

/** Names a file beyond ASCII as RFC 6266 has it. */
function attachment(format: ResultFormat, name: string): string {
  return `attachment; filename="results.${format}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
