/** Host, player and server import contract (both pages also look, host and server also game), and never each other. */
const forbid = (message, folders, packages = []) => [
  'error',
  {
    patterns: [
      { group: folders.flatMap((folder) => [`**/${folder}`, `**/${folder}/**`]), message },
      ...(packages.length ? [{ group: packages, message }] : []),
    ],
  },
];
const REACT = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  '@chakra-ui/*',
  '@emotion/*',
  'framer-motion',
];
/** The host client's folders in rows from top to bottom. Each imports only from rows below its own, without circles. */
const HOST_FOLDERS = [
  ['routes'],
  ['rehearsal'],
  ['layout', 'session', 'lobby', 'game', 'workshop', 'print', 'season'],
  ['venue', 'wayIn'],
  ['api'],
  ['ui'],
  ['texts'],
  ['browser'],
];
/**
 * The same overrides for each depth at which a folder's files stand: what `../game` names depends on it.
 * @param up leads from such a file out of the folder
 */
const atEachDepth = (folder, override) =>
  ['', '*/', '*/*/'].map((inside, depth) => ({
    files: [`${folder}/${inside}*.ts`, `${folder}/${inside}*.tsx`],
    ...override('../'.repeat(depth + 1)),
  }));
const notBelow = (rows, folder, row) =>
  rows
    .slice(0, row + 1)
    .flat()
    .filter((other) => other !== folder);
/** The same for the game: the files beside its folders are below them, but for reduce, which is above all. */
const GAME_FOLDERS = [['views'], ['rules'], ['scoring'], ['season'], ['quiz', 'names']];
const GAME_FILES = ['plan', 'state', 'storedGame', 'events', 'facts'];
/** The same for the server. The files beside these folders may be used by all of them, except SERVER_TOP. */
const SERVER_FOLDERS = [
  ['http', 'hubs'],
  ['rehearsal'],
  ['sessions'],
  ['seasons', 'venue'],
  ['quizzes'],
  ['results'],
  ['store'],
  ['cluster'],
  ['texts'],
  ['names', 'access', 'starting'],
  ['signalr'],
  ['vite'],
];
const SERVER_TOP = ['main', 'start', 'quizServer', 'composition', 'gauges', 'joinCluster'];
const belowAlone = (folder, group) => ({
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group, message: `${folder} imports only what is below it` }] },
    ],
  },
});
const serverFolder = (folder, row) =>
  atEachDepth(`src/server/${folder}`, (up) =>
    belowAlone(folder, [
      ...notBelow(SERVER_FOLDERS, folder, row).map((other) => `${up}${other}/**`),
      ...SERVER_TOP.map((file) => `${up}${file}`),
    ]),
  );
const gameFolder = (folder, row) =>
  atEachDepth(`src/game/${folder}`, (up) =>
    belowAlone(folder, [
      ...notBelow(GAME_FOLDERS, folder, row).map((other) => `${up}${other}/**`),
      `${up}reduce`,
      // Whoever reads quiz files or names knows of no game.
      ...(row === GAME_FOLDERS.length - 1 ? GAME_FILES.map((file) => `${up}${file}`) : []),
    ]),
  );
