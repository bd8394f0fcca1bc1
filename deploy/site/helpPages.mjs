// The pages that hosts are led to are part of the client, for whoever has no network.
import { getMimeType } from 'hono/utils/mime';
import { filesOf } from './files.mjs';
import { pagesForHosts } from './pages.mjs';

/**
 * Makes the documents for hosts into pages that any browser shows, offline too: the client has them below `help/`. The
 * check of the network leads there, and so does READ-ME-FIRST, before Quiz Night has been started.
 *
 * @returns {import('vite').Plugin}
 */
export function helpPages() {
  return {
    name: 'help-pages',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'serve' || (!isSsrBuild && mode === 'production'),
    generateBundle() {
      for (const [fileName, source] of helpFiles())
        this.emitFile({ type: 'asset', fileName: `help/${fileName}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/help', (request, response, next) => {
        const path = request.url?.slice(1) ?? '';
        const file = helpFiles().get(path);
        if (file === undefined) return next();
        response.setHeader('Content-Type', getMimeType(path) ?? '').end(file);
      });
    },
  };
}

/** Returns these pages and what they show by their paths below `help/`. */
export const helpFiles = () => filesOf(pagesForHosts(), {});
