import type { ErrorCode } from '../contract/errors';
import { type Language, languageFor } from '../contract/languages';
import { isObject } from '../contract/parsed';
import type { QuizSource } from '../contract/question';
import type { ColumnChoice, ExportFormat, TemplateFormat } from '../contract/quizFiles';
import type { RehearsalRequest } from '../contract/rehearsal';
import type { QuizSummary } from '../contract/quizSummary';
import type { CreatedSession } from '../contract/toMonitors';
import { readQuiz } from '../game/quiz/readQuiz';
import { Refusal } from '../session/refusal';
import type { Rehearsals } from '../session/rehearsal/rehearsals';
import { createId } from '../session/secrets';
import type { PageGround } from './ground';
import type * as houseQuizzes from './houseQuizzes';
import { loadSamples, playable, summaryOf } from './pageQuizzes';

/** A request that a page makes, taken apart. */
interface Call {
  method: string;
  /** The path's parts, decoded. */
  path: readonly string[];
  query: URLSearchParams;
  request: Request;
}

/** What is called back. */
interface Told {
  /** Something was asked for that only a server can do. */
  need(): void;
  /** A session was opened: the phones join it. */
  open(sessionCode: string): void;
}

interface KeptQuiz {
  source: QuizSource;
  etag: string;
}

/** What `POST /session` is sent. */
interface CreateRequest {
  quizId: string;
  rehearsal?: RehearsalRequest;
}

/** The browser's own, from before this server took its place: for files that lie beside the page. */
const fetchFile = globalThis.fetch;

/** The version of a quiz that nobody has changed. */
const AS_IT_CAME = '"0"';
/** One of them comes late. */
const TEAMS = 12;

const STATUS: Partial<Record<ErrorCode, number>> = {
  not_found: 404,
  session_not_found: 404,
  quiz_not_found: 404,
  quiz_changed: 412,
  quiz_invalid: 422,
  import_failed: 422,
  columns_unknown: 422,
};

/** Answers what a page asks its server for, without one: from what the page itself has in its memory. */
export class PageServer {
  readonly #ground: PageGround;
  readonly #language: string;
  readonly #tell: Told;
  /** The rehearsals of this page, once one was opened. */
  #opened: Rehearsals | undefined;
  /** The quizzes that come with the program, and are only copied; loaded when the list is first asked for. */
  #house: typeof houseQuizzes | undefined;
  readonly #quizzes = new Map<string, KeptQuiz>();
  /** By an id of their own, the last deleted last. */
  readonly #deleted = new Map<string, { quizId: string; quiz: KeptQuiz; deletedAt: string }>();

  constructor(ground: PageGround, language: string, tell: Told) {
    this.#ground = ground;
    this.#language = language;
    this.#tell = tell;
  }

