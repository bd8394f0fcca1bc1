import { accepts } from 'hono/accepts';
import { fileNameOf } from '../../contract/fileName';
import { firstSpoken, isLanguage, type Language, SPOKEN_LANGUAGES } from '../../contract/languages';
import type { ResultsSummary } from '../../contract/resultsSummary';
import { Refusal } from '../refusal';
import type { GameResults } from '../results/storedResults';
import { writeCsv, writeSpreadsheet, resultTables } from '../results/resultFiles';
import { serverTexts } from '../texts/texts';
import { answerDownload, answerFresh, CONTENT_TYPES, type HttpContext } from './answers';
import type { Turns } from './turns';

/** By format. A summary says of which evening the results are. */
const RESULT_TYPES = { ...CONTENT_TYPES, json: 'application/json', summary: 'application/json' };
type ResultFormat = keyof typeof RESULT_TYPES;

/** Of which evening results are. Times are milliseconds since 1970. */
interface ResultsOf {
  /** Of the last quiz. */
  quizName: string;
  openedAt: number;
  /** Undefined while the session lasts. */
  endedAt: number | undefined;
}

/** Answers with what a host takes home of an evening, in the format that the request asks for. */
export async function answerResults(
  c: HttpContext,
  exports: Turns,
  of: ResultsOf,
  collect: () => GameResults | Promise<GameResults>,
): Promise<Response> {
  const format = c.req.query('format') ?? '';
  if (!isFormat(format))
    throw new Refusal('invalid_arguments', `format: one of ${Object.keys(RESULT_TYPES).join(', ')}`);
  const language = acceptedLanguage(c);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  if (format === 'summary') return answerFresh(c, summaryOf(of));
  return exports.run(c, async () =>
    answerDownload(c, {
      fileName: fileName(of, format, language),
      contentType: RESULT_TYPES[format],
      bytes: await writeResults(of, await collect(), format, language),
    }),
  );
}

function summaryOf({ quizName, openedAt, endedAt }: ResultsOf): ResultsSummary {
  return {
    quizName,
    openedAt: new Date(openedAt).toISOString(),
    ...(endedAt !== undefined && { endedAt: new Date(endedAt).toISOString() }),
  };
}

async function writeResults(
  of: ResultsOf,
  results: GameResults,
  format: Exclude<ResultFormat, 'summary'>,
  language: Language,
): Promise<Uint8Array> {
  if (format === 'json') return Buffer.from(JSON.stringify({ ...summaryOf(of), ...results }));
  const tables = resultTables(results, language);
  return format === 'csv' ? Buffer.from(writeCsv(tables, language)) : writeSpreadsheet(tables);
}

function isFormat(format: string): format is ResultFormat {
  return Object.hasOwn(RESULT_TYPES, format);
}

/** The language that the address asks for, or else the best that the browser takes. */
function acceptedLanguage(c: HttpContext): Language {
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

function fileName({ quizName, openedAt }: ResultsOf, format: ResultFormat, language: Language): string {
  // Sweden writes dates in the order of ISO 8601, here in the machine's own time zone.
  const day = new Date(openedAt).toLocaleDateString('sv-SE');
  return fileNameOf([serverTexts[language].results.file, day, quizName], format);
}
