// Node's own binaries for other systems, from the npm registry, with the version and checksums in node.json.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { version, integrity } = JSON.parse(readFileSync(new URL('node.json', import.meta.url), 'utf8'));
const CACHE = 'node_modules/.cache/node';

/** Returns the bytes of a file in such a package, downloading the package if necessary. */
export function fileOfNode(name, path) {
  const folder = join(CACHE, name);
  const archive = join(folder, `${name}-${version}.tgz`);
  if (!existsSync(archive)) {
    mkdirSync(folder, { recursive: true });
    run('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', folder]);
  }
  const sum = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (sum !== integrity[name]) {
    rmSync(archive);
    throw new Error(`${name} ${version} has the checksum ${sum} instead of ${integrity[name]}`);
  }
  run('tar', ['-xzf', archive, '-C', folder, `package/${path}`]);
  return readFileSync(join(folder, 'package', path));
}

/** Runs a program to its end; throws if it fails. */
export function run(command, args, options = {}) {
  // npm is a script on Windows.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
    ...options,
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} exited with ${status}`);
}
