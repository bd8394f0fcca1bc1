/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './src/server/vite/precompress.ts';
import { quizServerInDev } from './src/server/vite/quizServerInDev.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), quizServerInDev(), precompress()],
  server: { port: 5173, strictPort: true },
  build: isSsrBuild
    ? { target: 'node20', outDir: 'dist/server', copyPublicDir: false }
    : {
        target: 'es2022',
        outDir: 'dist/client',
        rolldownOptions: {
          input: {
            host: page('index.html'),
            remote: page('src/host/remote.html'),
            player: page('src/player/index.html'),
          },
        },
      },
  test: {
    restoreMocks: true,
    // A busy machine needs longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/{contract,server}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/{host,player}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/domSetup.ts'],
        },
      },
    ],
  },
}));
