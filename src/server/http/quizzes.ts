import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { EXPORT_FORMATS, MAX_IMPORT_BYTES, type Trash } from '../../contract/quizFiles';
import type { QuizSource } from '../../contract/question';
import { isObject } from '../../kinds/faults';
import { MAX_JSON_BYTES } from '../disk';
import { exportQuiz } from '../quizzes/formats/exportQuiz';
import { exportTemplate } from '../quizzes/formats/template';
import { withMediaRemarks } from '../quizzes/importing/importer';
import type { MediaUploads } from '../quizzes/media/mediaUploads';
import { quizProblems } from '../quizzes/quizFile';
import type { QuizTrash } from '../quizzes/quizTrash';
import { FileChanged } from '../quizzes/storedFile';
import { Refusal } from '../refusal';
import {
  answerDownload,
  answerFresh,
  answerImport,
  answerProblem,
  changeOfRequest,
  languageOf,
  NOT_STORED,
  onlyEditors,
  onlyHosts,
  prefersHtml,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';

const BROKEN = 'The quiz file is there, and was changed to something that cannot be read as a quiz.';
const TOO_LARGE = 'A quiz can have 1 MiB at most.';

/** The calls below `/quizzes`: the list for everybody; reading, changing, importing and exporting for hosts. */
export function createQuizzes(parts: AppParts): HttpApp {
  const { quizzes, store, trash, uploads, sessions, pages, importer, imports, mediaFolder } = parts;
  const app: HttpApp = new Hono();
  const hostsAlone = onlyHosts(parts.hosting);
  const editors = onlyEditors(parts.hosting, parts.holdQuizzes);

  app.get('/', async (c) => {
    await sessions.refreshQuizzes();
    return answerFresh(c, { quizzes: quizzes.summaries });
  });

  // An import stores nothing.
  const limitImport = bodyLimit({
    maxSize: MAX_IMPORT_BYTES,
    onError: (c) => answerProblem(c, 'file_too_large'),
  });
  app.post('/import', hostsAlone, limitImport, (c) =>
    answerImport(c, importer, imports, (imported) => withMediaRemarks(imported, mediaFolder, languageOf(c))),
  );
  app.get('/import/template', hostsAlone, (c) => answerTemplate(c, parts));
  app.get('/:quizId/export', hostsAlone, (c) => answerExport(c, c.req.param('quizId'), parts));

  app.get('/:quizId/played', hostsAlone, async (c) => {
    await sessions.refreshQuizzes();
    const quiz = quizzes.get(c.req.param('quizId'));
    if (!quiz) throw new Refusal('quiz_not_found');
    return answerFresh(c, { played: await parts.played.ofQuiz(quiz.source) });
  });

  app.get('/trash', hostsAlone, async (c) => answerFresh(c, await readTrash(trash, uploads)));
  app.post('/trash/:trashId/restore', editors, async (c) => {
    const quizId = await trash.restore(c.req.param('trashId'));
    return answerFresh(c, { quizId }, 201);
  });

  // A browser that opens or reloads the workshop asks for the same address as the client's call.
  app.get('/:quizId', async (c, next) => {
    c.header('Vary', 'Accept', { append: true });
    return prefersHtml(c) ? pages.answer(c, 'host') : next();
  });
  app.get('/:quizId/print', (c) => pages.answer(c, 'host'));
  app.get('/:quizId', hostsAlone, async (c) => {
    const { bytes, etag } = await store.read(c.req.param('quizId'));
    const headers = { ...NOT_STORED, 'content-type': 'application/json', etag };
    return c.body(new Uint8Array(bytes), 200, headers);
  });

  const limitQuiz = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: (c) => answerProblem(c, 'body_too_large', TOO_LARGE),
  });
  app.post('/', editors, limitQuiz, (c) => answerCreation(c, parts));
  app.put('/:quizId', editors, limitQuiz, (c) => answerSave(c, c.req.param('quizId'), parts));
  app.delete('/:quizId', editors, async (c) => {
    await trash.delete(c.req.param('quizId'), changeOfRequest(c));
    return c.body(null, 204);
  });

  app.onError(answerFailure);
  return app;
}

/** What the quiz files' own refusals add to their codes. */
function answerFailure(error: Error, c: Context): Response {
  if (error instanceof FileChanged)
    return answerProblem(c, 'quiz_changed', error.isBroken ? BROKEN : undefined, { etag: error.etag });
  if (error instanceof Refusal && error.code === 'body_too_large')
    return answerProblem(c, 'body_too_large', TOO_LARGE);
  throw error;
}

function answerCreation(c: Context, { store, sessions }: AppParts): Promise<Response> {
  return withQuizOf(c, async (source) => {
    const { quizId, etag } = await store.add(source, String(source.quizName));
    await sessions.refreshQuizzes();
    const location = `/quizzes/${encodeURIComponent(quizId)}`;
    return answerFresh(c, { quizId, etag }, 201, { etag, location });
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

async function answerSave(c: Context, quizId: string, { store, sessions }: AppParts): Promise<Response> {
  const changeOf = changeOfRequest(c);
  if (!changeOf) throw new Refusal('precondition_required');
  return withQuizOf(c, async (source) => {
    const { etag, isNew } = await store.save(quizId, source, changeOf);
    await sessions.refreshQuizzes();
    return answerFresh(c, { quizId, etag }, isNew ? 201 : 200, { etag });
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

function answerTemplate(c: HttpContext, { exports }: AppParts): Promise<Response> {
  return exports.run(c, async () => answerDownload(c, await exportTemplate(languageOf(c))));
}

async function answerExport(
  c: HttpContext,
  quizId: string,
  { quizzes, sessions, exports }: AppParts,
): Promise<Response> {
  const format = EXPORT_FORMATS.find((each) => each === c.req.query('format'));
  if (!format) throw new Refusal('invalid_arguments', `format: one of ${EXPORT_FORMATS.join(', ')}`);
  await sessions.refreshQuizzes();
  const quiz = quizzes.get(quizId);
  if (!quiz) throw new Refusal('quiz_not_found');
  return exports.run(c, async () => {
    const exported = await exportQuiz(quiz.source as QuizSource, format, languageOf(c));
    if (c.req.query('report') === '1') return answerFresh(c, { report: exported.report });
    return answerDownload(c, exported);
  });
}
