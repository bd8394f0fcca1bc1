import { useEffect, useSyncExternalStore } from 'react';
import type { Editor } from './useQuizEditor';

/** Whether files are on their way to the server. The browser then asks before it closes the page. */
export function useRunningUploads({ uploads }: Editor): boolean {
  const isBusy = useSyncExternalStore(uploads.subscribe, uploads.isBusy);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return isBusy;
}
