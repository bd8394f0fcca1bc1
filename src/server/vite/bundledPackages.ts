import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package's folder in a module's path, as the lock file names it. */
const PACKAGE = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;
const FOLDER = 'dist/bundled';

/**
 * Lists the packages whose code or files a build contains in `dist/bundled`, one file for each build: their
 * licences must accompany it, whether they are dependencies or only needed to build. The demo, which is in no package,
 * gets the text itself, which `licencesOf` makes of the packages' folders.
 */
export function bundledPackages(licencesOf: (folders: readonly string[]) => string): Plugin {
  let name = '';
  let isFirst = false;
  return {
    name: 'bundled-packages',
    apply: 'build',
    configResolved: ({ mode, build }) => {
      name = build.ssr ? 'server' : mode;
      isFirst = build.emptyOutDir === true;
    },
    async generateBundle(_, bundle) {
      const paths = Object.values(bundle).flatMap((part) =>
        part.type === 'asset'
          ? part.originalFileNames
          : part.moduleIds.flatMap((id) => [id, ...modulesIn(this.getModuleInfo(id)?.meta)]),
      );
      if (name === 'demo') {
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(packagesIn(paths)) });
        return;
      }
      if (isFirst) await rm(FOLDER, { recursive: true, force: true });
      await mkdir(FOLDER, { recursive: true });
      await writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(packagesIn(paths), null, 2)}\n`);
    },
  };
}

/** Returns the folders of the packages that these files belong to, sorted, each once. */
export function packagesIn(paths: readonly string[]): string[] {
  const folders = paths.map((path) => PACKAGE.exec(path.replaceAll('\\', '/'))?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Returns the modules of a program that was bundled into this module's text. */
function modulesIn(meta: Record<string, unknown> = {}): readonly string[] {
  return (meta.modules as readonly string[] | undefined) ?? [];
}
