import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { version as program } from '../../../package.json';
import { newDraft, readStored, writeWhole } from '../disk';
import { StartError } from '../refusal';

/** Whether this is a package that people download, and not the repository with `npm start`. */
export function isPackage(): boolean {
  return process.env.QUIZ_NIGHT_PACKAGE === '1';
}

/** Where data is kept without `--data` and DATA_DIR: a repository has it in its own folder. */
export function defaultFolder(): string {
  return isPackage() ? homeFolder() : './data';
}

/** The user's own folder for such data, by the rules of each system. */
export function homeFolder(platform = process.platform, env = process.env, home = homedir()): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Quiz Night');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Quiz Night');
  // What is not absolute there is to be ignored, as its specification says.
  const data = env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : join(home, '.local', 'share');
  return join(data, 'quiz-night');
}

/** To be raised when what the folder holds changes so that a program from before it would misread it. */
export const DATA_VERSION = 1;
const VERSION_FILE = 'version';

/**
 * Throws a StartError where a newer program has marked a data folder so that this one would misread it, and nothing is
 * touched then; and where the folder cannot be made or written. A mark that cannot be read counts as none.
 */
export async function checkDataFolder(folder: string): Promise<void> {
  const written = await readMark(folder);
  const [, version, by] = /^(\d{1,9}) (\S{1,40})\s*$/.exec(written) ?? [];
  if (Number(version) > DATA_VERSION)
    throw new StartError(
      `The data in ${folder} is of Quiz Night ${by} (data version ${version}), and this is ${program}, which reads ` +
        `version ${DATA_VERSION}: start the newer program, or choose another folder with --data or DATA_DIR.`,
    );
  await checkWritable(folder);
}

/** Marks a data folder that no other process has with its version, for programs to come, unless its disk refuses. */
export async function markDataFolder(folder: string): Promise<void> {
  const mark = `${DATA_VERSION} ${program}\n`;
  if ((await readMark(folder)) === mark) return;
  await writeWhole(folder, VERSION_FILE, Buffer.from(mark)).catch(() => undefined);
}

async function readMark(folder: string): Promise<string> {
  const stored = await readStored(folder, VERSION_FILE).catch(() => undefined);
  return stored?.ok ? Buffer.from(stored.value).toString() : '';
}

/** Throws a StartError, unless files can be made in the folder, or its disk may take them later. */
async function checkWritable(folder: string): Promise<void> {
  const sessions = join(folder, 'sessions');
  const hasSessions = await stat(sessions).then(
    () => true,
    () => false,
  );
  const refuse = (of: string) => (error: NodeJS.ErrnoException) => {
    // Who was in a session before its disk could only be read keeps the place until it can be written again.
    const refusal = error.code === 'EROFS' && !hasSessions ? unwritable(of, error) : cannotWrite(of, error);
    if (refusal) throw refusal;
  };
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return refuse(folder)(error);
    throw new StartError(
      `The data folder ${folder} cannot be made (${error.message}). Choose another one with --data or DATA_DIR.`,
    );
  });
  for (const each of hasSessions ? [folder, sessions] : [folder]) {
    const draft = join(each, newDraft());
    await writeFile(draft, '')
      .then(() => rm(draft))
      .catch(refuse(each));
  }
}

/** What no waiting mends, unlike a disk that is full: the folder is another user's, or is no folder. */
const LASTING = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST']);
/** The same in the words of LevelDB, which tells no code. */
const LASTING_WORDS = /permission denied|operation not permitted|not a directory/i;

/** Why a start ends that cannot write this folder; undefined where its disk may take it later. */
export function cannotWrite(folder: string, error: unknown): StartError | undefined {
  const { code = '', message = '' } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return LASTING.has(code) || LASTING_WORDS.test(message) ? unwritable(folder, { message }) : undefined;
}

function unwritable(folder: string, { message }: Pick<Error, 'message'>): StartError {
  return new StartError(
    `The data folder ${folder} cannot be written (${message}). Let the user who starts Quiz Night write to it, or ` +
      'choose another one with --data or DATA_DIR.',
  );
}

/** With the folders above it. Node's own `recursive` never ends where a folder takes none, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
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
