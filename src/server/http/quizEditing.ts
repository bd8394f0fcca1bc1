import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Trash } from '../../contract/quizFiles';
import type { Hosting } from '../access/hosting';
import { isObject } from '../../game/quiz/faults';
import type { MediaUploads } from '../quizzes/mediaUploads';
import { MAX_QUIZ_FILE_BYTES, quizProblems } from '../quizzes/quizFile';
import { QuizChanged, type ChangeOf, type QuizStore } from '../quizzes/quizStore';
import type { QuizTrash } from '../quizzes/quizTrash';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions/sessions';
import { hasTag } from './clientFiles';
import type { Pages } from './pages';
import { answerProblem } from './problems';
import { languageOf } from './quizFiles';
import { prefersHtml } from './rest';

const NOT_STORED = { 'cache-control': 'no-store' };
const BROKEN = 'The quiz file is there, and was changed to something that cannot be read as a quiz.';
const TOO_LARGE = 'A quiz can have 1 MiB at most.';

export interface QuizEditingParts {
  store: QuizStore;
  trash: QuizTrash;
  uploads: MediaUploads;
  sessions: Sessions;
  hosting: Hosting;
  pages: Pages;
}

/** What the workshop reads and changes, below `/quizzes`, for those who may host. */
export function createQuizEditing({ store, trash, uploads, sessions, hosting, pages }: QuizEditingParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  /** Nobody else learns even whether there is such a quiz. */
  const onlyHosts: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    hosting.checkOpening(c.env.incoming);
    await next();
  };

  app.get('/trash', onlyHosts, async (c) => c.json(await readTrash(trash, uploads), 200, NOT_STORED));

  app.post('/trash/:trashId/restore', onlyHosts, async (c) => {
    const quizId = await trash.restore(c.req.param('trashId'));
    return c.json({ quizId }, 201, NOT_STORED);
  });

  // A browser that opens or reloads the workshop asks for the same address as the client's call.
  app.get('/:quizId', async (c, next) => {
    c.header('Vary', 'Accept', { append: true });
    return prefersHtml(c) ? pages.host(c) : next();
  });

  app.get('/:quizId', onlyHosts, async (c) => {
    const { bytes, etag } = await store.read(c.req.param('quizId'));
    return c.body(new Uint8Array(bytes), 200, {
      ...NOT_STORED,
      'content-type': 'application/json',
      etag,
    });
  });

  const limitBody = bodyLimit({
    maxSize: MAX_QUIZ_FILE_BYTES,
    onError: (c) => answerProblem(c, 'body_too_large', TOO_LARGE),
  });

  app.post('/', onlyHosts, limitBody, (c) => answerCreation(c, { store, sessions }));
  app.put('/:quizId', onlyHosts, limitBody, (c) => answerSave(c, c.req.param('quizId'), { store, sessions }));

  app.delete('/:quizId', onlyHosts, async (c) => {
    await trash.delete(c.req.param('quizId'), changeOfRequest(c));
    return c.body(null, 204);
  });

  app.onError(answerFailure);
  return app;
}

/** What the quiz files' own refusals add to their codes. */
function answerFailure(error: Error, c: Context): Response {
  if (error instanceof QuizChanged)
    return answerProblem(c, 'quiz_changed', error.isBroken ? BROKEN : undefined, { etag: error.etag });
  if (error instanceof Refusal && error.code === 'body_too_large')
    return answerProblem(c, 'body_too_large', TOO_LARGE);
  throw error;
}

type StoringParts = Pick<QuizEditingParts, 'store' | 'sessions'>;

function answerCreation(c: Context, { store, sessions }: StoringParts): Promise<Response> {
  return withQuizOf(c, async (source) => {
    const { quizId, etag } = await store.add(source, String(source.quizName));
    await sessions.refreshQuizzes();
    const location = `/quizzes/${encodeURIComponent(quizId)}`;
    return c.json({ quizId, etag }, 201, { ...NOT_STORED, etag, location });
  });
}

async function readTrash(trash: QuizTrash, uploads: MediaUploads): Promise<Trash> {
  const [deleted, unused] = await Promise.all([trash.list(), uploads.unused()]);
  const media = unused.map((file) => {
    const quiz = deleted.find((each) => each.media.some(({ fileName }) => fileName === file.fileName));
    return { ...file, ...(quiz && { quizName: quiz.quizName }) };
  });
  const quizzes = deleted.map(({ trashId, quizName, deletedAt }) => ({ trashId, quizName, deletedAt }));
  return { quizzes, media };
}

async function answerSave(c: Context, quizId: string, { store, sessions }: StoringParts): Promise<Response> {
  const changeOf = changeOfRequest(c);
  if (!changeOf) throw new Refusal('precondition_required');
  return withQuizOf(c, async (source) => {
    const { etag, isNew } = await store.save(quizId, source, changeOf);
    await sessions.refreshQuizzes();
    return c.json({ quizId, etag }, isNew ? 201 : 200, { ...NOT_STORED, etag });
  });
}

/** Answers with the quiz that the request brings, or says all that keeps it from being played. */
async function withQuizOf(
  c: Context,
  answer: (source: Record<string, unknown>) => Promise<Response>,
): Promise<Response> {
  const source: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(source))
    return answerProblem(c, 'invalid_body', 'The body must be the JSON object of a quiz.');
  const problems = quizProblems(source, languageOf(c));
  return problems.length ? answerProblem(c, 'quiz_invalid', undefined, { problems }) : answer(source);
}

/** What a request says that its change is made to; undefined where it does not say. */
function changeOfRequest(c: Context): ChangeOf | undefined {
  const known = c.req.header('If-Match');
  if (known !== undefined) return (etag) => known.trim() === '*' || hasTag(known, etag);
  return c.req.header('If-None-Match')?.trim() === '*' ? 'nothing' : undefined;
}
