/// <reference types="vitest/config" />
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencesOf } from './deploy/package/licences.mjs';
import { helpPages } from './deploy/site/helpPages.mjs';
import { bundledPackages } from './src/server/vite/bundledPackages.ts';
import { firstPage } from './src/server/vite/firstPage.ts';
import { leftOut } from './src/server/vite/leftOut.ts';
import { messages } from './src/server/vite/messages/messages.ts';
import { narrowWall } from './src/server/vite/narrowWall.ts';
import { precompress } from './src/server/vite/precompress.ts';
import { quizHeads } from './src/server/vite/quizHeads.ts';
import { quizServerInDev } from './src/server/vite/quizServerInDev.ts';
import { standaloneCode } from './src/server/vite/standaloneCode.ts';
import { themeAtStart } from './src/server/vite/themeAtStart.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Each page is built separately, in a mode of its own: no device opens two of them, and what two share would
 * be split into chunks that both load whole.
 */
const PAGES: Record<string, string> = {
  remote: 'src/host/remote.html',
  player: 'src/player/index.html',
  'preview-projector': 'src/host/preview.html',
  'preview-phone': 'src/player/preview.html',
};

/**
 * What phones open, and the preview of it, is built with Preact: it does what these pages need of React in a tenth of
 * the bytes, which two hundred phones load over one access point.
 */
const WITH_PREACT = ['player', 'remote', 'preview-phone', 'demo'];
const PREACT = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
];

/** Small modules that nearly every screen but the first one loads. */
const SHARED_LATER =
  /src\/(contract\/venue|look\/(nameList|around)|host\/(api\/(useServerAddress|quizApiError|readJson|useRead)|texts\/roomTexts|venue\/useVenue|ui\/(Field|PopoverPanel|RetryOffer|sessionIcons|useTitle)))\.|src\/contract\/wording\/(?!rightAnswers)|@messageformat\/runtime/;
/** Those that every screen of a session loads. */
const SHARED_IN_SESSIONS =
  /src\/host\/(session\/(openedSessions|JoinAddress|taskSlot|connection(State|View)|ConnectionLight)|ui\/JoinParts)\./;

/** Those that several forms and dialogs load. */
const SHARED_IN_FORMS =
  /src\/(contract\/(quizFiles|seasons)|host\/(browser\/firstSteps|ui\/(Choices|FileButton|RemarkList|ScaledFrame)))\./;

/** One file for all that a page loads at the start, since several would compress worse. */
const START = { name: 'start', tags: ['$initial' as const] };
/** What a phone loads of its kinds goes with the game that needs it. */
const GAME = { name: 'game', test: /src\/(player\/scenes\/InGame|kinds\/phone)\./ };
/** The main page has many screens: one file each for what several of them load later. */
const LATER = [
  { name: 'shared', test: SHARED_LATER },
  { name: 'session', test: SHARED_IN_SESSIONS },
  { name: 'forms', test: SHARED_IN_FORMS },
];

