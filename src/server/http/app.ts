import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { introductionOf } from '../access/internalCalls';
import { callerOf } from '../access/caller';
import { isHiddenCrossSite } from '../access/origins';
import { METRICS_TYPE } from '../metrics';
import { MEDIA_PATH } from '../quizzes/media/sessionMedia';
import { Elsewhere, Refusal } from '../../session/refusal';
import { answerProblem, NOT_STORED, prefersHtml, type HttpApp, type HttpContext } from './answers';
import { createHealth } from './health';
import { createQuizMedia, createSessionMedia } from './media';
import { createNetwork, createWifi } from './network';
import { answerFile, PAGES } from './pages';
import { createQuestions } from './questions';
import { createQuizzes } from './quizzes';
import { createEvenings } from './results';
import { createSeasons } from './seasons';
import { securityHeaders } from './securityHeaders';
import { createServer } from './server';
import { createSessions } from './sessions';
import { createVenue } from './venue';
import type { AppParts } from './appParts';

/** Returns the whole HTTP app: access checks, then REST, negotiation, pages and files. */
export function createApp(parts: AppParts): HttpApp {
  const { origins, pages, files, metrics, hosting } = parts;
  const app: HttpApp = new Hono();
  app.use(async (c, next) => {
    await next();
    const code = c.get('refusal');
    if (code) metrics.refused(code);
  });
  app.use(securityHeaders(pages.scriptHashes));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethods }));
  // Before the checks of Host and Origin: a balancer uses any address or name.
  app.route('/health', createHealth(parts));
  app.use(async (c, next) => {
    // The other process has already checked this.
    if (introductionOf(c.env.incoming.headers)) return next();
    if (!origins.allowsHost(c.req.header('host'))) return answerProblem(c, 'host_refused');
    if (!origins.allowsOrigin(c.req.header('origin'))) return answerProblem(c, 'origin_refused');
    if (isHiddenCrossSite(c)) return answerProblem(c, 'origin_refused');
    return next();
  });
  for (const { file, address } of Object.values(PAGES)) app.get(file, (c) => c.redirect(address));
  // Before CORS, whose headers make hono copy each answer; no page of another site needs these files.
  app.use((c, next) => {
    const file = /^(GET|HEAD)$/.test(c.req.method) && files.get(c.req.path);
    return file ? Promise.resolve(answerFile(c, file)) : next();
  });
  // SignalR's client sends credentials, so the answer names the caller's origin instead of `*`.
  app.use(
    cors({
      origin: (origin) => origin || null,
      credentials: true,
      maxAge: 600,
      exposeHeaders: ['ETag', 'Content-Disposition'],
    }),
  );
  // For Prometheus here or with the server's key: nobody else needs to know how many play.
  app.get('/metrics', (c) => {
    hosting.checkServerRight(c.env.incoming);
    return c.body(metrics.write(), 200, { ...NOT_STORED, 'content-type': METRICS_TYPE });
  });
  app.route('/server', createServer(parts));
  app.route('/session', createSessions(parts));
  app.route('/quizzes', createQuizzes(parts));
  app.route('/quizzes', createQuizMedia(parts));
  app.route('/questions', createQuestions(parts));
  app.route('/venue', createVenue(parts));
  app.route('/seasons', createSeasons(parts));
  app.route('/evenings', createEvenings(parts));
  app.route('/network', createNetwork(parts));
  app.route('/wifi', createWifi(parts));
  app.route(MEDIA_PATH, createSessionMedia(parts));
  for (const path of parts.hubPaths) {
    app.post(`${path}/negotiate`, (c) => {
      if (!parts.isReady()) return answerProblem(c, 'server_closing');
      return parts.negotiate(path, new URL(c.req.url)) ?? answerProblem(c, 'not_found');
    });
  }
  servePages(app, parts);
  answerFailures(app, parts);
  return app;
}

/** Answers calls that fail, and those for which nothing is found. */
function answerFailures(app: HttpApp, parts: AppParts): void {
  const { files, pages, log } = parts;
  app.notFound((c) => {
    if (files.has(c.req.path)) return answerMethods(c, ['GET', 'HEAD']);
    const wantsPage = c.req.method === 'GET' && prefersHtml(c);
    return wantsPage ? pages.answer(c, 'host', 404) : answerProblem(c, 'not_found');
  });
  app.onError((error, c) => {
    if (error instanceof Elsewhere) return handOn(c, error, parts, app);
    if (error instanceof Refusal) return answerProblem(c, error.code, error.detail, error.more);
    // Nobody reads the answer, and nothing has failed here.
    if (error === c.env.incoming.errored) return answerProblem(c, 'body_incomplete');
    const { stack = error.message } = error;
    log('error', `${c.req.method} ${c.req.path}: ${stack}`, stack);
    return answerProblem(c, 'internal_error');
  });
}

/** Answers a call whose method its address does not support. */
function answerMethods(c: Context, methods: readonly string[]): Response {
  const response = answerProblem(c, 'method_not_allowed');
  response.headers.set('Allow', methods.join(', '));
  return response;
}

/** Whoever opens a page for phones counts as a device that has reached the server. */
function servePages(app: HttpApp, { pages, wayIn }: AppParts): void {
  for (const path of ['/', '/session', '/session/:sessionCode/stage', '/first-evening', '/rehearsals/*'])
    app.get(path, (c) => pages.answer(c, 'host'));
  app.get('/remote/*', (c) => pages.answer(c, 'remote'));
  app.get('/join/*', (c) => {
    wayIn.phones.note(c.env.incoming);
    return pages.answer(c, 'player');
  });
  app.get('/preview', (c) => pages.answer(c, 'projectorPreview'));
  app.get('/preview/phone', (c) => pages.answer(c, 'phonePreview'));
}

/** In milliseconds: the owner may be gone, which becomes known when its lease has expired. */
const HAND_ON_EVERY_MS = 250;
const HAND_ON_TRIES = 40;
const handedOn = new WeakMap<object, number>();

/** Answers as the process that owns the resource does; if it is gone, looks for the owner again. */
async function handOn(
  c: HttpContext,
  { origin }: Elsewhere,
  parts: AppParts,
  app: HttpApp,
): Promise<Response> {
  const { incoming } = c.env;
  // Whoever handed the call on will look for the owner again.
  if (introductionOf(incoming.headers)) return answerProblem(c, 'server_closing');
  const introduction = {
    address: callerOf(incoming, parts.proxies),
    hasServerRight: parts.hosting.hasServerRight(incoming),
  };
  const response = await parts.relay?.(incoming, origin, introduction);
  if (response) return response;
  const tries = (handedOn.get(incoming) ?? 0) + 1;
  handedOn.set(incoming, tries);
  if (incoming.readableDidRead || tries > HAND_ON_TRIES) return answerProblem(c, 'server_closing');
  await wait(HAND_ON_EVERY_MS);
  return app.fetch(c.req.raw, c.env);
}
