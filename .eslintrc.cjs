/** A room: its name, its files below `src`, and the rooms that it imports beside itself. */
const room = (name, files, imports) => ({ name, files, imports });

/**
 * The rooms of a house, one row above the other: each imports the rooms in rows below its own.
 * @param common what each of them imports beside these
 * @param own what one of them imports beside these; a room without an entry imports nothing more
 * @param files those of rooms that are no folder
 */
const house = (name, { common, rows, own = {}, files = {} }) =>
  rows.flatMap((row, at) =>
    row.map((part) =>
      room(`${name}/${part}`, `${name}/${files[part] ?? `${part}/**`}`, [
        ...common,
        ...(own[part] ?? []),
        ...rows.slice(at + 1).flatMap((below) => below.map((other) => `${name}/${other}`)),
      ]),
    ),
  );

/**
 * A side of the kinds: a file in each kind's folder, which the list of this side alone imports, and that list with its
 * interface.
 * @param meets the rooms that kinds meet with this side
 */
const side = (name, meets) => {
  const imports = ['contract', 'look', 'kinds/rules', 'kinds/shared', 'kind/rules', ...meets];
  return [
    room(`kinds/${name}`, `kinds/${name}*`, [...imports, `kind/${name}`]),
    room(`kind/${name}`, `kinds/*/${name}*`, [...imports, `kinds/${name}`]),
  ];
};

const ROOMS = [
  room('contract', 'contract/**', ['kinds/wire']),
  room('look', 'look/**', ['contract']),

  room('kinds/rules', 'kinds/{rules,kindRules,faults,quizFields}.ts', ['contract', 'kind/rules']),
  room('kind/rules', 'kinds/*/rules.ts', ['contract', 'kinds/rules', 'kinds/shared']),
  ...side('wire', []),
  ...side('phone', ['player/answers']),
  ...side('wall', ['host/game', 'host/ui']),
  ...side('words', []),
  ...side('paper', ['host/print']),
  ...side('workshop', ['host/workshop']),
  ...side('tables', ['server/formats', 'server/texts']),
  ...side('pretend', []),
  room('kinds/shared', 'kinds/*/*', ['contract', 'kinds/rules']),

  // The game knows no page, no server, no clock and no disk.
  ...house('game', {
    common: ['contract', 'kinds/rules', 'kinds/shared'],
    rows: [['reduce'], ['views'], ['rules'], ['scoring'], ['season'], ['state'], ['quiz', 'names']],
    files: { reduce: 'reduce.ts', state: '{plan,state,storedGame,events,facts}.ts' },
  }),

  ...house('host', {
    common: ['contract', 'look'],
    rows: [
      ['page'],
      ['routes'],
      ['rehearsal'],
      ['layout', 'session', 'lobby', 'game', 'workshop', 'print', 'season'],
      ['venue', 'wayIn'],
      ['api'],
      ['ui'],
      ['texts'],
      ['browser'],
    ],
    own: {
      routes: ['game/season'],
      game: ['kinds/wall', 'kinds/words'],
      workshop: ['kinds/workshop', 'game/quiz', 'game/state', 'game/scoring', 'game/rules', 'game/views'],
      print: ['kinds/paper', 'game/quiz'],
      season: ['game/season', 'game/names'],
    },
    files: { page: '*' },
  }),

  ...house('player', {
    common: ['contract', 'look'],
    rows: [
      ['page'],
      ['scenes'],
      ['home'],
      ['answers'],
      ['join'],
      ['texts'],
      ['connection', 'check', 'storage'],
    ],
    own: { answers: ['kinds/phone'], scenes: ['kinds/phone'] },
    files: { page: '*' },
  }),

  ...house('server', {
    common: ['contract', 'kinds/rules', 'kinds/shared', 'game/quiz', 'game/names', 'game/season'],
    rows: [
      ['process'],
      ['http', 'hubs'],
      ['rehearsal'],
      ['sessions'],
      ['seasons', 'venue', 'wayIn'],
      ['quizzes'],
      ['results'],
      ['formats'],
      ['options'],
      ['store'],
      ['cluster'],
      ['texts'],
      ['names', 'access', 'starting', 'vite'],
      ['files'],
      ['base'],
    ],
    own: {
      rehearsal: ['kinds/pretend', 'game/state', 'game/scoring', 'game/views'],
      sessions: ['signalr', 'game/state', 'game/scoring', 'game/rules', 'game/views', 'game/reduce'],
      seasons: ['game/state'],
      formats: ['kinds/tables'],
      results: ['game/state', 'game/scoring'],
      process: ['signalr'],
      hubs: ['signalr'],
      cluster: ['signalr'],
    },
    files: {
      process: '{main,start,quizServer,composition,gauges,joinCluster}.ts',
      options: 'options.ts',
      base: '*',
    },
  }),
  // It knows no quiz.
  room('signalr', 'server/signalr/**', []),
];

const REACT = ['react', 'react-dom', 'react-router-dom', '@chakra-ui/*', '@emotion/*', 'framer-motion'];
const NODE = ['node:*', 'hono', '@hono/*', 'ws', 'level', 'redis'];
/** Rooms, and the packages that none of their files imports. */
const NEVER = [
  {
    rooms: ['contract', 'game/*', 'kind{,s}/{rules,wire,words,shared,pretend}'],
    packages: [...REACT, ...NODE],
  },
  { rooms: ['look', 'host/*', 'kind{,s}/{wall,paper,workshop}'], packages: NODE },
  // Phones load it over bad Wi-Fi.
  {
    rooms: ['player/*', 'kind{,s}/phone'],
    packages: [...NODE, 'react-router-dom', '@chakra-ui/*', '@emotion/*', 'framer-motion', 'axios'],
  },
  { rooms: ['server/*', 'signalr', 'kind{,s}/tables'], packages: REACT },
  { rooms: ['signalr'], packages: ['hono', '@hono/*', 'level'] },
];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { project: './tsconfig.json', tsconfigRootDir: __dirname },
  plugins: ['@typescript-eslint', 'react-hooks', 'boundaries'],
  extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended'],
  ignorePatterns: ['dist', 'release', 'data', 'node_modules', '.eslintrc.cjs'],
  reportUnusedDisableDirectives: true,
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
    'boundaries/root-path': __dirname,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/files-single-match': true,
    'boundaries/files': ROOMS.map(({ name, files }) => ({ category: name, pattern: `src/${files}` })),
  },
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
      files: ['src/**'],
      rules: {
        'boundaries/dependencies': [
          'error',
          {
            default: 'disallow',
            checkAllOrigins: true,
            message: '{{from.file.categories}} does not import {{to.file.categories}}{{to.module.source}}',
            policies: [
              { allow: { to: { module: { origin: ['external', 'core'] } } } },
              ...ROOMS.map(({ name, imports }) => ({
                from: { file: { categories: name } },
                allow: { to: { file: { categories: [name, ...imports] } } },
              })),
              ...NEVER.map(({ rooms, packages }) => ({
                from: { file: { categories: rooms } },
                disallow: { to: { module: { origin: ['external', 'core'], source: packages } } },
              })),
            ],
          },
        ],
        'boundaries/no-unknown-files': 'error',
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
      files: ['src/player/**/*.ts'],
      excludedFiles: ['use*.ts'],
      rules: { 'no-restricted-imports': ['error', 'react', 'react-dom'] },
    },
    {
      files: ['tests/**'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
  ],
};
