import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pageOf } from './helpMarkup.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Makes `docs` into pages that any browser shows, offline too: the client has them below `help/`, with their pictures.
 * The check of the network leads there, and so does READ-ME-FIRST, before Quiz Night has been started.
 */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'serve' || (!isSsrBuild && mode === 'production'),
    async generateBundle() {
      for (const [fileName, source] of await helpFiles())
        this.emitFile({ type: 'asset', fileName: `help/${fileName}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/help', (request, response, next) => {
        const path = request.url?.slice(1) ?? '';
        void helpFiles().then((files) => (files.has(path) ? response.end(files.get(path)) : next()), next);
      });
    },
  };
}

/** Returns all pages and the pictures in them by their paths below `help/`. */
export async function helpFiles(): Promise<Map<string, string | Uint8Array>> {
  const names = (await readdir(at('docs'), { recursive: true })).filter((name) => name.endsWith('.md'));
  const files = new Map<string, string | Uint8Array>();
  for (const name of names.map((each) => each.replaceAll('\\', '/')).sort()) {
    const text = await readFile(at(`docs/${name}`), 'utf8');
    const language = /^([\w-]+)\//.exec(name)?.[1] ?? 'en';
    files.set(name.replace('.md', '.html'), pageOf(text, language));
    for (const [, picture] of text.matchAll(/\.readme\/([\w.]+)/g))
      files.set(`pictures/${picture}`, await readFile(at(`.readme/${picture}`)));
  }
  return files;
}
