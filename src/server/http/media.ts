import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Log } from '../log';
import { faultOfFile, type Media } from '../quizzes/media';
import { mediaContentType } from '../quizzes/mediaTypes';
import { readRange } from './answerFile';
import { lookAtFile, readPieces, versionOf } from './filePieces';
import { answerProblem } from './problems';

type MediaContext = Context<{ Bindings: HttpBindings }>;

export interface MediaParts {
  media: Media;
  log: Log;
}

/** The media that questions show. Whoever was sent a question knows the address, and nobody else can guess it. */
export function serveMedia({ media, log }: MediaParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const busy = new WeakSet<Socket>();
  app.get('/:name', async (c, next) => {
    const { incoming, outgoing } = c.env;
    const { socket } = incoming;
    // Each answer holds a piece in memory until it is read. No browser asks for the next before it has the last.
    if (busy.has(socket)) {
      socket.destroy();
      return c.body(null, 503);
    }
    busy.add(socket);
    outgoing.on('close', () => busy.delete(socket));
    return next();
  });
  app.get('/:name', async (c) => {
    const path = media.find(c.req.param('name'));
    return path === undefined ? answerProblem(c, 'not_found') : answerMedia(c, path, log);
  });
  return app;
}

/** Answers with a file, or the part of it that is asked for, without having all of it in memory. */
async function answerMedia(c: MediaContext, path: string, log: Log): Promise<Response> {
  const stats = await lookAtFile(path);
  if (!stats || faultOfFile(stats)) return answerProblem(c, 'not_found');
  const version = versionOf(stats);
  const etag = `"${version}"`;
  c.header('ETag', etag);
  // A host may replace a picture while trying a quiz out.
  c.header('Cache-Control', 'no-cache');
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  const asked = (c.req.header('If-Range') ?? etag) === etag ? c.req.header('Range') : undefined;
  const part = readRange(asked, stats.size);
  const sent = part ?? { first: 0, last: stats.size - 1 };
  c.header('Content-Type', mediaContentType(path));
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Length', String(sent.last - sent.first + 1));
  if (part) c.header('Content-Range', `bytes ${part.first}-${part.last}/${stats.size}`);
  // A stream that fails would send its error, which tells the file's name.
  const failed = (error: unknown): void => {
    log('warn', `a media file is not sent to its end: ${String(error)}`, 'media file');
    c.env.incoming.socket.destroy();
  };
  return c.body(readPieces(path, version, sent, failed), part ? 206 : 200);
}

function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
