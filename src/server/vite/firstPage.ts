import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minify, type Plugin, type Rolldown } from 'vite';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { messages } from './messages/messages.ts';

type Drawn = (language: Language) => Promise<Record<string, string>>;

const SCREENS = fileURLToPath(new URL('../../player/firstPage.tsx', import.meta.url));
const SCRIPT = new URL('../../player/join/beforeScripts.js', import.meta.url);
const PAGE = 'src/player/index.html';
const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*><\/script>/;
const apply: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode === 'player';

/**
 * Writes the phone's page so that it can be used before any script or sheet has arrived: its styles and its first
 * screens stand in it, in a file for each language beside `index.html`, such as `index.de.html`. What it loads stands
 * in a template, until `beforeScripts.js` adds that to the page.
 */
export function firstPage(): Plugin[] {
  let styles = '';
  return [
    {
      name: 'first-page-styles',
      apply,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
          const sheets = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
          for (const path of sheets ?? []) {
            const sheet = bundle[path];
            if (sheet?.type === 'asset') styles += String(sheet.source).trim();
            delete bundle[path];
          }
          // Neither the page nor what it loads later asks for them any more.
          sheets?.clear();
        },
      },
    },
    {
      name: 'first-page',
      apply,
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const page = bundle[PAGE];
          if (page?.type !== 'asset') throw new Error(`${PAGE} was not built`);
          const built = String(page.source);
          const [entry] = ENTRY.exec(built) ?? [];
          if (!entry) throw new Error(`${PAGE} loads no script`);
          const html = built.replace(entry, '').replace('</head>', () => `<style>${styles}</style></head>`);
          const { code: script } = await minify('beforeScripts.js', await readFile(SCRIPT, 'utf8'), {
            compress: { target: 'es2015' },
          });
          const draw = await loadDrawn();
          for (const language of ALL_LANGUAGES) {
            const { form, ...others } = await draw(language);
            const parts = Object.entries(others).map(
              ([id, part]) => `<template id="${id}">${part}</template>`,
            );
            const root = ROOT.replace('><', () => `>${form}<`);
            const words = `<link rel="modulepreload" href="/${textsIn(bundle, language)}">`;
            const loads = `<template id="late">${entry}${words}</template>`;
            const source = html.replace(
              ROOT,
              () => `${root}${parts.join('')}${loads}<script>${script.trim()}</script>`,
            );
            this.emitFile({ type: 'asset', fileName: PAGE.replace('html', `${language}.html`), source });
            // For a server that asks for none.
            if (language === 'en') page.source = source;
          }
        },
      },
    },
  ];
}

/** Returns the file with the words that the page's script would ask for only once it runs. */
function textsIn(bundle: Rolldown.OutputBundle, language: Language): string | undefined {
  const words = `locales/${language}/phone`;
  const hasWords = (part: Rolldown.OutputChunk) => part.moduleIds.some((id) => id.endsWith(words));
  return Object.values(bundle).find((part) => part.type === 'chunk' && hasWords(part))?.fileName;
}

/** Bundles the page's parts into one program, and loads it. */
async function loadDrawn(): Promise<Drawn> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), messages()],
    ssr: { noExternal: true },
    build: {
      ssr: SCREENS,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('The first page did not bundle into one program');
  const folder = await mkdtemp(join(tmpdir(), 'first-page-'));
  try {
    const path = join(folder, 'firstPage.mjs');
    await writeFile(path, built.output[0].code);
    const program = (await import(pathToFileURL(path).href)) as { drawnScreens: Drawn };
    return program.drawnScreens;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
