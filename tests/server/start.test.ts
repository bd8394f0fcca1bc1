import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { StartError } from '../../src/server/startErrors';
import { isUnprotected, keepOpen, readLogSettings, readSettings, welcome } from '../../src/server/start';

test('nothing set means port 5000 on all addresses and ./data', () => {
  expect(readSettings({})).toEqual({
    port: 5000,
    portsToTry: 1,
    host: undefined,
    dataFolder: './data',
    publicUrl: undefined,
    redisUrl: undefined,
    internalUrl: undefined,
    allowedOrigins: [],
    isHostingOpen: false,
  });
});

test('every setting is read', () => {
  const settings = readSettings({
    PORT: '5001',
    HOST: '127.0.0.1',
    DATA_DIR: 'elsewhere',
    PUBLIC_URL: 'https://quiz.example/',
    REDIS_URL: ' redis://:secret@redis:6379/1 ',
    INTERNAL_URL: 'http://10.0.0.2:5001/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080 ,',
    HOSTING: ' open ',
  });
  expect(settings).toEqual({
    port: 5001,
    portsToTry: 1,
    host: '127.0.0.1',
    dataFolder: 'elsewhere',
    publicUrl: 'https://quiz.example',
    redisUrl: 'redis://:secret@redis:6379/1',
    internalUrl: 'http://10.0.0.2:5001',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    isHostingOpen: true,
  });
});

test('options win over environment variables', () => {
  const env = { PORT: '5001', DATA_DIR: 'elsewhere' };
  expect(readSettings(env, { port: '0', data: 'here' })).toMatchObject({ port: 0, dataFolder: 'here' });
});

test('a starter tries further ports, unless one is named', () => {
  expect(readSettings({}, { open: true }).portsToTry).toBeGreaterThan(1);
  expect(readSettings({ PORT: '5000' }, { open: true }).portsToTry).toBe(1);
  expect(readSettings({}, { open: true, port: '5000' }).portsToTry).toBe(1);
});

test.each(['abc', '65536', ''])('--port %s is refused with a sentence that names it', (port) => {
  expect(() => readSettings({}, { port })).toThrow(/^--port must be .*\.$/);
});

