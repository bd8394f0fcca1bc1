import type { Context } from 'hono';
import type { QuizProblem } from '../../contract/errors';
import type { Language } from '../../contract/languages';
import { MAX_IMPORT_BYTES } from '../../contract/quizFiles';
import { isObject } from '../../kinds/faults';
import { MAX_JSON_BYTES } from '../disk';
import type { ChangeOf } from '../files/document';
import type { DocumentFolder } from '../files/documentFolder';
import type { Importer } from '../quizzes/importing/importer';
import { Refusal } from '../refusal';
import {
  answerFresh,
  hasTag,
  languageOf,
  limitBody,
  NOT_STORED,
  onlyEditors,
  onlyHosts,
  type HttpApp,
  type HttpContext,
} from './answers';
import type { AppParts } from './appParts';

/** Documents that hosts read, change and import below one address. */
interface ServedDocuments<T, F, I extends object> {
  word: 'quiz' | 'season';
  address: string;
  folder: DocumentFolder<T, F>;
  /** All that keeps what a request brings from being stored. */
  problemsOf(source: unknown, language: Language): QuizProblem[];
  nameOf(source: Record<string, unknown>): unknown;
  importer: Importer<I>;
  /** What is made of an import before it is answered. */
  finishImport?(imported: I, language: Language): Promise<I>;
  /** A document was stored. */
  saved?(): Promise<void>;
}

/** Serves the documents of a folder: reading, changing, deleting, and importing, which stores nothing. */
export function serveDocuments<T, F, I extends object>(
  app: HttpApp,
  documents: ServedDocuments<T, F, I>,
  { hosting, holdQuizzes, imports }: AppParts,
): void {
  const { word, address, folder } = documents;
  const idName = `${word}Id`;
  const path = `/:${idName}`;
  const idOf = (c: Context): string => c.req.param(idName)!;
  const hostsAlone = onlyHosts(hosting);
  const editors = onlyEditors(hosting, holdQuizzes);
  const limit = limitBody(MAX_JSON_BYTES, 'body_too_large', `A ${word} can have 1 MiB at most.`);
  const answerSaved = async (c: Context, id: string, etag: string, isNew: boolean, headers = {}) => {
    await documents.saved?.();
    return answerFresh(c, { [idName]: id, etag }, isNew ? 201 : 200, { etag, ...headers });
  };

  app.post('/import', hostsAlone, limitBody(MAX_IMPORT_BYTES, 'file_too_large'), (c) =>
    answerImport(c, documents, imports),
  );
  app.get(path, hostsAlone, async (c) => {
    const { bytes, etag } = await folder.read(idOf(c));
    return c.body(new Uint8Array(bytes), 200, { ...NOT_STORED, 'content-type': 'application/json', etag });
  });
  app.post('/', editors, limit, async (c) => {
    const source = await readSource(c, documents);
    const { id, etag } = await folder.add(source, String(documents.nameOf(source)));
    return answerSaved(c, id, etag, true, { location: `${address}/${encodeURIComponent(id)}` });
  });
  app.put(path, editors, limit, async (c) => {
    const changeOf = changeOfRequest(c);
    if (!changeOf) throw new Refusal('precondition_required');
    const { etag, isNew } = await folder.save(idOf(c), await readSource(c, documents), changeOf);
    return answerSaved(c, idOf(c), etag, isNew);
  });
  app.delete(path, editors, async (c) => {
    await folder.delete(idOf(c), changeOfRequest(c));
    return c.body(null, 204);
  });
}

/** What a request says that its change is made to; undefined where it does not say. */
export function changeOfRequest(c: Context): ChangeOf | undefined {
  const known = c.req.header('If-Match');
  if (known !== undefined) return (etag) => known.trim() === '*' || hasTag(known, etag);
  return c.req.header('If-None-Match')?.trim() === '*' ? 'nothing' : undefined;
}

/** The document that a request brings. Throws a code for one that cannot be stored, with all that is wrong. */
async function readSource<T, F, I extends object>(
  c: Context,
  { word, problemsOf }: ServedDocuments<T, F, I>,
): Promise<Record<string, unknown>> {
  const source: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(source)) throw new Refusal('invalid_body', `The body must be the JSON object of a ${word}.`);
  const problems = problemsOf(source, languageOf(c));
  if (problems.length) throw new Refusal(`${word}_invalid`, undefined, { problems });
  return source;
}

/** Answers with what an importer makes of the file that the request brings. Throws import_failed where it cannot. */
function answerImport<T, F, I extends object>(
  c: HttpContext,
  { importer, finishImport }: ServedDocuments<T, F, I>,
  turns: AppParts['imports'],
): Promise<Response> {
  const language = languageOf(c);
  const readBody = async () => new Uint8Array(await c.req.arrayBuffer());
  return turns.run(c, async () => {
    const imported = await importer.import(c.req.query('filename') ?? '', readBody, language);
    return answerFresh(c, (await finishImport?.(imported, language)) ?? imported);
  });
}
