import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { serveMedia, type MediaParts } from './media';
import { answerFile, type ClientFiles } from './clientFiles';
import { isHiddenCrossSite } from '../access/crossSite';
import type { Origins } from '../access/origins';
import { MEDIA_PATH } from '../quizzes/sessionMedia';
import { answerProblem } from './problems';
import { createQuizEditing, type QuizEditingParts } from './quizEditing';
import { createQuizMedia, type QuizMediaParts } from './quizMedia';
import { createQuizFiles, type QuizFilesParts } from './quizFiles';
import { Refusal } from '../refusal';
import { createRest, prefersHtml, type RestParts } from './rest';
import { serveResults, type ResultsParts } from './results';
import { securityHeaders } from './securityHeaders';

export interface AppParts
  extends RestParts, MediaParts, ResultsParts, QuizFilesParts, QuizEditingParts, QuizMediaParts {
  origins: Origins;
  files: ClientFiles;
  hubPaths: readonly string[];
  /** Answers a SignalR client's POST to `{hubPath}/negotiate`. */
  negotiate(hubPath: string, url: URL): Response | undefined;
}

/** Everything that is asked over HTTP: who may ask at all, then REST, negotiation, pages and files. */
export function createApp(parts: AppParts): Hono {
  const { origins, pages, files, log } = parts;
  const app = new Hono();
  app.use(securityHeaders(pages.scriptHashes));
  app.use(async (c, next) => {
    if (!origins.allowsHost(c.req.header('host'))) return answerProblem(c, 'host_refused');
    if (!origins.allowsOrigin(c.req.header('origin'))) return answerProblem(c, 'origin_refused');
    if (isHiddenCrossSite(c)) return answerProblem(c, 'origin_refused');
    return next();
  });
  app.get('/index.html', (c) => c.redirect('/'));
  app.get('/src/host/remote.html', (c) => c.redirect('/'));
  app.get('/src/player/index.html', (c) => c.redirect('/join'));
  app.get('/src/host/preview.html', (c) => c.redirect('/preview'));
  app.get('/src/player/preview.html', (c) => c.redirect('/preview/phone'));
  // Before CORS, whose headers make hono copy each answer; no page of another site needs these files.
  app.get('*', (c, next) => {
    const file = files.get(c.req.path);
    return file ? answerFile(c, file) : next();
  });
  // SignalR's client sends credentials and headers of its own, so the answer names the caller instead of `*`.
  app.use(
    cors({
      origin: (origin) => origin || null,
      credentials: true,
      maxAge: 600,
      exposeHeaders: ['ETag', 'Content-Disposition'],
    }),
  );
  app.route('/', createRest(parts));
  app.route('/', serveResults(parts));
  app.route('/quizzes', createQuizFiles(parts));
  app.route('/quizzes', createQuizEditing(parts));
  app.route('/quizzes', createQuizMedia(parts));
  app.route(MEDIA_PATH, serveMedia(parts));
  for (const path of parts.hubPaths) {
    app.post(
      `${path}/negotiate`,
      (c) => parts.negotiate(path, new URL(c.req.url)) ?? answerProblem(c, 'not_found'),
    );
  }
  app.get('/', (c) => pages.host(c));
  app.get('/session', (c) => pages.host(c));
  app.get('/remote/*', (c) => pages.remote(c));
  app.get('/join/*', (c) => pages.player(c));
  app.get('/preview', (c) => pages.projectorPreview(c));
  app.get('/preview/phone', (c) => pages.phonePreview(c));
  app.notFound((c) =>
    c.req.method === 'GET' && prefersHtml(c) ? pages.host(c, 404) : answerProblem(c, 'not_found'),
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerProblem(c, error.code);
    const { stack = error.message } = error;
    log('error', `${c.req.method} ${c.req.path}: ${stack}`, stack);
    return answerProblem(c, 'internal_error');
  });
  return app;
}
