import type { Context } from 'hono';
import type { QuizProblem } from '../../contract/errors';
import type { Language } from '../../contract/languages';
import { COLUMN_CHOICES, MAX_IMPORT_BYTES, type ColumnChoice } from '../../contract/quizFiles';
import { isObject } from '../../contract/parsed';
import { MAX_JSON_BYTES } from '../disk';
import type { ChangeOf } from '../files/document';
import type { DocumentFolder } from '../files/documentFolder';
import type { Importer } from '../quizzes/importing/importer';
import { Refusal } from '../../session/refusal';
import {
  answerFresh,
  hasTag,
  jsonOf,
  languageOf,
  limitBody,
  NOT_STORED,
  onlyEditors,
  onlyHosts,
  type HttpApp,
} from './answers';
import type { AppParts } from './appParts';

/** Documents that requests change. */
interface SavedDocuments<T, F> {
  word: 'quiz' | 'season' | 'venue';
  folder: DocumentFolder<T, F>;
  /** Returns all problems that prevent a request's document from being stored. May throw another code. */
  problemsOf(source: unknown, language: Language): QuizProblem[];
  /** Called after a document was stored. */
  saved?(): Promise<void>;
}

/** Documents that hosts read, change and import. */
interface ServedDocuments<T, F, I extends object> extends SavedDocuments<T, F> {
  word: 'quiz' | 'season';
  nameOf(source: Record<string, unknown>): unknown;
  importer: Importer<I>;
  /** Completes an import before it is returned. */
  finishImport?(imported: I, language: Language): Promise<I>;
}

/** Serves the documents of a folder: reading, changing, deleting, and importing, which stores nothing. */
export function serveDocuments<T, F, I extends object>(
  app: HttpApp,
  documents: ServedDocuments<T, F, I>,
  { kept, hosting, imports }: AppParts,
): void {
  const { word, folder, importer, finishImport } = documents;
  const idName = `${word}Id`;
  const path = `/:${idName}`;
  const idOf = (c: Context): string => c.req.param(idName)!;
  const hostsAlone = onlyHosts(hosting);
  const editors = onlyEditors(hosting, kept.holdQuizzes);
  const limit = limitBody(MAX_JSON_BYTES, 'body_too_large', `A ${word} can have 1 MiB at most.`);

  app.post('/import', hostsAlone, limitBody(MAX_IMPORT_BYTES, 'file_too_large'), (c) =>
    imports.run(c, async () => {
      const language = languageOf(c);
      const wishes = { columns: columnsOf(c), hidden: c.req.query('hidden') === '1' };
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const imported = await importer({
        fileName: c.req.query('filename') ?? '',
        bytes,
        language,
        ...wishes,
      });
      return answerFresh(c, (await finishImport?.(imported, language)) ?? imported);
    }),
  );
  app.get(path, hostsAlone, async (c) => {
    const { bytes, etag } = await folder.read(idOf(c));
    return c.body(new Uint8Array(bytes), 200, { ...NOT_STORED, 'content-type': 'application/json', etag });
  });
  app.post('/', editors, limit, async (c) => {
    const source = await readSource(c, documents);
    const { id, etag } = await folder.add(source, String(documents.nameOf(source)));
    await documents.saved?.();
    const location = `${c.req.path}/${encodeURIComponent(id)}`;
    return answerFresh(c, { [idName]: id, etag }, 201, { etag, location });
  });
  app.put(path, editors, limit, (c) => {
    if (!changeOfRequest(c)) throw new Refusal('precondition_required');
    return answerSave(c, documents, idOf(c), { [idName]: idOf(c) });
  });
  app.delete('/trash/:trashId', editors, async (c) => {
    await folder.deleteForGood(c.req.param('trashId'));
    return c.body(null, 204);
  });
  app.delete(path, editors, async (c) => {
    await folder.delete(idOf(c), changeOfRequest(c));
    return c.body(null, 204);
  });
}

/** Stores the document in a request, and answers with `named` and its ETag. */
export async function answerSave<T, F>(
  c: Context,
  documents: SavedDocuments<T, F>,
  id: string,
  named: object = {},
): Promise<Response> {
  const source = await readSource(c, documents);
  const { etag, isNew } = await documents.folder.save(id, source, changeOfRequest(c));
  await documents.saved?.();
  return answerFresh(c, { ...named, etag }, isNew ? 201 : 200, { etag });
}

/** Returns what a host says that the columns of a table hold. Throws invalid_arguments. */
function columnsOf(c: Context): ColumnChoice[] | undefined {
  const given = c.req.query('columns')?.split(',');
  if (!given) return undefined;
  const columns = given.flatMap((each) => COLUMN_CHOICES.find((choice) => choice === each) ?? []);
  const isOnce = (choice: ColumnChoice) => columns.filter((each) => each === choice).length === 1;
  if (columns.length < given.length || !isOnce('question') || !isOnce('right'))
    throw new Refusal('invalid_arguments', 'columns must name one question and one right answer.');
  return columns;
}

/** Returns the version that a request's change is based on; undefined if the request does not say. */
function changeOfRequest(c: Context): ChangeOf | undefined {
  const known = c.req.header('If-Match');
  if (known !== undefined) return (etag) => known.trim() === '*' || hasTag(known, etag);
  return c.req.header('If-None-Match')?.trim() === '*' ? 'nothing' : undefined;
}

/** Returns the document in a request. Throws a code, with all problems, if it cannot be stored. */
async function readSource<T, F>(
  c: Context,
  { word, problemsOf }: SavedDocuments<T, F>,
): Promise<Record<string, unknown>> {
  const source = await jsonOf(c);
  if (word !== 'venue' && !isObject(source))
    throw new Refusal('invalid_body', `The body must be the JSON object of a ${word}.`);
  const problems = problemsOf(source, languageOf(c));
  if (problems.length) throw new Refusal(`${word}_invalid`, undefined, { problems });
  return source as Record<string, unknown>;
}