/** The demo is built into a folder of its own, for any address. */
const DEMO = { root: page('src/demo'), base: './', publicDir: page('public') };
const inPlace = (find: RegExp, name: string) => ({ find, replacement: page(`src/demo/inPlace/${name}.ts`) });
/** What reaches servers, is for guests, or brings more than a demo needs has something smaller in its place. */
const FROM_HERE = [
  inPlace(/^axios$/, 'axios'),
  inPlace(/^.*\/hubConnection$/, 'hubConnection'),
  inPlace(/^.*\/teamNames$/, 'teamNames'),
  inPlace(/^.*\/useIdle$/, 'useIdle'),
  // The phones' face serves both pages.
  { find: /^.*\/fonts\/host\.css$/, replacement: page('src/look/fonts/phone.css') },
  { find: /^\/src\//, replacement: page('src/') },
];
/** What both pages load, and what each of them loads until the first question: a few large files compress best. */
const DEMO_PARTS = [
  {
    name: 'both',
    // The host's page has Chakra's reset instead.
    test: /src\/(contract|look(?!\/reset\.css)|plug|kinds\/(wire|kindRules|rules|[^/]+\/(wire|rules|texts|compareText))\.)|node_modules\/(preact|valibot)|@messageformat/,
    minShareCount: 2,
  },
  {
    name: 'phone',
    test: /src\/(demo\/phone\.|player\/(PhoneApp|phoneClient|(scenes|answers|connection)\/|join\/(?!TeamPanel)|texts\/)|kinds\/(phone|phoneKind|[^/]+\/phone)\.)/,
  },
  {
    name: 'wall',
    test: /src\/(host\/(game\/(projector\/(?!EndScenes|SlideTurns|PodiumScene)|wallKind|useCountdown|gameTexts|OutageNote|media\/(GameSounds|sceneMedia|useGameMedia|useMuted|QuestionMedia|loops))|lobby\/(?!LobbySlides|SeasonOffer|LobbyNews)|routes\/(Lobby|SessionScreen|GameParts|HostControls|Light)\.|session\/(use(Session|Commands|Stages|Preload|Outage|Ending)|sessionState|connection|JoinAddress|quizHub|taskSlot))|kinds\/(wall|[^/]+\/wall)\.)|node_modules\/(framer-motion|motion-)/,
  },
];
const DEMO_PAGES = ['src/demo/index.html', 'src/demo/join.html'];

function groupsOf(mode: string) {
  if (mode === 'demo') return DEMO_PARTS;
  return mode in PAGES ? [START, GAME] : [START, ...LATER];
}

/** Tests that mock modules or leave state in one. */
const ALONE = [
  'tests/host/brokenParts.test.tsx',
  'tests/host/session/{JoinAddress,openedSessions}.test.tsx',
  'tests/host/texts/useLanguage.test.tsx',
  'tests/player/scenes/unloaded.test.tsx',
];
/** Whether this machine can run the tests of what runs in Redis. */
const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;
/** It counts the calls of a module, which others would have loaded before. */
const COUNTING = 'tests/game/comparing.test.ts';
/** Hands over the kinds, as entry points do. */
const KINDS = 'tests/support/kindsSetup.ts';
const inPage = { environment: 'jsdom', setupFiles: [KINDS, 'tests/support/domSetup.ts'] };

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    messages(),
    themeAtStart(),
    narrowWall(),
    firstPage(),
    helpPages(),
    leftOut(),
    quizHeads(),
    quizServerInDev(),
    precompress(),
    standaloneCode(),
    bundledPackages(licencesOf),
  ],
  server: { port: 5173, strictPort: true },
  resolve: { alias: [...(WITH_PREACT.includes(mode) ? PREACT : []), ...(mode === 'demo' ? FROM_HERE : [])] },
  // The server is bundled with its dependencies, so that packages have few files; LevelDB's binary is not.
  ssr: { ...(isSsrBuild && { noExternal: true, external: ['classic-level'] }) },
  ...(mode === 'demo' && DEMO),
  build: isSsrBuild
    ? { target: 'node20', outDir: 'dist/server', copyPublicDir: false, ssrEmitAssets: true }
    : {
        target: 'es2022',
        modulePreload: {
          // A browser that cannot preload modules loads them a little later.
          polyfill: false,
          // Styles are loaded beside the code that needs them. The browser finds further code by itself: lists of that
          // would grow with every language and every part.
          resolveDependencies: (_file, dependencies) => dependencies.filter((path) => path.endsWith('.css')),
        },
        outDir: page(mode === 'demo' ? 'dist/demo' : 'dist/client'),
        // The first of the builds empties the folder.
        emptyOutDir: !(mode in PAGES),
        rolldownOptions: {
          input: mode === 'demo' ? DEMO_PAGES.map(page) : page(PAGES[mode] ?? 'index.html'),
          treeshake: {
            // Only Emotion's withTheme needs it, which nothing here uses.
            moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
            // Leaves the parts of parsers that phones do not call out of their pages; other pages would grow.
            propertyReadSideEffects: mode === 'player' || mode === 'remote' ? false : 'always',
          },
          output: {
            codeSplitting: { groups: groupsOf(mode) },
          },
        },
      },
  test: {
    restoreMocks: true,
    // One more than there are cores, since some tests wait. The default leaves a core free, which is half of two.
    maxWorkers: availableParallelism() + 1,
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
          exclude: [COUNTING, ...(process.env.VITEST && !hasRedis() ? ['tests/**/*.redis.test.ts'] : [])],
          setupFiles: [KINDS],
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
      { extends: true, test: { name: 'node-alone', environment: 'node', include: [COUNTING] } },
    ],
  },
}));
