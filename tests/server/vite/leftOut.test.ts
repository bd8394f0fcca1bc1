import { readFileSync } from 'node:fs';
import { build, parseSync, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leftOut, STAND_INS } from '../../../src/server/vite/leftOut';

/** The names that a module exports. */
const exportsOf = (code: string) =>
  parseSync('module.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );

/** Bundles what a page imports, as a build of a page does. */
async function bundled(code: string): Promise<string> {
  const entry = 'virtual:page';
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? code : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, leftOut()],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?$/, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('The page did not bundle into one program');
  return built.output[0].code;
}

test.each(Object.entries(STAND_INS))('%s exports what its stand-in does', (path, standIn) => {
  expect(exportsOf(readFileSync(`node_modules/${path}`, 'utf8'))).toEqual(
    expect.arrayContaining(exportsOf(standIn)),
  );
});

test('no bundle has the parts of the router that no page imports', async () => {
  const code = await bundled("export { BrowserRouter, Routes, Route } from 'react-router-dom';");
  const words = ['popstate', 'NavLink', 'enctype', 'prefetch', 'displayName'];
  expect(words.filter((each) => code.includes(each))).toEqual(['popstate']);
});

test('no bundle has what axios needs for fetch', async () => {
  const code = await bundled("import axios from 'axios';\nexport const http = axios.create();");
  const words = ['ontimeout', 'duplex', 'getReader'];
  expect(words.filter((each) => code.includes(each))).toEqual(['ontimeout']);
});
