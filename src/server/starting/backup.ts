import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ANY_DRAFT, systemReason } from '../disk';
import { isSetAside } from '../files/setAside';
import { StartError } from '../startErrors';
import { checkVersion, isDataFolder, makeFolder } from './dataFolder';
import { isAlive } from './running';

const SESSIONS = 'sessions';
const isDraft = (name: string): boolean => ANY_DRAFT.test(name);
/** What belongs to the running process, and what is copied by itself. */
const APART = new Set(['running', SESSIONS]);
/** Damaged sessions that were set aside stay where they are: they hold what may have been deleted since. */
const isApart = (name: string): boolean => isDraft(name) || APART.has(name) || isSetAside(name);
/** What LevelDB locks, and what it only tells. */
const LOCKED = new Set(['LOCK', 'LOG', 'LOG.old']);
/** How often the sessions are copied anew because their files were replaced meanwhile. */
const MOST_TRIES = 20;

/** Something that was not copied: its path within the folder, and the reason in words. */
interface LeftOut {
  path: string;
  reason: string;
}

/** The name of a copy that is not complete yet, with the process that makes it. */
const COPY_DRAFT = /^\.saving-copy-(\d+)-/;

/**
 * Copies a data folder to a folder that does not exist yet, also while a server uses it: the copy is what a
 * power cut would have left at that moment. Throws StartErrors, also for a target within what is copied.
 */
export async function backUp(dataFolder: string, target: string, signal?: AbortSignal): Promise<LeftOut[]> {
  await checkExists(dataFolder, 'data folder');
  if (!(await isDataFolder(dataFolder)))
    throw new StartError(`${dataFolder} is not a Quiz Night data folder.`);
  const copying = await Copying.start(dataFolder, target, signal);
  await copyWhole(target, async (draft) => {
    await copying.copy(dataFolder, draft, isApart);
    await copySessions(copying, join(dataFolder, SESSIONS), join(draft, SESSIONS));
  });
  return copying.leftOut;
}

/**
 * Copies a backup to where nothing is yet. Throws StartErrors, also for what is no backup, and for one that a newer
 * program has made.
 */
export async function restore(backup: string, dataFolder: string, signal?: AbortSignal): Promise<LeftOut[]> {
  await checkExists(backup, 'backup');
  if (!(await isDataFolder(backup)))
    throw new StartError(`${backup} is not a Quiz Night backup: name the folder that --backup made.`);
  await checkVersion(backup, 'restore it with the newer version');
  const copying = await Copying.start(backup, dataFolder, signal);
  await copyWhole(dataFolder, (draft) => copying.copy(backup, draft));
  return copying.leftOut;
}

async function checkExists(folder: string, what: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new StartError(`The ${what} ${folder} does not exist.`);
}

/** Fills a folder that gets its name only when complete. It may exist if empty, such as a mount point. */
async function copyWhole(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  for (const folder of [target, dirname(target)]) await removeKilledCopies(folder);
  const present = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw cannotCopy(target, error);
    return undefined;
  });
  if (present?.length) throw new StartError(`${target} is not empty. Name a folder that does not exist yet.`);
  const draft = join(present ? target : dirname(target), `.saving-copy-${process.pid}-${randomUUID()}`);
  try {
    await makeFolder(dirname(draft));
    await mkdir(draft, { mode: 0o700 });
    await fill(draft);
    if (!present) return await rename(draft, target);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(target, name));
    await rm(draft, { recursive: true });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error instanceof StartError ? error : cannotCopy(target, error as Error);
  }
}

/** Removes what copies have left that were killed: it has secrets, and grows with each. */
async function removeKilledCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(COPY_DRAFT.exec(name)?.[1] ?? NaN);
    // This process has none yet: in a container, every process has the same number.
    const isLeft = pid === process.pid || (pid > 0 && !isAlive(pid));
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function cannotCopy(target: string, error: Error): StartError {
  return new StartError(`${target} cannot be written to (${systemReason(error)}).`);
}

/** Returns what identifies a folder, whatever links and letter cases lead to it. */
async function identify(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  // Some network disks number nothing.
  return ino === 0n ? realpath(folder) : `${dev}:${ino}`;
}

/** Returns what identifies the folders in which a path is or will be, and itself. */
async function foldersAround(path: string): Promise<Set<string>> {
  const missing = resolve(path);
  const found = await realpath(missing).catch(() => undefined);
  if (found === undefined) return dirname(missing) === missing ? new Set() : foldersAround(dirname(missing));
  const own = await identify(found).catch(() => '');
  return new Set([own, ...(dirname(found) === found ? [] : await foldersAround(dirname(found)))]);
}

