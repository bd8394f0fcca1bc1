import { useEffect, useEffectEvent } from 'react';
import type { Editor } from './useQuizEditor';

/** Undo and redo by keys, also in fields: the browser's own undo knows nothing of what stands beside the field. */
export function useWorkshopKeys(editor: Editor): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // A dialog's fields have an undo of their own.
    if (document.querySelector('[aria-modal="true"]')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) editor.undo();
    else if ((key === 'z' && event.shiftKey) || key === 'y') editor.redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
