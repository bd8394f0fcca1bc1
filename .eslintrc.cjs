/** A room: its name, its files below `src`, and the rooms that it imports in addition to itself. */
const room = (name, files, imports) => ({ name, files, imports });

/**
 * The rooms of a house, arranged in rows: each imports the rooms in rows below its own.
 * @param common what all of them import in addition
 * @param own what one of them imports in addition; a room without an entry imports nothing more
 * @param files the files of rooms that are not a folder
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
 * One side of the kinds: a file in each kind's folder, imported only by this side's list, and that list with
 * its interface.
 * @param meets the rooms in which kinds meet this side
 */
const side = (name, meets) => {
  const imports = ['contract', 'look', 'kinds/sheets', ...meets];
  return [
    room(`kinds/${name}`, `kinds/${name}*`, [...imports, `kind/${name}`]),
    room(`kind/${name}`, `kinds/*/${name}*`, [...imports, `kinds/${name}`]),
  ];
};

/** The rules' rooms, and those shared by several kinds. Phones and the remote do not load them. */
const RULES = ['kinds/rules', 'kind/rules', 'kinds/shared', 'kind/wire', 'reading'];

/** The rooms of the game. */
const GAME = ['reduce', 'views', 'rules', 'scoring', 'season', 'state', 'quiz', 'names', 'derived'].map(
  (part) => `game/${part}`,
);

