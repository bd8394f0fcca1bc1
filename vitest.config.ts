import { defineConfig, mergeConfig } from 'vitest/config';
import { hasRedis, REDIS_TESTS } from './tests/support/hasRedis.ts';
import build from './vite.config.ts';

/** Tests that mock modules or leave state in one. */
const ALONE = [
  'tests/host/brokenParts.test.tsx',
  'tests/host/session/{JoinAddress,openedSessions}.test.tsx',
  'tests/host/texts/useLanguage.test.tsx',
  'tests/player/scenes/unloaded.test.tsx',
];
const inPage = { environment: 'jsdom', setupFiles: ['tests/support/domSetup.ts'] };

/** The tests, which no build needs. */
const tests = defineConfig({
  test: {
    restoreMocks: true,
    // All cores; the default leaves one free, which is half of two.
    maxWorkers: '100%',
    // A busy machine takes many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: !hasRedis() ? [REDIS_TESTS] : [],
          globalSetup: ['tests/support/redisSetup.ts'],
          // These share their modules: reloading them for each file would take longer than many of the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Tests that need a page, whether or not they render one.
          name: 'dom',
          ...inPage,
          include: ['tests/**/*.test.tsx'],
          exclude: ALONE,
          // As above: the files also share their page, one after the other.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'dom-alone', ...inPage, include: ALONE } },
    ],
  },
});

export default defineConfig((env) => mergeConfig(build(env), tests));
