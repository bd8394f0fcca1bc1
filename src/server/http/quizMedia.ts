import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Hosting } from '../access/hosting';
import type { Log } from '../log';
import { MAX_MEDIA_BYTES, type MediaFolder } from '../quizzes/mediaFolder';
import { checkFileName, type MediaUploads } from '../quizzes/mediaUploads';
import { checkQuizId } from '../quizzes/quizStore';
import { Refusal } from '../refusal';
import { allowSlowBody } from './bodyTimeouts';
import { answerMedia } from './media';
import { answerProblem } from './problems';

export interface QuizMediaParts {
  uploads: MediaUploads;
  mediaFolder: MediaFolder;
  hosting: Hosting;
  log: Log;
}

/** The media that quizzes can name, for those who may host. A quiz need not be stored before its first picture. */
export function createQuizMedia({ uploads, mediaFolder, hosting, log }: QuizMediaParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const path = '/:quizId/media/:file';

  app.use(path, async (c, next) => {
    hosting.checkOpening(c.env.incoming);
    checkQuizId(c.req.param('quizId'));
    checkFileName(c.req.param('file'));
    await next();
  });

  app.put(path, async (c) => {
    if (Number(c.req.header('Content-Length')) > MAX_MEDIA_BYTES) throw new Refusal('file_too_large');
    allowSlowBody(c.env.incoming);
    const body = c.req.raw.body ?? new Blob([]).stream();
    const { fileName, isNew } = await uploads.put(c.req.param('file'), body);
    return c.json({ fileName }, isNew ? 201 : 200, { 'cache-control': 'no-store' });
  });

  app.get(path, async (c) => {
    const file = await mediaFolder.find(c.req.param('file').normalize('NFC'));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });

  app.delete(path, async (c) => {
    await uploads.delete(c.req.param('file'));
    return c.body(null, 204);
  });

  app.onError((error, c) => {
    if (error instanceof Refusal && error.code === 'file_too_large')
      return answerProblem(c, 'file_too_large', 'The file is larger than 50 MiB.');
    throw error;
  });
  return app;
}