const ROOMS = [
  // What entry points hand over to the rooms: no room but the game and a session imports a kind.
  room('plug', 'plug.ts', []),
  room('contract', 'contract/**', ['kinds/wire', 'plug']),
  // The server checks the venue's colour as the pages show it.
  room('look/accent', 'look/accent.ts', []),
  room('look', 'look/**', ['contract', 'look/accent']),

  // How files that people may edit are read, and which words of typed answers a language takes for the same.
  room('reading', 'reading/**', ['contract']),
  room('kinds/rules', 'kinds/{rules,kindRules}.ts', ['contract', 'kind/rules']),
  room('kind/rules', 'kinds/*/rules.ts', ['contract', 'kinds/rules', 'kinds/shared', 'kind/wire', 'reading']),
  ...side('wire', []),
  ...side('phone', ['player/offered']),
  ...side('wall', ['host/game', 'host/ui']),
  ...side('words', []),
  ...side('paper', ['game/quiz', 'kinds/shared', 'kind/rules', 'host/print']),
  ...side('workshop', [...RULES, 'game/quiz', 'host/workshop', 'host/ui']),
  ...side('tables', [...RULES, 'server/formats', 'server/texts']),
  ...side('pretend', RULES),
  room('kinds/sheets', 'kinds/*/*.css', []),
  room('kinds/shared', 'kinds/*/*', ['contract', 'kinds/rules', 'reading']),

  // The game knows no page, server, clock or disk.
  ...house('game', {
    common: ['contract', 'kinds/rules', 'kinds/shared', 'reading'],
    rows: [
      ['reduce'],
      ['views'],
      ['rules'],
      ['scoring'],
      ['season'],
      ['state'],
      ['quiz', 'names'],
      ['derived'],
    ],
    files: {
      reduce: '{reduce,corrected}.ts',
      state: '{plan,pace,state,storedGame,keptGame,events,facts}.ts',
      derived: 'derived.ts',
    },
  }),

  ...house('host', {
    common: ['contract', 'look', 'plug'],
    rows: [
      ['main'],
      ['page'],
      ['routes'],
      ['rehearsal'],
      ['layout', 'session', 'lobby', 'game', 'workshop', 'print', 'season'],
      ['quizList'],
      ['venue', 'network'],
      ['api'],
      ['ui'],
      ['texts'],
      ['browser'],
    ],
    own: {
      main: ['kinds/wall', 'kinds/words', 'kinds/paper', 'kinds/workshop'],
      routes: ['game/season'],
      workshop: ['game/quiz', 'game/state', 'game/scoring', 'game/views', 'session/live'],
      print: ['game/quiz'],
      season: ['game/season', 'game/names'],
      venue: ['look/accent'],
    },
    files: { main: '{main,remoteMain,previewMain,kindsMain}.{ts,tsx}', page: '*' },
  }),

  // What the phone's page provides for the kinds.
  room('player/offered', 'player/answers/{AnswerLines,phoneKind,team,unsent,usePlay}.*', [
    'contract',
    'look',
    'plug',
    'player/answers',
    'player/join',
    'player/texts',
    'player/connection',
  ]),
  ...house('player', {
    common: ['contract', 'look', 'plug'],
    rows: [
      ['main'],
      ['page'],
      ['scenes'],
      ['home'],
      ['answers'],
      ['join'],
      ['texts'],
      ['connection', 'check'],
    ],
    own: {
      main: ['kinds/phone'],
      page: ['player/offered'],
      scenes: ['player/offered'],
      home: ['player/offered'],
      answers: ['player/offered'],
    },
    files: { main: '{main,previewMain}.tsx', page: '*' },
  }),

  // A live session on any ground: it knows no page, server or disk.
  ...house('session', {
    common: ['contract', 'kinds/rules', 'kinds/shared', ...GAME],
    rows: [['methods'], ['rehearsal'], ['live'], ['base'], ['results']],
    own: { rehearsal: ['kinds/pretend'] },
    files: {
      live: '{people/**,!(ports|refusal|schedule|secrets|documents).ts}',
      base: '{ports,refusal,schedule,secrets,documents}.ts',
    },
  }),

  // The ground of a page: everything stays in its memory.
  room('demo/main', 'demo/{main,phoneMain,previews,phone,DemoPanel,scanned,later}.{ts,tsx}', [
    'contract',
    'look',
    'plug',
    'demo',
    'demo/inPlace',
    'session/base',
    'kinds/phone',
    ...['main', 'page', 'routes', 'game', 'api', 'session', 'texts', 'ui'].map((part) => `host/${part}`),
    ...['main', 'page', 'join', 'scenes', 'texts'].map((part) => `player/${part}`),
  ]),
  // Files are read and written as on a server, by code that needs nothing of Node.
  room('demo/files', 'demo/quizFiles.ts', [
    'contract',
    'kinds/tables',
    'plug',
    'server/formats',
    'server/quizzes',
    'server/results',
    'session/base',
    'session/results',
  ]),
  // What the demo's build puts in the place of packages and modules.
  room('demo/inPlace', 'demo/inPlace/**', ['contract', 'host/session']),
  room('demo', 'demo/**', [
    'contract',
    'demo/files',
    'game/quiz',
    'look',
    'session/base',
    'session/live',
    'session/methods',
    'session/rehearsal',
  ]),

  ...house('server', {
    common: [
      'contract',
      'reading',
      'game/quiz',
      'game/names',
      'game/season',
      'session/base',
      'session/results',
    ],
    rows: [
      ['main'],
      ['process'],
      ['http', 'hubs'],
      ['evenings'],
      ['kept'],
      ['sessions'],
      ['seasons', 'venue', 'network'],
      ['quizzes'],
      ['results'],
      ['formats'],
      ['options'],
      ['store'],
      ['cluster'],
      ['starting'],
      ['texts'],
      ['names', 'access', 'vite'],
      ['files'],
      ['base'],
    ],
    own: {
      evenings: ['session/live', 'game/state', 'game/scoring', 'game/views', 'game/reduce'],
      http: ['session/live', 'session/rehearsal'],
      sessions: ['session/live'],
      seasons: ['game/state'],
      quizzes: ['game/state'],
      venue: ['look/accent'],
      main: ['kinds/tables', 'kinds/words', 'plug'],
      formats: ['plug'],
      process: ['signalr', 'session/live', 'session/methods', 'session/rehearsal'],
      hubs: ['signalr'],
      cluster: ['signalr'],
    },
    files: {
      main: '{main,kindsMain,quizzes/importing/importMain}.ts',
      process: '{start,quizServer,composition,housekeeping,joinCluster}.ts',
      kept: 'kept.ts',
      options: 'options.ts',
      base: '*',
    },
  }),
  // It knows nothing of quizzes.
  room('signalr', 'server/signalr/**', ['server/base']),
];

