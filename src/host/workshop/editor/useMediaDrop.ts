import { useEffect, useEffectEvent } from 'react';
import type { Key } from '../draft/draft';
import { questionField } from './editorState';
import type { Editor } from './useQuizEditor';

/**
 * Takes files that are dropped beside the open question, which would replace the page: for the question under the
 * pointer, else for the open one. Where there is neither, the pointer says that nothing can be dropped.
 */
export function useMediaDrop(editor: Editor, open: Key | null): void {
  const take = useEffectEvent((event: DragEvent) => {
    const files = event.dataTransfer;
    // The open question has taken its own already.
    if (event.defaultPrevented || !files?.types.includes('Files')) return;
    event.preventDefault();
    const question = questionAt(event.target) ?? open;
    if (question === null || document.querySelector('[aria-modal="true"]')) files.dropEffect = 'none';
    else if (event.type === 'drop') {
      if (question !== open) editor.open(question, questionField(question));
      editor.uploads.take(question, [...files.files]);
    }
  });
  useEffect(() => {
    const listener = (event: DragEvent) => take(event);
    window.addEventListener('dragover', listener);
    window.addEventListener('drop', listener);
    return () => {
      window.removeEventListener('dragover', listener);
      window.removeEventListener('drop', listener);
    };
  }, []);
}

function questionAt(target: EventTarget | null): Key | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-question]')?.dataset.question;
}
