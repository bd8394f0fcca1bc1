import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Start } from './started';

/** One line of a Dockerfile, with what follows a backslash. */
interface Instruction {
  name: string;
  text: string;
}

/** What stands in for an image: its root folder, and what its lines have set so far. */
interface Stage {
  root: string;
  folder: string;
  user: string;
  env: Record<string, string>;
  health: string[];
  command: string[];
}

const isRoot = process.getuid?.() === 0;
/** The user whom Node's image has besides root. */
const NODE_USER = '1000';
/** What Node's image has and this machine stands in for, with the Node and npm that run the test. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/etc', '/opt'];
const NODE_FOLDER = dirname(dirname(process.execPath));
/** What reaches the registry from here; npm's cache saves the downloads. */
const PASSED_ON = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;
const CACHE = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout?.trim();

/** Whether this machine can give a program a root folder of its own. */
export const canPerform = (): boolean =>
  process.platform === 'linux' && spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0;

/**
 * Performs a Dockerfile line by line without Docker, with what `.dockerignore` lets in; returns its last stage. Throws
 * with the output of a line that fails, and for a line that it cannot perform.
 */
export function perform(dockerfile: string, folder: string): Stage {
  const context = join(folder, 'context');
  copyContext(context);
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, text } of instructionsIn(readFileSync(dockerfile, 'utf8'))) {
    if (name === 'FROM') {
      const [, title = 'last'] = /^node:\S+(?: AS (\S+))?$/.exec(text) ?? [];
      stage = emptyStage(join(folder, title));
      stages.set(title, stage);
    } else if (stage) performLine(stage, name, text, context, stages);
  }
  if (!stage) throw new Error(`${dockerfile} has no stage`);
  return stage;
}

/** Returns how to start an image as README does: read-only but for its volume, as its user and without any rights. */
export function startOf(stage: Stage, env: Record<string, string> = {}): Omit<Start, 'cwd'> {
  return inSandbox(stage, stage.command, { isReadOnly: true, env });
}

/** Whether its health check succeeds now. */
export function isHealthy(stage: Stage, env: Record<string, string>): boolean {
  const { command, args, env: all } = inSandbox(stage, stage.health, { isReadOnly: true, env });
  return spawnSync(command, args, { env: all }).status === 0;
}

/** Copies what Docker would be sent. */
function copyContext(context: string): void {
  const [first, ...others] = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  if (first !== '*' || others.some((line) => !/^![^*?]+$/.test(line)))
    throw new Error('.dockerignore must leave everything out but the paths that it names');
  for (const path of others.map((line) => line.slice(1)))
    cpSync(path, join(context, path), { recursive: true });
}

function instructionsIn(text: string): Instruction[] {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return [...lines.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = '', rest = '']) => ({ name, text: rest }));
}

function emptyStage(root: string): Stage {
  for (const path of ['/dev', '/proc', '/root', '/tmp', NODE_FOLDER, ...SYSTEM])
    mkdirSync(join(root, path), { recursive: true });
  for (const name of ['passwd', 'group']) {
    cpSync(`/etc/${name}`, join(root, `.${name}`));
    appendFileSync(
      join(root, `.${name}`),
      `node:x:${NODE_USER}:${name === 'passwd' ? `${NODE_USER}::/:` : ''}\n`,
    );
  }
  // Without root's rights there is only one user, whom both names mean.
  if (!isRoot) writeFileSync(join(root, '.chown'), '#!/bin/sh\n', { mode: 0o755 });
  return { root, folder: '/', user: 'root', env: {}, health: [], command: [] };
}

function performLine(
  stage: Stage,
  name: string,
  text: string,
  context: string,
  stages: ReadonlyMap<string, Stage>,
): void {
  if (name === 'WORKDIR') {
    stage.folder = resolve(stage.folder, text);
    mkdirSync(join(stage.root, stage.folder), { recursive: true });
  } else if (name === 'COPY') copy(stage, text, context, stages);
  else if (name === 'RUN') runLine(stage, text);
  else if (name === 'ENV')
    for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
  else if (name === 'USER') stage.user = text;
  else if (name === 'CMD') stage.command = wordsIn(text);
  else if (name === 'HEALTHCHECK') stage.health = wordsIn(text.slice(text.indexOf('CMD') + 3));
  else if (!['LABEL', 'VOLUME', 'EXPOSE'].includes(name)) throw new Error(`${name} cannot be performed here`);
}

/** Returns a command in its form without a shell. */
function wordsIn(text: string): string[] {
  return JSON.parse(text) as string[];
}

function copy(stage: Stage, text: string, context: string, stages: ReadonlyMap<string, Stage>): void {
  const [, from, rest = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(text) ?? [];
  const source = from === undefined ? context : stages.get(from)?.root;
  const paths = rest.split(' ');
  const to = join(stage.root, resolve(stage.folder, paths.pop() ?? ''));
  for (const path of paths) {
    const each = join(source ?? '', path);
    // A folder's content is copied, not the folder itself.
    const isFolder = statSync(each).isDirectory();
    cpSync(each, isFolder ? to : join(to, basename(each)), { recursive: true, verbatimSymlinks: true });
  }
}

function runLine(stage: Stage, line: string): void {
  const { command, args, env } = inSandbox(stage, ['sh', '-c', line], {});
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`RUN ${line}: exit code ${status}\n${stdout}${stderr}`);
}

/** Returns how to run a command within a stage's root folder. */
function inSandbox(
  stage: Stage,
  command: string[],
  { isReadOnly = false, env: more = {} }: { isReadOnly?: boolean; env?: Record<string, string> },
): Omit<Start, 'cwd'> {
  const { root, folder, env: own } = stage;
  const writable = isReadOnly
    ? ['--ro-bind', root, '/', '--bind', join(root, 'data'), '/data']
    : ['--bind', root, '/', '--bind-try', CACHE, CACHE];
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? '';
  const readable = [...SYSTEM, NODE_FOLDER, certificates].filter(existsSync);
  const users = ['passwd', 'group'].flatMap((name) => ['--ro-bind', join(root, `.${name}`), `/etc/${name}`]);
  const rest = ['--dev', '/dev', '--proc', '/proc', '--chdir', folder, '--die-with-parent'];
  const passed = Object.entries(process.env).filter(([key]) => PASSED_ON.test(key));
  return {
    command: 'bwrap',
    args: [
      ...writable,
      ...readable.flatMap((path) => ['--ro-bind', path, path]),
      ...users,
      ...rest,
      ...asUserOf(stage),
      ...command,
    ],
    env: {
      ...Object.fromEntries(passed),
      PATH: `${join(NODE_FOLDER, 'bin')}:/usr/sbin:/usr/bin:/sbin:/bin`,
      HOME: '/root',
      npm_config_cache: CACHE,
      ...own,
      ...more,
    },
  };
}

/** Returns the last arguments, which give the command its user: root may change it, others only rename themselves. */
function asUserOf({ root, user }: Stage): string[] {
  const isOther = user !== 'root';
  if (!isRoot) {
    const renamed = ['--unshare-user', '--uid', isOther ? NODE_USER : '0'];
    return [...renamed, '--ro-bind', join(root, '.chown'), '/usr/bin/chown'];
  }
  if (!isOther) return ['--cap-add', 'ALL'];
  const changed = ['setpriv', '--reuid', NODE_USER, '--regid', NODE_USER, '--clear-groups', '--no-new-privs'];
  return ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', ...changed];
}
