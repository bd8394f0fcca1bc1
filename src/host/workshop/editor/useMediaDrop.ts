import { type ClipboardEvent, type DragEvent as DragOver, useSyncExternalStore } from 'react';
import type { MediaKind } from '../../../contract/media';
import { useWindowEvent } from '../../ui/useWindowEvent';
import type { Key } from '../draft/draft';
import { questionField } from '../saving/editing';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';

/**
 * Handles files dropped outside the open question, which would otherwise replace the page: they go to the
 * question under the pointer, or else to the open one. Where there is neither, the pointer refuses the drop.
 */
export function useMediaDrop(): void {
  const store = useQuizStore();
  const open = useOpenQuiz((quiz) => quiz.open);
  const take = (event: DragEvent) => {
    const files = event.dataTransfer;
    // The open question has already taken its own files.
    if (event.defaultPrevented || !files?.types.includes('Files')) return;
    event.preventDefault();
    const question = questionAt(event.target) ?? open;
    if (question === null || document.querySelector('[aria-modal="true"]')) files.dropEffect = 'none';
    else if (event.type === 'drop') {
      if (question !== open) store.open(question, questionField(question));
      store.uploads.take(question, [...files.files]);
    }
  };
  useWindowEvent('dragover', take);
  useWindowEvent('drop', take);
}

function questionAt(target: EventTarget | null): Key | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-question]')?.dataset.question;
}

export type MediaUpload = ReturnType<typeof useMediaUpload>;

/** Accepts pictures, sounds and films for a question. */
export function useMediaUpload(question: Key) {
  const { uploads } = useQuizStore();
  const take = (files: FileList | null, chosenAs?: MediaKind) =>
    uploads.take(question, [...(files ?? [])], chosenAs);
  return {
    uploads: useSyncExternalStore(uploads.subscribe, () => uploads.of(question)),
    take,
    /** The props for an element that accepts dropped and pasted files. */
    dropAndPaste: {
      onDragOver: (event: DragOver) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragOver) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        // Text that comes with a picture of itself, as from a spreadsheet, is pasted as text.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain'))
          return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}
