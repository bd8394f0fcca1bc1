import { createHmac } from 'node:crypto';
import type { MediaFault, MediaKind } from '../../../contract/media';
import { ROOM_CODE_LENGTH } from '../../../contract/roomCode';
import type { MediaFolder, SendableFile } from './mediaFolder';

export const MEDIA_PATH = '/media';
/** Appended to the room code: 102 bits that nobody can guess. */
const SECRET_CHARACTERS = 17;

interface SessionFile {
  sessionCode: string;
  fileName: string;
}

type Noted = (sessionCode: string, fileNames: string[]) => void;

/** The media of all sessions' games, each under its own addresses; files as they were last looked at. */
export class SessionMedia {
  readonly #folder: MediaFolder;
  readonly #secret: Uint8Array;
  readonly #noted: Noted;
  /** By the last part of the address, so that an unknown one costs no search. */
  readonly #files = new Map<string, SessionFile>();

  /** @param noted is called with the files that a session uses, which others must not delete */
  constructor(folder: MediaFolder, secret: Uint8Array, noted: Noted = () => undefined) {
    this.#folder = folder;
    this.#secret = secret;
    this.#noted = noted;
  }

  /** Gives a session addresses for these files, and for no others. */
  keep(sessionCode: string, fileNames: Iterable<string>): void {
    this.drop(sessionCode);
    const names = [...fileNames];
    this.#noted(sessionCode, names);
    for (const fileName of names)
      this.#files.set(this.#addressOf(sessionCode, fileName), { sessionCode, fileName });
  }

  /** Drops the addresses of a session that has ended. */
  drop(sessionCode: string): void {
    for (const [address, file] of this.#files)
      if (file.sessionCode === sessionCode) this.#files.delete(address);
  }

  /** Whether the game of an open session uses the file. */
  isKept(fileName: string): boolean {
    return [...this.#files.values()].some((file) => file.fileName === fileName);
  }

  /** Returns a file's address in a session; undefined if it cannot be shown as a medium of this kind. */
  urlOf(sessionCode: string, kind: MediaKind, fileName: string): string | undefined {
    const address = this.#addressOf(sessionCode, fileName);
    const canBeShown = this.#files.has(address) && !this.#folder.faultOf(kind, fileName);
    return canBeShown ? `${MEDIA_PATH}/${address}` : undefined;
  }

  faultOf(kind: MediaKind, fileName: string): MediaFault | undefined {
    return this.#folder.faultOf(kind, fileName)?.fault;
  }

  /** Looks at files again; returns whether any of them has changed. Never fails. */
  async look(fileNames: Iterable<string>): Promise<boolean> {
    let isChanged = false;
    for (const fileName of fileNames) isChanged = (await this.#folder.look(fileName)) || isChanged;
    return isChanged;
  }

  /** Returns the file at the address that ends like this. Does not check who may read it. */
  find(address: string): SessionFile | undefined {
    return this.#files.get(address);
  }

  /** Returns the file as it is now; undefined if it cannot be sent. */
  read({ fileName }: SessionFile): Promise<SendableFile | undefined> {
    return this.#folder.find(fileName);
  }

  #addressOf(sessionCode: string, fileName: string): string {
    const hash = createHmac('sha256', this.#secret).update(`${sessionCode}\0${fileName}`).digest();
    return sessionCode + hash.toString('base64url').slice(0, SECRET_CHARACTERS);
  }
}

/** Returns the room code in an address; there may be no such session. */
export function sessionCodeOf(address: string): string {
  return address.slice(0, ROOM_CODE_LENGTH);
}
