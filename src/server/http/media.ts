import type { Socket } from 'node:net';
import { Hono } from 'hono';
import type { Log } from '../../session/ports';
import { checkId } from '../files/documents';
import { readPart, type Part, type SendableFile } from '../quizzes/media/mediaFolder';
import { checkFileName, QUIZ_MEDIA, type UploadRules } from '../quizzes/media/uploads';
import { sessionCodeOf } from '../quizzes/media/sessionMedia';
import { Refusal } from '../../session/refusal';
import {
  answerFresh,
  answerProblem,
  bodyOf,
  hasTag,
  isFromHost,
  onlyEditors,
  onlyHosts,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import { allowSlowBody } from './httpServer';

/**
 * Serves the media that questions show. Once a question was asked, everybody who knows the address may read
 * its media; before that only the session's hosts may, and nobody else learns whether the address exists.
 */
export function createSessionMedia({ kept: { media }, sessions, log }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const session = await sessions.find(sessionCodeOf(name));
    const named = media.find(name);
    const mayRead =
      session && named && (session.views.isFileAsked(named.fileName) || isFromHost(c.env.incoming, session));
    const file = mayRead && (await media.read(named));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });
  return app;
}

/** Serves the media that quizzes can name, to hosts. A quiz need not be stored before its first picture. */
export function createQuizMedia(parts: AppParts): HttpApp {
  const { kept, hosting, log } = parts;
  const { uploads, mediaFolder } = kept;
  const editors = onlyEditors(hosting, kept.holdQuizzes);
  const app: HttpApp = new Hono();
  const path = '/:quizId/media/:file';

  app.use(path, onlyHosts(hosting));
  app.use(path, async (c, next) => {
    checkId(c.req.param('quizId'));
    checkFileName(c.req.param('file'));
    await next();
  });

  app.put(path, editors, (c) =>
    answerUpload(c, QUIZ_MEDIA, (content) => uploads.put(c.req.param('file'), content)),
  );

  app.get(path, async (c) => {
    const file = await mediaFolder.find(c.req.param('file').normalize('NFC'));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });

  app.delete(path, editors, async (c) => {
    await uploads.delete(c.req.param('file'));
    return c.body(null, 204);
  });
  return app;
}

/** Stores the uploaded file as it arrives, and answers with the name that it was given. */
export async function answerUpload(
  c: HttpContext,
  { maxBytes, tooLarge }: UploadRules,
  store: (content: AsyncIterable<Uint8Array>) => Promise<{ fileName: string; isNew: boolean }>,
): Promise<Response> {
  if (Number(c.req.header('Content-Length')) > maxBytes) throw new Refusal('file_too_large', tooLarge);
  allowSlowBody(c.env.incoming);
  const { fileName, isNew } = await store(bodyOf(c));
  return answerFresh(c, { fileName }, isNew ? 201 : 200);
}

/** The connections on which a file is being sent. */
const busy = new WeakSet<Socket>();

/** Answers with a file, or the requested part of it, without holding all of it in memory. */
export function answerMedia(c: HttpContext, file: SendableFile, log: Log): Response {
  const { incoming, outgoing } = c.env;
  const { socket } = incoming;
  // Each answer holds a piece in memory until it is read. Browsers ask for one after the other.
  if (busy.has(socket)) {
    socket.destroy();
    return c.body(null, 503);
  }
  busy.add(socket);
  outgoing.on('close', () => busy.delete(socket));
  const { version, size, contentType } = file;
  const etag = `"${version}"`;
  c.header('ETag', etag);
  // A host may replace a picture while trying a quiz out.
  c.header('Cache-Control', 'no-cache');
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  const asked = (c.req.header('If-Range') ?? etag) === etag ? c.req.header('Range') : undefined;
  const part = readRange(asked, size);
  const sent = part ?? { first: 0, last: size - 1 };
  c.header('Content-Type', contentType);
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Length', String(sent.last - sent.first + 1));
  if (part) c.header('Content-Range', `bytes ${part.first}-${part.last}/${size}`);
  return c.body(streamOf(c, file, sent, log), part ? 206 : 200);
}

/** Streams a file until the caller leaves, or has read nothing for `answerTimeoutMs`. */
function streamOf(c: HttpContext, file: SendableFile, part: Part, log: Log): ReadableStream<Uint8Array> {
  const pieces = readPart(file, part);
  let missing = part.last - part.first + 1;
  let isWanted = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value } = await pieces.next();
          if (!value) throw new Error(`${file.path} became shorter while it was being sent`);
          controller.enqueue(value);
          missing -= value.byteLength;
          // Closes with the last byte, not after it, so that the caller can ask for another file at once.
          if (missing > 0) return;
          controller.close();
          await pieces.return(undefined);
        } catch (error) {
          if (!isWanted) return;
          // A failing stream would send its error, which contains the file's name.
          log('warn', `A media file could not be sent in full: ${String(error)}`, 'media file');
          c.env.incoming.socket.destroy();
        }
      },
      async cancel() {
        isWanted = false;
        await pieces.return(undefined);
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}

/** Returns the bytes of a Range header; undefined means all, which HTTP allows if we cannot serve the range. */
function readRange(header: string | undefined, size: number): Part | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : undefined;
}
