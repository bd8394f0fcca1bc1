import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PLACE = '<!-- theme -->';
const SCRIPT = new URL('../../look/themeAtStart.js', import.meta.url);

/** Inlines the script that sets the theme: as a separate file it would run after the first paint. */
export function themeAtStart(): Plugin {
  return {
    name: 'theme-at-start',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace(PLACE, `<script>\n${await readFile(SCRIPT, 'utf8')}</script>`),
    },
  };
}
