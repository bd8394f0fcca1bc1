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

  /**
   * Uploads the first file of each kind, chosen as one kind or simply dropped or pasted. Former failures are
   * cleared.
   */
  take(question: Key, files: readonly File[], chosenAs?: MediaKind): void {
    const uploads = files.map((file, place) => {
      const kind = kindOf(file, chosenAs);
      const isFurther = files.slice(0, place).some((other) => kind && kindOf(other, chosenAs) === kind);
      const failure = kind ? (isFurther ? ('several' as const) : null) : ('unsupported' as const);
      return { file, kind, upload: { fileName: file.name, failure } };
    });
    this.#show(question, () => uploads.map(({ upload }) => upload));
    void uploads.reduce(async (before, { file, kind, upload }) => {
      await before;
      if (kind && upload.failure === null) await this.#store(question, kind, file, upload);
    }, Promise.resolve());
  }

  async #store(question: Key, kind: MediaKind, file: File, upload: Upload): Promise<void> {
    try {
      const fileName = await this.#parts.storeMedia(file);
      this.#stored = new Set(this.#stored).add(fileName);
      this.#show(question, (uploads) => uploads.filter((each) => each !== upload));
      this.#parts.onStored(question, kind, fileName);
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