/** Copies a folder, and collects what it leaves out. */
class Copying {
  readonly leftOut: LeftOut[] = [];
  readonly #root: string;
  /** The folders that are being copied now, each within the one before or behind a link in it. */
  readonly #open: string[] = [];
  readonly #target: string;
  readonly #around: ReadonlySet<string>;
  readonly #signal?: AbortSignal;

  private constructor(root: string, target: string, around: ReadonlySet<string>, signal?: AbortSignal) {
    this.#root = root;
    this.#target = target;
    this.#around = around;
    this.#signal = signal;
  }

  /** Throws a StartError if the target is within the folder. */
  static async start(root: string, target: string, signal?: AbortSignal): Promise<Copying> {
    const copying = new Copying(root, target, await foldersAround(target), signal);
    await copying.#checkApart(root);
    return copying;
  }

  /** Each copy would contain all earlier ones. */
  async #checkApart(from: string): Promise<void> {
    if (!this.#around.has(await identify(from))) return;
    throw new StartError(
      `${this.#target} is inside ${from}, which is being copied: name a folder somewhere else.`,
    );
  }

  /**
   * Copies files and folders with their modes. What is deleted meanwhile is missing: every file is whole. Links
   * to folders are followed, as the server does: pictures are often on another disk. Links to files are not:
   * the server serves no such link in its media folders, but would serve the copy.
   */
  async copy(from: string, to: string, isExcepted = isDraft): Promise<void> {
    await this.#checkApart(from);
    await mkdir(to, { recursive: true, mode: 0o700 });
    this.#open.push(await realpath(from));
    for (const entry of await readdir(from, { withFileTypes: true })) {
      this.#signal?.throwIfAborted();
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (isExcepted(entry.name)) continue;
      if (entry.isFile()) await copyFile(source, target).catch(ignoreMissing);
      else {
        const reason = await this.#whyNoFolder(entry, source);
        if (reason === undefined) await this.copy(source, target);
        else this.leftOut.push({ path: relative(this.#root, source), reason });
      }
    }
    this.#open.pop();
  }

  /** Returns why an entry is not copied as a folder, or undefined for folders and links to them. */
  async #whyNoFolder(entry: Dirent, path: string): Promise<string | undefined> {
    if (entry.isDirectory()) return undefined;
    if (!entry.isSymbolicLink()) return 'neither a file nor a folder';
    const aim = await stat(path).catch(() => undefined);
    if (!aim) return 'a link that leads nowhere';
    if (!aim.isDirectory()) return 'a link to a file';
    const folder = await realpath(path);
    const isLoop = this.#open.some((open) => open === folder || open.startsWith(join(folder, sep)));
    return isLoop ? 'a link to a folder that contains it' : undefined;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Copies LevelDB's folder. It only appends to files and replaces them by new ones: if the same files are there
 * before and after, and the list of them (the manifest) has not grown, the copy is the state of one moment. Tables
 * never change once they are complete, so that each try copies only the new ones, and takes less time than it takes
 * the sessions to fill another.
 */
async function copySessions(copying: Copying, from: string, to: string): Promise<void> {
  if (!(await stat(from).catch(() => undefined))) return;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = await listing(from);
    const copied = await listing(to);
    for (const [name, size] of copied)
      if (!isTable(name) || before.get(name) !== size) await rm(join(to, name), { recursive: true });
    const isCopied = (name: string): boolean => isTable(name) && copied.get(name) === before.get(name);
    await copying.copy(from, to, (name) => isDraft(name) || LOCKED.has(name) || isCopied(name));
    if (isSame(await listing(from), before)) return;
  }
  throw new StartError('The sessions are changing too fast to be copied: try again at a quieter moment.');
}

const isTable = (name: string): boolean => /\.(ldb|sst)$/.test(name);

/** Returns the sizes of LevelDB's files by name, 0 for those that are appended to all the time. */
async function listing(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !LOCKED.has(name));
  const sized = names.map(async (name): Promise<[string, number]> => {
    const size = name.endsWith('.log')
      ? 0
      : await stat(join(folder, name)).then(
          (file) => file.size,
          () => -1,
        );
    return [name, size];
  });
  return new Map(await Promise.all(sized));
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, size]) => other.get(name) === size);
}
