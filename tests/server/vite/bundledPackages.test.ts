import { expect, test } from 'vitest';
import { packagesIn } from '../../../src/server/vite/bundledPackages';

test('names the package of each bundled file once, as the lock file does', () => {
  const paths = [
    '/home/me/quiz/node_modules/react/cjs/react.production.js',
    '/home/me/quiz/node_modules/react/index.js',
    'C:\\quiz\\node_modules\\@emotion\\react\\dist\\index.js',
    '../node_modules/@fontsource-variable/font/files/latin.woff2',
    '/home/me/quiz/node_modules/a/node_modules/@b/c/index.js',
    '/home/me/quiz/src/host/main.tsx',
    '\0vite/preload-helper.js',
  ];
  expect(packagesIn(paths)).toEqual([
    'node_modules/@emotion/react',
    'node_modules/@fontsource-variable/font',
    'node_modules/a/node_modules/@b/c',
    'node_modules/react',
  ]);
});
