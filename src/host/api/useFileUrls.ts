import { useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '../browser/log';
import { fetchMedia } from './quizFilesApi';
import { useServerAddress } from './useServerAddress';

/** Addresses by file name; null if the file cannot be loaded. Files still loading are absent. */
export type FileUrls = ReadonlyMap<string, string | null>;

const NONE: FileUrls = new Map();

/**
 * Returns addresses under which this page, and pages that it frames, can show files of a quiz. The files are
 * fetched, since an element cannot send the server's key; this also keeps file names out of the page's
 * addresses. `prepare` receives each address before it is returned.
 */
export function useFileUrls(
  quizId: string,
  fileNames: readonly string[],
  prepare?: (url: string) => Promise<void>,
): FileUrls {
  const server = useServerAddress();
  // File names contain no line break.
  const key = [server, quizId, ...new Set(fileNames)].join('\n');
  const [found, setFound] = useState({ key, urls: NONE });
  const ready = useEffectEvent(async (url: string) => prepare?.(url));

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const made: string[] = [];
    const revoke = () => made.forEach((url) => URL.revokeObjectURL(url));
    const [address = '', quiz = '', ...names] = key.split('\n');
    const load = async (name: string): Promise<string> => {
      const url = URL.createObjectURL(await fetchMedia(address, quiz, name, signal));
      made.push(url);
      await ready(url);
      return url;
    };
    const loadAll = async (): Promise<void> => {
      // One after another, so that the first arrives sooner over a venue's Wi-Fi.
      for (const name of names.filter(Boolean)) {
        if (signal.aborted) break;
        const url = await load(name).catch((error: unknown) => {
          if (!signal.aborted) logWarning(`A file cannot be shown: ${String(error)}`);
          return null;
        });
        if (!signal.aborted)
          setFound((former) => {
            const urls = former.key === key ? former.urls : NONE;
            return { key, urls: new Map(urls).set(name, url) };
          });
      }
      if (signal.aborted) revoke();
    };
    void loadAll();
    return () => {
      leaving.abort();
      revoke();
      // The old addresses are revoked, so returning to these files needs new ones.
      setFound({ key, urls: NONE });
    };
  }, [key]);

  return found.key === key ? found.urls : NONE;
}
