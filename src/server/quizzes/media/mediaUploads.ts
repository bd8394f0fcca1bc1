import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '../../disk';
import { Refusal } from '../../refusal';
import type { Quizzes } from '../quizzes';
import { folded } from '../../files/names';
import { MAX_MEDIA_BYTES } from './mediaFolder';
import { checkFileName, namesIn, storeUpload, type UploadRules } from './uploads';

/** The media that questions can show and play. */
export const QUIZ_MEDIA: UploadRules = {
  maxBytes: MAX_MEDIA_BYTES,
  tooLarge: 'The file is larger than 50 MiB.',
};

/** Reads which files are currently named by a quiz, or by the game of an open session. */
type ReadNamed = () => Promise<(fileName: string) => boolean>;

/**
 * Puts pictures, sounds and films into the media folder, and deletes them. Failures are thrown as Refusals.
 */
export class MediaUploads {
  readonly #quizzes: Quizzes;
  readonly #readNamed: ReadNamed;
  readonly #folder: string;

  constructor(quizzes: Quizzes, readNamed: ReadNamed) {
    this.#quizzes = quizzes;
    this.#readNamed = readNamed;
    this.#folder = join(quizzes.folder, 'media');
  }

  /**
   * Stores a file and returns its name: a free one close to `wish`, or the existing name if the same content
   * is there already. The type depends on the content alone.
   */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    const quizzes = this.#quizzes;
    return quizzes.change(`media file ${wish}`, () =>
      storeUpload(this.#folder, wish, content, QUIZ_MEDIA, quizzes.inTurn),
    );
  }

  /** Deletes a file permanently. Throws media_in_use if a quiz or a game names it. */
  delete(fileName: string): Promise<void> {
    checkFileName(fileName);
    const quizzes = this.#quizzes;
    return quizzes.inTurn(async () => {
      const written = (await namesIn(this.#folder)).get(folded(fileName));
      if (written?.normalize('NFC') !== fileName.normalize('NFC')) throw new Refusal('not_found');
      if ((await this.#readNamed())(fileName)) throw new Refusal('media_in_use');
      await quizzes.change(`the deletion of ${fileName}`, () => rm(pathIn(this.#folder, written)));
    });
  }

  /** Returns the files that nothing names, the largest first. */
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
