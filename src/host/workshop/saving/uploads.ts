import { MEDIA_KINDS, type MediaKind } from '../../../contract/media';
import { whyAmong } from '../../api/failures';
import { logFailure } from '../../browser/log';
import type { Key } from '../draft/draft';

type UploadFailure = 'unsupported' | 'tooLarge' | 'several' | 'other';

/** An upload that is running or has failed. */
export interface Upload {
  fileName: string;
  failure: UploadFailure | null;
}

interface UploadsParts {
  /** Resolves to the file's name on the server. */
  storeMedia(file: File): Promise<string>;
  onStored(question: Key, kind: MediaKind, fileName: string): void;
}

/** Receives a stored file's name, and its place among those taken together. */
type OnStored = (fileName: string, place: number) => void;

const NONE: readonly Upload[] = [];

/** Uploads pictures, sounds and films, one at a time for each question, whatever card is open. */
export class Uploads {
  readonly #parts: UploadsParts;
  readonly #listeners = new Set<() => void>();
  readonly #uploads = new Map<Key, readonly Upload[]>();

  #stored: ReadonlySet<string> = new Set();

  constructor(parts: UploadsParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A question's running and failed uploads. */
  of(question: Key): readonly Upload[] {
    return this.#uploads.get(question) ?? NONE;
  }

  /** The names of the files uploaded since the quiz was opened. */
  readonly getStored = (): ReadonlySet<string> => this.#stored;

  readonly isBusy = (): boolean =>
    [...this.#uploads.values()].flat().some((upload) => upload.failure === null);

  /** Uploads the first file of each kind, chosen as one kind, dropped or pasted. Clears former failures. */
  take(question: Key, files: readonly File[], chosenAs?: MediaKind): void {
    const uploads = files.map((file, place) => {
      const kind = kindOf(file, chosenAs);
      const isFurther = files.slice(0, place).some((other) => kind && kindOf(other, chosenAs) === kind);
      const failure = kind ? (isFurther ? ('several' as const) : null) : ('unsupported' as const);
      return { file, kind, upload: { fileName: file.name, failure } };
    });
    this.#take(question, uploads, (fileName, place) =>
      this.#parts.onStored(question, uploads[place]!.kind!, fileName),
    );
  }

  /** Uploads pictures that are not the question's own; `onStored` is called for each. */
  takePictures(question: Key, files: readonly File[], onStored: OnStored): void {
    const uploads = files.map((file) => {
      const failure = kindOf(file, 'image') === 'image' ? null : ('unsupported' as const);
      return { file, upload: { fileName: file.name, failure } };
    });
    this.#take(question, uploads, onStored);
  }

  #take(question: Key, all: readonly { file: File; upload: Upload }[], onStored: OnStored): void {
    this.#show(question, () => all.map(({ upload }) => upload));
    void all.reduce(async (before, { file, upload }, place) => {
      await before;
      if (upload.failure === null) await this.#store(question, file, upload, (name) => onStored(name, place));
    }, Promise.resolve());
  }

  async #store(
    question: Key,
    file: File,
    upload: Upload,
    onStored: (fileName: string) => void,
  ): Promise<void> {
    try {
      const fileName = await this.#parts.storeMedia(file);
      this.#stored = new Set(this.#stored).add(fileName);
      this.#show(question, (uploads) => uploads.filter((each) => each !== upload));
      onStored(fileName);
    } catch (error) {
      logFailure(`${file.name} could not be stored`, error);
      const failed = { ...upload, failure: whyAmong(error, ['unsupported', 'tooLarge']) };
      this.#show(question, (uploads) => uploads.map((each) => (each === upload ? failed : each)));
    }
  }

  #show(question: Key, change: (uploads: readonly Upload[]) => readonly Upload[]): void {
    this.#uploads.set(question, change(this.of(question)));
    this.#listeners.forEach((listener) => listener());
  }
}

/** The kind by the file's type; only the server looks inside. */
function kindOf(file: File, chosenAs?: MediaKind): MediaKind | undefined {
  const told = MEDIA_KINDS.find((kind) => file.type.startsWith(`${kind}/`));
  // Some computers report no type, or report audio as a film.
  const canBeSound = told === 'video' && chosenAs === 'audio';
  return canBeSound ? chosenAs : (told ?? chosenAs);
}
