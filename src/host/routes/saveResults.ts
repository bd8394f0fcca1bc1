import { fileNameOf } from '../../contract/fileName';
import type { Session } from '../../contract/session';
import { fetchResults, type ResultsRequest } from '../api/quizApi';
import { saveFile } from '../browser/saveFile';
import { readHostKey } from '../session/openedSessions';

export interface ResultFile extends Pick<ResultsRequest, 'format' | 'lang'> {
  /** What the file's name begins with. */
  fileName: string;
}

/** Has the browser keep a session's results, also of one that has ended. Rejects where they do not come. */
export async function saveResults(
  address: string,
  { sessionCode, quizName }: Pick<Session, 'sessionCode' | 'quizName'>,
  { format, lang, fileName }: ResultFile,
): Promise<void> {
  const hostKey = readHostKey(address, sessionCode);
  if (hostKey === null) throw new Error('this browser has no key for the session any more');
  const file = await fetchResults(address, { sessionCode, hostKey, format, lang });
  // Sweden writes dates in the order of ISO 8601.
  saveFile(file, fileNameOf([fileName, new Date().toLocaleDateString('sv-SE'), quizName], format));
}
