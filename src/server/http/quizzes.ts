import { Hono } from 'hono';
import { fileNameOf } from '../../contract/fileName';
import { EXPORT_FORMATS, TEMPLATE_FORMATS, type Trash } from '../../contract/quizFiles';
import type { QuizSource } from '../../contract/question';
import type { Kept } from '../kept';
import { exportQuiz } from '../quizzes/exportQuiz';
import { writeTemplate } from '../quizzes/template';
import { withMediaRemarks } from '../quizzes/importing/importer';
import { withKnownQuiz } from '../quizzes/importing/knownQuiz';
import { quizProblems, type Quiz } from '../quizzes/quizFile';
import { NO_FILE_ETAG } from '../files/document';
import { Refusal } from '../../session/refusal';
import { serverTexts } from '../texts/texts';
import {
  answerDownload,
  answerFresh,
  CONTENT_TYPES,
  formatOf,
  languageOf,
  onlyEditors,
  onlyHosts,
  prefersHtml,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';
import { serveDocuments } from './documents';

/** The calls below `/quizzes`: the list for everybody, all else for hosts. */
export function createQuizzes(parts: AppParts): HttpApp {
  const { kept, sessions, pages } = parts;
  const { quizzes, played } = kept;
  const app: HttpApp = new Hono();
  const hostsAlone = onlyHosts(parts.hosting);
  const editors = onlyEditors(parts.hosting, kept.holdQuizzes);

  app.get('/', async (c) => {
    await sessions.refreshQuizzes();
    const times = await played.lastTimes();
    // Only hosts are told the names of seasons.
    const listed = parts.hosting.mayOpen(c.env.incoming) ? await kept.seasons.list() : [];
    const names = new Map(listed.map(({ seasonId, name }) => [seasonId, name]));
    const told = quizzes.summaries.map((quiz) => {
      const { date, seasonId } = times.get(String(quiz.quizId)) ?? {};
      return { ...quiz, lastPlayed: date, lastPlayedIn: seasonId ? names.get(seasonId) : undefined };
    });
    return answerFresh(c, { quizzes: told });
  });

  app.get('/import/template', hostsAlone, (c) => answerTemplate(c, parts));
  app.get('/:quizId/export', hostsAlone, (c) => answerExport(c, c.req.param('quizId'), parts));

  app.get('/:quizId/played', hostsAlone, async (c) => {
    const { source } = await findQuiz(c.req.param('quizId'), parts);
    return answerFresh(c, { played: await played.ofQuiz(source) });
  });

  app.get('/trash', hostsAlone, async (c) => answerFresh(c, await readTrash(kept)));
  app.post('/trash/:trashId/restore', editors, async (c) => {
    const quizId = await quizzes.documents.restore(c.req.param('trashId'));
    return answerFresh(c, { quizId }, 201);
  });

  // A browser that opens or reloads the workshop requests the same address as the client's call.
  app.get('/:quizId', async (c, next) => {
    c.header('Vary', 'Accept', { append: true });
    return prefersHtml(c) ? pages.answer(c, 'host') : next();
  });
  app.get('/:quizId/print', (c) => pages.answer(c, 'host'));
  app.get('/:quizId', hostsAlone, (c, next) => {
    const quiz = quizzes.get(c.req.param('quizId'));
    if (!quiz?.isHouse) return next();
    return Promise.resolve(answerFresh(c, quiz.source as object, 200, { etag: NO_FILE_ETAG }));
  });
  serveDocuments(
    app,
    {
      word: 'quiz',
      documents: quizzes.documents,
      problemsOf: quizProblems,
      nameOf: ({ quizName }) => quizName,
      importer: parts.quizImporter,
      async finishImport(imported, language) {
        await sessions.refreshQuizzes();
        const known = await withKnownQuiz(imported, quizzes.all);
        return withMediaRemarks(known, kept.mediaFolder, language);
      },
    },
    parts,
  );
  return app;
}

/** Returns a playable quiz as its file is now. Throws quiz_not_found. */
async function findQuiz(quizId: string, { kept, sessions }: AppParts): Promise<Quiz> {
  await sessions.refreshQuizzes();
  const quiz = kept.quizzes.get(quizId);
  if (!quiz) throw new Refusal('quiz_not_found');
  return quiz;
}

async function readTrash(kept: Kept): Promise<Trash> {
  const [deleted, unused] = await Promise.all([kept.quizzes.documents.deleted(), kept.uploads.unused()]);
  const media = unused.map((file) => {
    const named = deleted.find(({ value }) => value.media.some(({ fileName }) => fileName === file.fileName));
    return { ...file, quizName: named?.value.quizName };
  });
  const quizzes = deleted.map(({ trashId, deletedAt, value }) => ({
    trashId,
    quizName: value.quizName,
    deletedAt,
  }));
  return { quizzes, media };
}

async function answerTemplate(c: HttpContext, { exports }: AppParts): Promise<Response> {
  const format = formatOf(c, TEMPLATE_FORMATS, 'xlsx');
  const language = languageOf(c);
  return exports.run(c, async () =>
    answerDownload(c, {
      fileName: fileNameOf([serverTexts[language].template.quizName], format),
      contentType: CONTENT_TYPES[format],
      bytes: await writeTemplate(language, format),
    }),
  );
}

async function answerExport(c: HttpContext, quizId: string, parts: AppParts): Promise<Response> {
  const format = formatOf(c, EXPORT_FORMATS);
  const { source } = await findQuiz(quizId, parts);
  return parts.exports.run(c, async () => {
    const exported = await exportQuiz(source as QuizSource, format, languageOf(c));
    const { report } = exported;
    return c.req.query('report') === '1' ? answerFresh(c, { report }) : answerDownload(c, exported);
  });
}