  /** In place of the browser's own. Nothing leaves the page. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    try {
      return await this.#answer({ method: request.method, path, query: url.searchParams, request });
    } catch (error) {
      if (error instanceof Refusal) return problem(error.code, error.detail, error.more);
      return problem('internal_error');
    }
  };

  async #answer(call: Call): Promise<Response> {
    const { method, path, query, request } = call;
    const [first, second, third] = path;
    switch (`${method} ${first}`) {
      case 'POST quizHub':
        return json({
          negotiateVersion: 1,
          connectionId: 'page',
          connectionToken: 'page',
          availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
        });
      case 'POST session':
        if (second !== undefined) break;
        return json(await this.open((await request.json()) as CreateRequest));
      case 'GET session':
        if (second === undefined) break;
        if (third === 'results') return this.#answerResults(second, query);
        if (third === 'rehearsal') return json(await (await (await this.#rehearsals()).get(second)).report());
        if (third !== undefined) break;
        return json(await this.#ground.read(second));
      case 'DELETE session': {
        const session = await this.#ground.find(second ?? '');
        if (!session) throw new Refusal('session_not_found');
        await session.end();
        return new Response(null, { status: 204 });
      }
      case 'GET wifi':
        return json({ wifi: null });
      case 'GET quizzes':
      case 'HEAD quizzes':
      case 'PUT quizzes':
      case 'POST quizzes':
      case 'DELETE quizzes': {
        const answer = await this.#answerQuizzes(call);
        if (answer) return answer;
      }
    }
    // What pages look for by themselves is only absent; for seasons, somebody has asked.
    if (method !== 'GET' || third !== undefined || first === 'seasons') this.#tell.need();
    throw new Refusal('not_found');
  }

  /** Sends what a host takes home from a game. */
  async #answerResults(sessionCode: string, query: URLSearchParams): Promise<Response> {
    const session = await this.#ground.find(sessionCode);
    if (!session) throw new Refusal('session_not_found');
    const results = session.views.results();
    const format = query.get('format');
    if (format !== 'csv' && format !== 'xlsx') return json(results);
    return file(await (await loadFormats()).writeResults(results, format, languageOf(query)));
  }

  /** Answers calls for quizzes, which are kept until the page is closed; nothing for those that need a server. */
  async #answerQuizzes({ method, path, query, request }: Call): Promise<Response | undefined> {
    const [, quizId, part] = path;
    if (quizId === 'trash') return this.#answerTrash(method, path);
    if (quizId === 'import') return this.#import({ method, part, query, request });
    await this.#keepSamples();
    if (quizId === undefined && method === 'GET') return json({ quizzes: this.#list() });
    if (part === 'media') return this.#answerMedia(method, path[3]);
    if (method === 'GET') {
      const kept = await this.#find(quizId ?? '');
      if (!kept) throw new Refusal('quiz_not_found');
      const { source, etag } = kept;
      if (part === undefined) return json(source, 200, { etag });
      if (part === 'played') return json({ played: [] });
      if (part !== 'export') return undefined;
      const format = query.get('format') as ExportFormat;
      const { bytes, report } = await (await loadFormats()).exportQuiz(source, format, languageOf(query));
      return query.get('report') === '1' ? json({ report }) : file(bytes);
    }
    if (method === 'HEAD') return undefined;
    if (method === 'DELETE') return part === undefined ? this.#delete(quizId ?? '') : undefined;
    const isNew = quizId === undefined;
    if (part !== undefined || isNew !== (method === 'POST')) return undefined;
    const source: unknown = await request.json();
    if (!isObject(source) || !readQuiz(source).ok)
      throw new Refusal('quiz_invalid', undefined, { problems: [] });
    const id = quizId ?? createId();
    const known = this.#quizzes.get(id);
    const expected = request.headers.get('if-match');
    if (known && expected !== null && expected !== known.etag)
      throw new Refusal('quiz_changed', undefined, { etag: known.etag });
    const etag = `"${createId()}"`;
    const quiz = { ...source, quizId: id } as unknown as QuizSource;
    this.#quizzes.set(id, { source: quiz, etag });
    this.#ground.keep(playable(id, quiz));
    return json({ quizId: id, etag }, known ? 200 : 201, { etag });
  }

  /** Lists the samples, once: one that was deleted stays away. */
  async #keepSamples(): Promise<void> {
    if (this.#house) return;
    const [samples, house] = await Promise.all([loadSamples(), import('./houseQuizzes')]);
    if (this.#house) return;
    this.#house = house;
    for (const [fileName, address] of house.HOUSE_FILES) this.#ground.media.set(fileName, address);
    for (const sample of samples) this.#quizzes.set(sample.quizId, { source: sample, etag: AS_IT_CAME });
  }

  #list(): QuizSummary[] {
    const house = (this.#house?.HOUSE_QUIZZES ?? []).filter(
      ({ quizId }) => !this.#quizzes.has(String(quizId)),
    );
    return [...[...this.#quizzes].map(([id, { source }]) => summaryOf(id, source)), ...house];
  }

  /** Returns a quiz that is kept here, or one that comes with the program. */
  async #find(quizId: string): Promise<KeptQuiz | undefined> {
    const kept = this.#quizzes.get(quizId);
    if (kept) return kept;
    const source = await this.#house?.loadHouseQuiz(quizId);
    return source && { source, etag: AS_IT_CAME };
  }

  /** Sends a file of a question, or says that there is one. */
  async #answerMedia(method: string, fileName = ''): Promise<Response | undefined> {
    const address = this.#ground.media.get(fileName);
    if (address === undefined) return undefined;
    if (method === 'HEAD') return new Response(null);
    return method === 'GET' ? fetchFile(address) : undefined;
  }

  #delete(quizId: string): Response {
    const quiz = this.#quizzes.get(quizId);
    if (!quiz) throw new Refusal('quiz_not_found');
    this.#quizzes.delete(quizId);
    this.#deleted.set(createId(), { quizId, quiz, deletedAt: new Date().toISOString() });
    return new Response(null, { status: 204 });
  }

  /** Lists what was deleted, and restores it or deletes it for good. */
  #answerTrash(method: string, [, , trashId = '', what]: readonly string[]): Response | undefined {
    if (method === 'GET') {
      const quizzes = [...this.#deleted].reverse().map(([id, { quiz, deletedAt }]) => ({
        trashId: id,
        quizName: quiz.source.quizName,
        deletedAt,
      }));
      return json({ quizzes, media: [] });
    }
    const deleted = this.#deleted.get(trashId);
    if (!deleted) throw new Refusal('quiz_not_found');
    this.#deleted.delete(trashId);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (what !== 'restore') return undefined;
    this.#quizzes.set(deleted.quizId, deleted.quiz);
    return json({ quizId: deleted.quizId }, 201);
  }

  /** Reads a file that a visitor imports, or returns a table to fill in. */
  async #import({
    method,
    part,
    query,
    request,
  }: Pick<Call, 'method' | 'query' | 'request'> & { part?: string }) {
    const language = languageOf(query);
    const formats = await loadFormats();
    if (method === 'GET' && part === 'template')
      return file(await formats.writeTemplate(language, query.get('format') as TemplateFormat));
    if (method !== 'POST' || part !== undefined) return undefined;
    const columns = query.get('columns')?.split(',') as ColumnChoice[] | undefined;
    const given = new File([await request.blob()], query.get('filename') ?? '');
    return json(
      await formats.readQuizFile(given, language, { columns, hidden: query.get('hidden') === '1' }),
    );
  }

  /** Opens a session of a quiz: a rehearsal, or an evening with twelve pretend teams. */
  async open({ quizId, rehearsal }: CreateRequest): Promise<CreatedSession> {
    const kept = await this.#find(quizId);
    if (kept) this.#ground.keep(playable(quizId, kept.source));
    const { session, hostKey } = rehearsal
      ? await (await this.#rehearsals()).open(quizId, rehearsal)
      : await this.#ground.openPretended(quizId, { teams: TEAMS, language: this.#language });
    this.#tell.open(session.code);
    return { ...session.views.describe(), hostKey };
  }

  async #rehearsals(): Promise<Rehearsals> {
    const { rehearsalsOn } = await import('./rehearsing');
    return (this.#opened ??= rehearsalsOn(this.#ground));
  }
}

async function loadFormats() {
  const formats = await import('./quizFiles');
  await formats.prepareFormats();
  return formats;
}

function languageOf(query: URLSearchParams): Language {
  return languageFor([query.get('lang') ?? '']);
}

function file(bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/octet-stream' } });
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function problem(code: ErrorCode, detail = '', more: object = {}): Response {
  const status = STATUS[code] ?? 500;
  return json({ type: 'about:blank', title: code, status, detail, code, ...more }, status, {
    'content-type': 'application/problem+json',
  });
}
