import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside every text file of the client, so that the server need not compress. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    // The demo is for servers that compress by themselves.
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'demo',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const files = new Set(await readdir(folder, { recursive: true }));
      // Files that an earlier page's build has compressed stay as they are.
      const isNew = (file: string) => COMPRESSIBLE.test(file) && !files.has(`${file}.br`);
      await Promise.all([...files].filter(isNew).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
