import type { ErrorCode } from '../contract/errors';
import { Refusal } from '../session/refusal';
import type { PageGround } from './ground';

/** A request that a page makes, taken apart. */
interface Call {
  method: string;
  /** The path's parts, decoded. */
  path: readonly string[];
  query: URLSearchParams;
  request: Request;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  not_found: 404,
  session_not_found: 404,
  quiz_not_found: 404,
};

/** Answers what a page asks its server for, without one: from what the page itself has in its memory. */
export class PageServer {
  readonly #ground: PageGround;
  readonly #language: string;

  constructor(ground: PageGround, language: string) {
    this.#ground = ground;
    this.#language = language;
  }

  /** In place of the browser's own. Nothing leaves the page. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    try {
      return await this.#answer({ method: request.method, path, query: url.searchParams, request });
    } catch (error) {
      if (error instanceof Refusal) return problem(error.code);
      return problem('internal_error');
    }
  };

  async #answer({ method, path, request }: Call): Promise<Response> {
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
        return json(await this.#open((await request.json()) as { quizId: string }));
      case 'GET session':
        if (second === undefined || third !== undefined) break;
        return json(await this.#ground.read(second));
      case 'GET quizzes':
        if (second !== undefined) break;
        return json({ quizzes: [] });
    }
    throw new Refusal('not_found');
  }

  #open({ quizId }: { quizId: string }) {
    return this.#ground.create(quizId, { teams: 12, language: this.#language });
  }
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function problem(code: ErrorCode): Response {
  const status = STATUS[code] ?? 500;
  return json({ type: 'about:blank', title: code, status, detail: '', code }, status, {
    'content-type': 'application/problem+json',
  });
}
