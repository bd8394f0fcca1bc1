import { MEDIA_KINDS, type MediaKind } from '../../../contract/media';
import { whyAmong } from '../../api/failures';
import { logFailure } from '../../browser/log';
import type { Key } from '../draft/draft';

type UploadFailure = 'unsupported' | 'tooLarge' | 'several' | 'other';

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  fileName: string;
  failure: UploadFailure | null;
}

interface UploadsParts {
  /** Answers the name that the file has on the server. */
  storeMedia(file: File): Promise<string>;
  onStored(question: Key, kind: MediaKind, fileName: string): void;
}

const NONE: readonly Upload[] = [];

/** Brings pictures, sounds and films to the server, each question's one after another, whatever card is open. */
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

  /** What is under way or has failed for a question. */
  of(question: Key): readonly Upload[] {
    return this.#uploads.get(question) ?? NONE;
  }

  /** The names of the files that the server has got since. */
  readonly getStored = (): ReadonlySet<string> => this.#stored;

  readonly isBusy = (): boolean =>
    [...this.#uploads.values()].flat().some((upload) => upload.failure === null);

  /** Takes the first file of each kind, chosen as one or just brought. What failed before is forgotten. */
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

/** What its type says; only the server looks into it. */
function kindOf(file: File, chosenAs?: MediaKind): MediaKind | undefined {
  const told = MEDIA_KINDS.find((kind) => file.type.startsWith(`${kind}/`));
  // Some computers tell no type, and a sound alone may be told to be a film.
  const canBeSound = told === 'video' && chosenAs === 'audio';
  return canBeSound ? chosenAs : (told ?? chosenAs);
}
