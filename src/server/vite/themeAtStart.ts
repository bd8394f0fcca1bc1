import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PLACE = '<!-- theme -->';
const SCRIPT = new URL('../../look/themeAtStart.js', import.meta.url);

/** Puts the script that sets the theme into the pages: as a file of its own it would come after the first paint. */
export function themeAtStart(): Plugin {
  return {
    name: 'theme-at-start',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace(PLACE, `<script>\n${await readFile(SCRIPT, 'utf8')}</script>`),
    },
  };
}
