import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { MEDIA_KINDS, type MediaKind } from '../../../contract/media';
import { QuizApiError } from '../../api/quizApiError';
import { logFailure } from '../../browser/log';
import type { Key } from '../draft/draft';
import type { Editor } from './useQuizEditor';

export type MediaFailure = 'unsupported' | 'tooLarge' | 'other';

/** A file on its way to the server, or one that did not get there. */
export type Upload = { fileName: string } & (
  { state: 'loading' } | { state: 'failed'; failure: MediaFailure }
);

export interface MediaUpload {
  upload: Upload | null;
  take(files: FileList | null): void;
  /** For the element on which files can be dropped, and into which they can be pasted. */
  dropAndPaste: object;
}

/** Takes pictures, sounds and films for a question. Of several files the first of each kind is taken. */
export function useMediaUpload(question: Key, editor: Editor): MediaUpload {
  const [upload, setUpload] = useState<Upload | null>(null);
  const store = async (file: File) => {
    const fileName = file.name;
    const kind = kindOf(file);
    if (!kind) return setUpload({ fileName, state: 'failed', failure: 'unsupported' });
    setUpload({ fileName, state: 'loading' });
    try {
      const stored = await editor.storeMedia(file);
      editor.editQuestion(question, (each) => ({ ...each, [kind]: stored }));
      setUpload(null);
    } catch (error) {
      logFailure(`${fileName} could not be stored`, error);
      setUpload({ fileName, state: 'failed', failure: failureOf(error) });
    }
  };
  const take = (files: FileList | null) => {
    const kinds = new Map([...(files ?? [])].reverse().map((file) => [kindOf(file), file]));
    void [...kinds.values()]
      .reverse()
      .reduce((before, file) => before.then(() => store(file)), Promise.resolve());
  };
  return {
    upload,
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

/** What its type says; only the server looks into it. */
function kindOf(file: File): MediaKind | undefined {
  return MEDIA_KINDS.find((kind) => file.type.startsWith(`${kind}/`));
}

function failureOf(error: unknown): MediaFailure {
  if (!(error instanceof QuizApiError) || error.failure.kind !== 'http') return 'other';
  const { code } = error.failure;
  return code === 'media_unsupported' ? 'unsupported' : code === 'file_too_large' ? 'tooLarge' : 'other';
}
