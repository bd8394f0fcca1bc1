import { useSyncExternalStore, type ClipboardEvent, type DragEvent } from 'react';
import type { MediaKind } from '../../../contract/media';
import type { Key } from '../draft/draft';
import type { Upload } from './uploads';
import type { Editor } from './useQuizEditor';

export interface MediaUpload {
  uploads: readonly Upload[];
  take(files: FileList | null, chosenAs?: MediaKind): void;
  /** For the element on which files can be dropped, and into which they can be pasted. */
  dropAndPaste: object;
}

/** Takes pictures, sounds and films for a question. */
export function useMediaUpload(question: Key, { uploads }: Editor): MediaUpload {
  const take = (files: FileList | null, chosenAs?: MediaKind) =>
    uploads.take(question, [...(files ?? [])], chosenAs);
  return {
    uploads: useSyncExternalStore(uploads.subscribe, () => uploads.of(question)),
    take,
    dropAndPaste: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
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