test.each(['', ' '])('--data %j is refused, rather than meaning another folder', (data) => {
  expect(() => readSettings({ DATA_DIR: 'elsewhere' }, { data })).toThrow(/^--data must .*\.$/);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '50.5'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:5000'],
  ['HOST', '999.1.1.1'],
  ['HOST', '[::1]'],
  ['HOST', '0.0.0.0, ::'],
  ['PUBLIC_URL', 'quiz.example'],
  ['PUBLIC_URL', 'ftp://quiz.example'],
  ['PUBLIC_URL', 'https://quiz.example/night'],
  ['INTERNAL_URL', '10.0.0.2:5001'],
  ['INTERNAL_URL', 'http://10.0.0.2:5001/here'],
  ['ALLOWED_ORIGINS', 'https://a.example, *'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.5, 10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['HOSTING', 'closed'],
  ['HOSTING', 'Open'],
])('%s=%s is refused with a sentence that names both', (variable, value) => {
  const read = () => readSettings({ [variable]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${variable} must (be|look like) .*\\.$`));
});

test.each(['127.0.0.1', '::', 'fe80::1%eth0', 'localhost', 'quiz-1.example'])(
  'HOST=%s is an address',
  (host) => {
    expect(readSettings({ HOST: host }).host).toBe(host);
  },
);

test.each([
  ['http://quiz.example', true],
  ['http://quiz.example:8080', true],
  ['https://quiz.example', false],
  ['http://192.168.0.7:5000', false],
  ['http://[fd00::7]:5000', false],
  ['http://laptop:5000', false],
  ['http://laptop.local:5000', false],
  ['http://quiz.fritz.box', false],
])('the log warns of PUBLIC_URL=%s: %s', (origin, isWarned) => {
  expect(isUnprotected(origin)).toBe(isWarned);
});

test('proxies are addresses and networks', () => {
  const { proxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.5, 10.67.0.0/24' });
  const trusted = ['10.0.0.5', '10.0.0.6', '10.67.0.9'].filter((each) => proxies?.has(each));
  expect(trusted).toEqual(['10.0.0.5', '10.67.0.9']);
});

test('Redis may be used over TLS', () => {
  expect(readSettings({ REDIS_URL: 'rediss://redis:6380' }).redisUrl).toBe('rediss://redis:6380');
});

test.each([
  'http://:s3cret@redis:6379',
  ':s3cret@redis:6379',
  's3cret',
  'redis://:s3cret@redis:x',
  'redis://:s3cret@redis/name',
])('REDIS_URL=%s is refused with a sentence that does not show it', (value) => {
  const read = () => readSettings({ REDIS_URL: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(/^REDIS_URL must look like [^]*\.$/);
  expect(read).not.toThrow(/s3cret/);
});

test('the log is text at level info, unless variables say otherwise', () => {
  expect(readLogSettings({})).toEqual({ format: 'text', level: 'info' });
  expect(readLogSettings({ LOG_FORMAT: 'json', LOG_LEVEL: ' Debug ' })).toEqual({
    format: 'json',
    level: 'debug',
  });
});

test.each([
  ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be text or json, not "xml".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be error or warn or info or debug, not "loud".'],
])('%s=%s is refused with a sentence', (variable, value, sentence) => {
  expect(() => readLogSettings({ [variable]: value })).toThrow(new StartError(sentence));
});

const LAPTOP = {
  hostLink: 'http://localhost:5000',
  playerUrls: ['http://192.168.1.7:5000/join', 'http://10.0.0.4:5000/join'],
  hostLinks: ['http://192.168.1.7:5000/#key=k', 'http://10.0.0.4:5000/#key=k'],
  dataFolder: join('/', 'data'),
  isWaiting: false,
  running: [],
};

test('the start prints where host, players and quizzes are, and a link per network for hosting elsewhere', () => {
  expect(welcome(LAPTOP)).toBe(`
  Quiz Night ${version} is open.

  Host:     http://localhost:5000
  Players:  http://192.168.1.7:5000/join
            http://10.0.0.4:5000/join
  Quizzes:  ${join('/', 'data', 'quizzes')}

  To host from another device, open this there, and keep it to yourself:
            http://192.168.1.7:5000/#key=k
            http://10.0.0.4:5000/#key=k

`);
});

test('if everybody may host, or no other device can reach the server, there is no such link', () => {
  expect(welcome({ ...LAPTOP, hostLinks: [] })).not.toContain('another device');
  expect(welcome({ ...LAPTOP, playerUrls: [], hostLinks: [] })).toContain(
    'Players:  no network found that phones',
  );
});

test('what continues after a restart is listed, with its address', () => {
  const evening = { quizName: 'Der große\nAnker-Abend', sessionCode: 'BDFGH', playerCount: 12 };
  const others = [1, 0].map((playerCount) => ({ quizName: 'Pub', sessionCode: 'BBBBB', playerCount }));
  expect(welcome({ ...LAPTOP, running: [evening, ...others] })).toContain(`
  Quizzes:  ${join('/', 'data', 'quizzes')}
  Running:  Der große Anker-Abend (BDFGH), 12 teams: http://localhost:5000/session/BDFGH
            Pub (BBBBB), 1 team: http://localhost:5000/session/BBBBB
            Pub (BBBBB), nobody yet: http://localhost:5000/session/BBBBB
`);
});

test('of very many the newest are listed and the others counted', () => {
  const running = Array.from({ length: 13 }, () => ({ quizName: 'Pub', sessionCode: 'B', playerCount: 0 }));
  expect(welcome({ ...LAPTOP, running })).toMatch(/(Pub .*\n {12}){10}and 3 more\n/);
});

test('it says that the sessions cannot be opened', () => {
  expect(welcome({ ...LAPTOP, isWaiting: true })).toContain('nobody can play until they are');
});

test('it says if another port than the usual one is used', () => {
  expect(welcome(LAPTOP, 5000)).not.toContain('Another program');
  expect(welcome({ ...LAPTOP, hostLink: 'http://localhost:5002/#key=k' }, 5000)).toContain(
    'Another program has port 5000, so it is 5002 this time.',
  );
});

test('whoever double-clicked is told in the system’s language to leave the window open', () => {
  expect(welcome(LAPTOP, 0, keepOpen('de-AT'))).toMatch(
    /open\.\n {2}Der Browser öffnet sich\. .*\n\n {2}Host:/,
  );
  expect(keepOpen('pl')).toContain('Nie zamykaj tego okna');
  expect(keepOpen('el-GR')).toContain('Keep this window open');
});
