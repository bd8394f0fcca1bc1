import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { version as program } from '../../../package.json';
import { StartError } from '../refusal';

/** Whether this is a package that people download, and not the repository with `npm start`. */
export function isPackage(): boolean {
  return process.env.QUIZ_NIGHT_PACKAGE === '1';
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

/**
 * Marks a data folder with its version, for programs to come. Throws a StartError where a newer one has marked it so
 * that this one would misread it, and nothing is touched then; and where there is no place for such a folder. A mark
 * that cannot be read or written counts as none.
 */
export async function markDataFolder(folder: string): Promise<void> {
  const path = join(folder, 'version');
  const written = await readFile(path, 'utf8').catch(() => '');
  const [, version, by] = /^(\d{1,9}) (\S{1,40})\s*$/.exec(written) ?? [];
  if (Number(version) > DATA_VERSION)
    throw new StartError(
      `The data in ${folder} is of Quiz Night ${by} (data version ${version}), and this is ${program}, which reads ` +
        `version ${DATA_VERSION}: start the newer program, or choose another folder with --data or DATA_DIR.`,
    );
  const mark = `${DATA_VERSION} ${program}\n`;
  if (written === mark) return;
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return;
    throw new StartError(
      `The data folder ${folder} cannot be made (${error.message}). Choose another one with --data or DATA_DIR.`,
    );
  });
  await writeFile(path, mark).catch(() => undefined);
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
