import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Everything that a ground uses of a session. */
const ENTRIES = ['liveSession', 'methods/gameHub', 'methods/quizHub', 'rehearsal/rehearsals'];

test('a session can be bundled for a browser: nothing in it needs Node, a page or the server', async () => {
  const entry = ENTRIES.map((name) =>
    fileURLToPath(new URL(`../../src/session/${name}.ts`, import.meta.url)),
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  expect(modules.some((id) => id.endsWith('/src/session/liveSession.ts'))).toBe(true);
  expect(modules.filter((id) => /^node:|browser-external|\/src\/(server|host|player)\//.test(id))).toEqual(
    [],
  );
  const globals = /\b(?:require\(|(?:document|window|process|Buffer)\.\w)\S*/g;
  const own = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? (chunk.code.match(globals) ?? []) : []));
  expect(own).toEqual([]);
});
