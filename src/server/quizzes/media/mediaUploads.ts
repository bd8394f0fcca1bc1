import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '../../disk';
import { Refusal } from '../../refusal';
import type { QuizFolder } from '../quizFolder';
import { folded } from '../../files/names';
import { MAX_MEDIA_BYTES } from './mediaFolder';
import { checkFileName, namesIn, storeUpload, type UploadRules } from './uploads';

/** What questions can show and play. */
export const QUIZ_MEDIA: UploadRules = {
  maxBytes: MAX_MEDIA_BYTES,
  tooLarge: 'The file is larger than 50 MiB.',
};

/** Reads which files a quiz, or a game of an open session, names by now. */
type ReadNamed = () => Promise<(fileName: string) => boolean>;

/** Puts pictures, sounds and films into the media folder, and takes them out. Failures are thrown as Refusals. */
export class MediaUploads {
  readonly #store: QuizFolder;
  readonly #readNamed: ReadNamed;
  readonly #folder: string;

  constructor(store: QuizFolder, readNamed: ReadNamed) {
    this.#store = store;
    this.#readNamed = readNamed;
    this.#folder = join(store.folder, 'media');
  }

  /**
   * Stores a file and answers its name: a free one like the name wished for, or the name of the same content where that
   * is there already. What it is only its content says.
   */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    const store = this.#store;
    return store.change(`media file ${wish}`, () =>
      storeUpload(this.#folder, wish, content, QUIZ_MEDIA, store.inTurn),
    );
  }

  /** Deletes a file for good. Throws media_in_use where a quiz or a game names it. */
  delete(fileName: string): Promise<void> {
    checkFileName(fileName);
    const store = this.#store;
    return store.inTurn(async () => {
      const written = (await namesIn(this.#folder)).get(folded(fileName));
      if (written?.normalize('NFC') !== fileName.normalize('NFC')) throw new Refusal('not_found');
      if ((await this.#readNamed())(fileName)) throw new Refusal('media_in_use');
      await store.change(`the deletion of ${fileName}`, () => rm(pathIn(this.#folder, written)));
    });
  }

  /** The files that nothing names, the largest first. */
  async unused(): Promise<{ fileName: string; bytes: number }[]> {
    const isNamed = await this.#readNamed();
    const names = [...(await namesIn(this.#folder)).values()].filter((name) => !name.startsWith('.')).sort();
    const found = names.map(async (name) => {
      const fileName = name.normalize('NFC');
      const stats = isNamed(fileName)
        ? undefined
        : await lstat(join(this.#folder, name)).catch(() => undefined);
      return stats?.isFile() ? [{ fileName, bytes: stats.size }] : [];
    });
    return (await Promise.all(found)).flat().sort((one, other) => other.bytes - one.bytes);
  }
}
