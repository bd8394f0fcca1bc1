import type { Context } from 'hono';
import type { QuizProblem } from '../../contract/errors';
import type { Language } from '../../contract/languages';
import { COLUMN_CHOICES, MAX_IMPORT_BYTES, type ColumnChoice } from '../../contract/quizFiles';
import { isObject } from '../../contract/parsed';
import { MAX_JSON_BYTES } from '../../contract/limits';
import type { ChangeOf } from '../files/document';
import type { Documents } from '../files/documents';
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

/** What a document must be to be stored. */
interface Checked {
  word: 'quiz' | 'season' | 'venue';
  /** Returns all problems that prevent a request's document from being stored. May throw another code. */
  problemsOf(source: unknown, language: Language): QuizProblem[];
}

/** Documents that hosts read, change and import. */
interface ServedDocuments<T, F, I extends object> extends Checked {
  word: 'quiz' | 'season';
  documents: Documents<T, F>;
  nameOf(source: Record<string, unknown>): unknown;
  importer: Importer<I>;
  /** Completes an import before it is returned. */
  finishImport?(imported: I, language: Language): Promise<I>;
}

/** Serves the documents of a folder: reading, changing, deleting, and importing, which stores nothing. */
export function serveDocuments<T, F, I extends object>(
  app: HttpApp,
  served: ServedDocuments<T, F, I>,
  { kept, hosting, imports }: AppParts,
): void {
  const { word, documents, importer, finishImport } = served;
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
      const gone = new AbortController();
      c.env.outgoing.once('close', () => gone.abort());
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const task = { fileName: c.req.query('filename') ?? '', bytes, language, ...wishes };
      const imported = await importer(task, gone.signal);
      return answerFresh(c, (await finishImport?.(imported, language)) ?? imported);
    }),
  );
  app.get(path, hostsAlone, async (c) => {
    const { bytes, etag } = await documents.read(idOf(c));
    return c.body(new Uint8Array(bytes), 200, { ...NOT_STORED, 'content-type': 'application/json', etag });
  });
  app.post('/', editors, limit, async (c) => {
    const source = await readSource(c, served);
    const { id, etag } = await documents.add(source, String(served.nameOf(source)));
    const location = `${c.req.path}/${encodeURIComponent(id)}`;
    return answerFresh(c, { [idName]: id, etag }, 201, { etag, location });
  });
  app.put(path, editors, limit, (c) => {
    if (!changeOfRequest(c)) throw new Refusal('precondition_required');
    const id = idOf(c);
    const save: Save = (source, changeOf) => documents.save(id, source, changeOf);
    return answerSave(c, served, save, { [idName]: id });
  });
  app.delete('/trash/:trashId', editors, async (c) => {
    await documents.deleteForGood(c.req.param('trashId'));
    return c.body(null, 204);
  });
  app.delete(path, editors, async (c) => {
    await documents.delete(idOf(c), changeOfRequest(c));
    return c.body(null, 204);
  });
}

type Save = (source: object, changeOf?: ChangeOf) => Promise<{ etag: string; isNew?: boolean }>;

/** Stores the document in a request, and answers with `named` and its ETag. */
export async function answerSave(
  c: Context,
  checked: Checked,
  save: Save,
  named: object = {},
): Promise<Response> {
  const source = await readSource(c, checked);
  const { etag, isNew } = await save(source, changeOfRequest(c));
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
async function readSource(c: Context, { word, problemsOf }: Checked): Promise<Record<string, unknown>> {
  const source = await jsonOf(c);
  if (word !== 'venue' && !isObject(source))
    throw new Refusal('invalid_body', `The body must be the JSON object of a ${word}.`);
  const problems = problemsOf(source, languageOf(c));
  if (problems.length) throw new Refusal(`${word}_invalid`, undefined, { problems });
  return source as Record<string, unknown>;
}
