import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { EXPORT_FORMATS, MAX_IMPORT_BYTES } from '../../contract/quizFiles';
import type { QuizSource } from '../../contract/quizSource';
import type { Hosting } from '../access/hosting';
import { exportQuiz, type Exported } from '../quizzes/formats/exportQuiz';
import { ImportError } from '../quizzes/formats/foundQuiz';
import type { Importer } from '../quizzes/importing/importer';
import { withMediaRemarks } from '../quizzes/importing/checkFound';
import type { MediaFolder } from '../quizzes/mediaFolder';
import type { Quizzes } from '../quizzes/quizzes';
import type { ReportLanguage } from '../quizzes/remarks/texts';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions/sessions';
import { answerProblem } from './problems';

export interface QuizFilesParts {
  sessions: Sessions;
  quizzes: Quizzes;
  hosting: Hosting;
  importer: Importer;
  mediaFolder: MediaFolder;
}

/** Quizzes from files and to files, below `/quizzes`, for those who may host. An import stores nothing. */
export function createQuizFiles({ sessions, quizzes, hosting, importer, mediaFolder }: QuizFilesParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post(
    '/import',
    async (c, next) => {
      hosting.checkOpening(c.env.incoming);
      await next();
    },
    bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: (c) => answerProblem(c, 'file_too_large') }),
    async (c) => {
      const readBody = async () => new Uint8Array(await c.req.arrayBuffer());
      try {
        const language = languageOf(c);
        const imported = await importer.import(c.req.query('filename') ?? '', readBody, language);
        return c.json(await withMediaRemarks(imported, mediaFolder, language), 200, {
          'cache-control': 'no-store',
        });
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        return answerProblem(c, 'import_failed', error.message, { report: error.report });
      }
    },
  );

  app.get('/:quizId/export', async (c) => {
    hosting.checkOpening(c.env.incoming);
    const format = EXPORT_FORMATS.find((each) => each === c.req.query('format'));
    if (!format) throw new Refusal('invalid_arguments');
    await sessions.refreshQuizzes();
    const quiz = quizzes.get(c.req.param('quizId'));
    if (!quiz) throw new Refusal('quiz_not_found');
    const exported = await exportQuiz(quiz.source as QuizSource, format, languageOf(c));
    if (c.req.query('report') === '1')
      return c.json({ report: exported.report }, 200, { 'cache-control': 'no-store' });
    return answerExport(c, exported);
  });

  return app;
}

function answerExport(c: Context, { bytes, contentType, fileName }: Exported): Response {
  // As RFC 8187 says; what encodeURIComponent leaves as it is would end the value.
  const name = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'cache-control': 'no-store',
  });
}

/** The language that a host asks for messages in. */
export function languageOf(c: Context): ReportLanguage {
  return c.req.query('lang') === 'en' ? 'en' : 'de';
}