const REACT = ['react', 'react-dom', 'react-router-dom', '@chakra-ui/*', '@emotion/*', 'framer-motion'];
const NODE = ['node:*', 'hono', '@hono/*', 'ws', 'level', 'redis'];
/** Packages of which a file may only use types, as where a room declares which components it needs. */
const withoutTypes = (...names) => names.map((name) => ({ name, allowTypeImports: true }));
/** Rooms, and the packages that none of their files may import. */
const NEVER = [
  {
    rooms: ['contract', 'game/*', 'session/*', 'demo', 'kind{,s}/{rules,wire,words,shared,pretend}'],
    packages: [...REACT, ...NODE],
  },
  { rooms: ['look', 'host/*', 'kind{,s}/{wall,paper,workshop}'], packages: NODE },
  // Phones load these over bad Wi-Fi.
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
  ignorePatterns: ['dist', '/release', 'data', 'node_modules', '.eslintrc.cjs'],
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
    // French puts narrow spaces before some punctuation marks.
    'no-irregular-whitespace': ['error', { skipTemplates: true }],
    eqeqeq: 'error',
    // prettier keeps code within its width, but does not wrap comments.
    'max-len': ['error', { code: 1000, comments: 120 }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
  },
  overrides: [
    { files: ['src/**'], rules: { 'boundaries/no-unknown-files': 'error' } },
    // A rule for each room is checked much faster than one rule with the policies of all rooms. A file belongs
    // to the first room that matches it, but takes its rule from the last override that does.
    ...ROOMS.toReversed().map(({ name, files, imports }) => ({
      files: [`src/${files}`],
      rules: {
        'boundaries/dependencies': [
          'error',
          {
            default: 'disallow',
            checkAllOrigins: true,
            message: '{{from.file.categories}} does not import {{to.file.categories}}{{to.module.source}}',
            policies: [
              { allow: { to: { module: { origin: ['external', 'core'] } } } },
              { allow: { to: { file: { categories: [name, ...imports] } } } },
              ...NEVER.map(({ rooms, packages }) => ({
                from: { file: { categories: rooms } },
                disallow: { to: { module: { origin: ['external', 'core'], source: packages } } },
              })),
            ],
          },
        ],
      },
    })),
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
      // React belongs in components, and in hooks, whose files begin with `use`.
      files: ['src/host/**/*.ts'],
      excludedFiles: ['use*.ts'],
      rules: {
        // By name, since a pattern would also match `@chakra-ui/react`.
        '@typescript-eslint/no-restricted-imports': [
          'error',
          ...withoutTypes('react', 'react-dom', 'react-router-dom'),
        ],
      },
    },
    {
      files: ['src/player/**/*.ts'],
      excludedFiles: ['use*.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': ['error', ...withoutTypes('react', 'react-dom')],
      },
    },
    {
      // As tests/layout/styles.test.ts for sheets: the start of a line is on the left in some languages only.
      files: ['src/**/*.tsx'],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...[
            'JSXAttribute[name.name=/^([mp][lr]|((margin|padding|border)(Left|Right).*))$/]',
            'JSXAttribute[name.name=/^(left|right)$/] Literal',
            'JSXAttribute[name.name="style"] Property[key.name=/^(left|right|(margin|padding|border)(Left|Right).*)$/]',
          ].map((selector) => ({
            selector,
            message: 'Name the start or the end of a line, which fits every direction.',
          })),
          {
            selector: 'JSXAttribute[name.name="autoFocus"]',
            message:
              'Use `ref={takeFocus}` from src/look: Preact leaves autoFocus to browsers, which obey it only once.',
          },
        ],
      },
    },
    {
      // They run without a page.
      files: ['src/{contract,game,session}/**'],
      rules: { 'no-restricted-globals': ['error', 'document', 'window', 'location', 'navigator'] },
    },
    {
      files: ['tests/**'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
  ],
};