/** The phone's folders. Each imports only from those before it. */
const PLAYER_FOLDERS = ['check', 'connection', 'join', 'answers', 'home', 'scenes'];
const NODE = ['node:*', 'hono', 'hono/*', '@hono/*', 'ws', 'level', 'redis'];
const TOO_HEAVY_FOR_PHONES = [
  ...NODE,
  '@chakra-ui/*',
  '@emotion/*',
  'framer-motion',
  'axios',
  'react-router-dom',
];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { project: './tsconfig.json', tsconfigRootDir: __dirname },
  plugins: ['@typescript-eslint', 'react-hooks'],
  extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended'],
  ignorePatterns: ['dist', 'release', 'data', 'node_modules', '.eslintrc.cjs'],
  reportUnusedDisableDirectives: true,
  rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'no-undef': 'off',
    'no-console': 'error',
    'no-warning-comments': 'error',
    // French has narrow spaces before some of its signs.
    'no-irregular-whitespace': ['error', { skipTemplates: true }],
    eqeqeq: 'error',
    // prettier keeps code to its width, but does not wrap comments.
    'max-len': ['error', { code: 1000, comments: 120 }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
  },
  overrides: [
    {
      files: ['src/**/texts/**/*.ts'],
      rules: {
        // French has narrow spaces before its marks.
        'no-irregular-whitespace': ['error', { skipTemplates: true }],
      },
    },
    {
      files: ['src/contract/**'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'contract stands alone',
          ['host', 'player', 'server', 'look', 'game'],
          [...REACT, ...NODE],
        ),
      },
    },
    {
      files: ['src/game/**'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'the game imports only contract: it knows no page, no server, no clock and no disk',
          ['host', 'player', 'server', 'look'],
          [...REACT, ...NODE],
        ),
      },
    },
    {
      files: GAME_FILES.map((file) => `src/game/${file}.ts`),
      ...belowAlone('the state', [
        './reduce',
        ...['views', 'rules', 'scoring'].map((other) => `./${other}/**`),
      ]),
    },
    ...GAME_FOLDERS.flatMap((folders, row) => folders.flatMap((folder) => gameFolder(folder, row))),
    ...HOST_FOLDERS.flatMap((folders, row) =>
      folders.flatMap((folder) =>
        atEachDepth(`src/host/${folder}`, (up) => ({
          rules: {
            '@typescript-eslint/no-restricted-imports': forbid(
              `${folder} imports only contract, look, the game and the host's folders below it`,
              ['player', 'server'],
              [...NODE, ...notBelow(HOST_FOLDERS, folder, row).map((other) => `${up}${other}/**`)],
            ),
          },
        })),
      ),
    ),
    {
      files: ['src/host/*.tsx'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'host imports only contract and look',
          ['player', 'server'],
          NODE,
        ),
      },
    },
    {
      files: ['src/host/**/*.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          ...['button', 'heading', 'input', 'spinner'].map((part) => ({
            name: `@chakra-ui/react/${part}`,
            message: 'Its recipe is not in the theme: take the part in src/host/ui.',
          })),
        ],
      },
    },
    {
      // React stands in components, and in hooks, whose files begin with `use`.
      files: ['src/host/**/*.ts'],
      excludedFiles: ['use*.ts'],
      rules: {
        // By name, since a pattern would catch `@chakra-ui/react` as well.
        'no-restricted-imports': ['error', 'react', 'react-dom', 'react-router-dom'],
      },
    },
    {
      files: ['src/player/**'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'player imports only contract and look, since phones load it over bad Wi-Fi',
          ['host', 'server', 'game'],
          TOO_HEAVY_FOR_PHONES,
        ),
      },
    },
    ...PLAYER_FOLDERS.map((folder, place) => ({
      files: [`src/player/${folder}/**`],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          `${folder} imports only contract, look and the phone's folders before it`,
          ['host', 'server', 'game', 'PhoneApp', ...PLAYER_FOLDERS.slice(place + 1)],
          TOO_HEAVY_FOR_PHONES,
        ),
      },
    })),
    {
      files: ['src/player/**/*.ts'],
      excludedFiles: ['use*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: REACT }] },
    },
    {
      files: ['src/server/**'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'server imports only contract and the game',
          ['host', 'player', 'look'],
          REACT,
        ),
      },
    },
    {
      files: ['src/server/signalr/**'],
      rules: {
        '@typescript-eslint/no-restricted-imports': forbid(
          'the hub server knows no quiz',
          ['host', 'player', 'look', 'contract', 'game'],
          [...REACT, 'hono', 'hono/*', '@hono/*', 'level', '../*'],
        ),
      },
    },
    ...SERVER_FOLDERS.flatMap((folders, row) => folders.flatMap((folder) => serverFolder(folder, row))),
    {
      files: ['tests/**'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
  ],
};
