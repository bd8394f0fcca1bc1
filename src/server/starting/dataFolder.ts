import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { version as program } from '../../../package.json';
import { newDraft, readStoredText, systemReason, writeWhole } from '../disk';
import type { Log } from '../../session/ports';
import { SetupError, StartError } from '../startErrors';

/** Whether this is a downloaded package, rather than the repository with `npm start`. */
export function isPackage(env = process.env): boolean {
  return env.QUIZ_NIGHT_PACKAGE === '1';
}

/** Returns where data is kept without `--data` and DATA_DIR; the repository uses its own folder. */
export function defaultFolder(): string {
  return isPackage() ? homeFolder() : './data';
}

/** Returns the user's own folder for such data, by the rules of each system. */
export function homeFolder(platform = process.platform, env = process.env, home = homedir()): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Quiz Night');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Quiz Night');
  // The XDG specification says that relative paths must be ignored.
  const data = env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : join(home, '.local', 'share');
  return join(data, 'quiz-night');
}

/**
 * Must be raised when the content changes so that an older program would misread it. Some programs of version 1 know
 * no wagers and stages, or expect standings before the podium: they would show another scene, or lose a running game.
 */
export const DATA_VERSION = 3;
const VERSION_FILE = 'version';
/** The data version, and the program that wrote it. */
const MARK = /^(\d{1,9}) (\S{1,40})\s*$/;

/** Throws a StartError, before touching anything, for a newer data version or an unusable folder. */
export async function checkDataFolder(folder: string): Promise<void> {
  await checkVersion(folder, 'start the newer version, or choose another folder with --data or DATA_DIR');
  await checkWritable(folder);
}

/**
 * Throws a SetupError if the data version is newer than this program's; `advice` says what to do then. An unreadable
 * mark counts as none.
 */
export async function checkVersion(folder: string, advice: string): Promise<void> {
  const { version, by } = await readMark(folder);
  if (Number(version) > DATA_VERSION)
    throw new SetupError(
      `The data in ${folder} belongs to Quiz Night ${by} (data version ${version}), but this is ${program}, which reads ` +
        `version ${DATA_VERSION}: ${advice}.`,
    );
}

async function readMark(folder: string): Promise<{ version?: string; by?: string }> {
  const written = await readStoredText(folder, VERSION_FILE);
  const [, version, by] = MARK.exec(written) ?? [];
  return { version, by };
}

/** Whether Quiz Night has used this folder, or it is a copy of such a one. */
export async function isDataFolder(folder: string): Promise<boolean> {
  if ((await readMark(folder)).version !== undefined) return true;
  // The mark may be damaged, or the disk was full when it was to be written.
  const files = ['server-key', join('sessions', 'CURRENT')].map((name) => stat(join(folder, name)));
  return (await Promise.allSettled(files)).some(({ status }) => status === 'fulfilled');
}

/** Marks a data folder that is this process's own with its version; does nothing if the disk refuses. */
export async function markDataFolder(folder: string, log: Log): Promise<void> {
  const mark = `${DATA_VERSION} ${program}\n`;
  const written = await readStoredText(folder, VERSION_FILE);
  if (written === mark) return;
  if (written && !MARK.test(written))
    log(
      'warn',
      `${join(folder, VERSION_FILE)} contained no version and was replaced: this is data version ${DATA_VERSION}`,
    );
  await writeWhole(folder, VERSION_FILE, Buffer.from(mark)).catch(() => undefined);
}

/** Throws a StartError unless files can be created in the folder, or its disk may accept them later. */
async function checkWritable(folder: string): Promise<void> {
  const sessions = join(folder, 'sessions');
  const hasSessions = await stat(sessions).then(
    () => true,
    () => false,
  );
  const refuse = (of: string) => (error: NodeJS.ErrnoException) => {
    // If a disk became read-only, whoever was in a session keeps the place until it can be written again.
    const refusal = error.code === 'EROFS' && !hasSessions ? unwritable(of, error) : cannotWrite(of, error);
    if (refusal) throw refusal;
  };
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return refuse(folder)(error);
    throw new StartError(
      `The data folder ${folder} cannot be created (${systemReason(error)}). Choose another one with --data or DATA_DIR.`,
    );
  });
  for (const each of hasSessions ? [folder, sessions] : [folder]) {
    const draft = join(each, newDraft());
    await writeFile(draft, '')
      .then(() => rm(draft))
      .catch(refuse(each));
  }
}

/** Errors that waiting does not cure, unlike a full disk: another user's folder, or no folder. */
const LASTING = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST']);
/** The same in the words of LevelDB, which gives no code. */
const LASTING_WORDS = /permission denied|operation not permitted|not a directory/i;

/** Returns why a start fails that cannot write this folder; undefined if its disk may accept writes later. */
export function cannotWrite(folder: string, error: unknown): StartError | undefined {
  const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const { code = '', message = '' } = cause;
  return LASTING.has(code) || LASTING_WORDS.test(message) ? unwritable(folder, cause) : undefined;
}

function unwritable(folder: string, error: Error): StartError {
  return new StartError(
    `The data folder ${folder} cannot be written to (${systemReason(error)}). Let the user who starts Quiz Night write to it, or ` +
      'choose another one with --data or DATA_DIR.',
  );
}

/** Creates a folder and those above it. Node's `recursive` never ends where none can be, such as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}
