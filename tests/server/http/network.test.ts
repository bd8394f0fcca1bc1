import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QuizHubEvent, type Session } from '../../../src/contract/toMonitors';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { NetworkReport } from '../../../src/contract/network';
import { TrustedProxies } from '../../../src/server/access/caller';
import { createAddresses } from '../../../src/server/network/addresses';
import { countPhones } from '../../../src/server/network/wayIn';
import {
  connectMonitor,
  dataFolderWith,
  openSession,
  startQuizServer,
  type TestQuizServer,
} from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

type Interfaces = ReturnType<typeof networkInterfaces>;
const on = (...addresses: string[]): Interfaces[string] =>
  addresses.map((address) => ({
    address,
    family: 'IPv4',
    internal: address.startsWith('127.'),
    mac: '',
    netmask: '',
    cidr: null,
  }));
const LAPTOP: Interfaces = {
  lo: on('127.0.0.1'),
  NordLynx: on('10.5.0.2'),
  'vEthernet (WSL)': on('172.20.0.1'),
  WLAN: on('192.168.1.7'),
  Ethernet: on('192.168.2.9', '169.254.3.3'),
};
const everywhere = (interfaces = LAPTOP, options: { dataFolder?: string } = {}) =>
  startQuizServer({ host: '0.0.0.0', readInterfaces: () => interfaces, ...options });
const call = async ({ origin }: TestQuizServer, path: string, method = 'GET', body?: unknown) => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await rawRequest(`${origin}${path}`, { 'content-type': 'application/json' }, method, sent);
  return [answer.status, JSON.parse(answer.text) as unknown] as const;
};
const reportOf = async (server: TestQuizServer) => (await call(server, '/network'))[1] as NetworkReport;

test('the networks are named with their kinds, those that phones reach first', async () => {
  const report = await reportOf(await everywhere());
  expect(report.networks.map(({ address, name, kind }) => [address, name, kind])).toEqual([
    ['192.168.1.7', 'WLAN', 'local'],
    ['192.168.2.9', 'Ethernet', 'local'],
    ['172.20.0.1', 'vEthernet (WSL)', 'virtual'],
    ['10.5.0.2', 'NordLynx', 'vpn'],
  ]);
  expect(report).toMatchObject({ chosen: null, isPublic: false, phones: 0 });
  expect(report.joinUrl).toMatch(/^http:\/\/192\.168\.1\.7:\d+\/join$/);
});

test('without a network, or if the server listens on this machine only, no phone can join', async () => {
  const alone = { lo: on('127.0.0.1'), eth0: on('169.254.7.7') };
  expect(await reportOf(await everywhere(alone))).toMatchObject({ networks: [], joinUrl: null });
  expect(await reportOf(await startQuizServer())).toMatchObject({ networks: [], joinUrl: null });
});

test('a public address leaves nothing to choose', async () => {
  const server = await startQuizServer({ publicUrl: 'https://quiz.example', host: '0.0.0.0' });
  const asHost = { authorization: `Bearer ${server.serverKey}` };
  const { text } = await rawRequest(`${server.origin}/network`, asHost);
  const expected = { networks: [], joinUrl: 'https://quiz.example/join', isPublic: true };
  expect(JSON.parse(text)).toMatchObject(expected);
});

test('open screens show a newly chosen network at once', async () => {
  const server = await everywhere();
  const { sessionCode } = await openSession(server);
  const monitor = await connectMonitor(server);
  const told: Session[] = [];
  monitor.on(QuizHubEvent.SessionUpdated, (session: Session) => told.push(session));
  await monitor.invoke(QuizHubMethod.RegisterMonitor, sessionCode);
  const [status, report] = await call(server, '/network', 'PUT', { address: '192.168.2.9' });
  expect([status, (report as NetworkReport).chosen]).toEqual([200, '192.168.2.9']);
  await expect.poll(() => told.at(-1)?.joinUrl).toMatch(`http://192.168.2.9:`);
  expect(told.at(-1)?.joinUrls?.[1]).toMatch('http://192.168.1.7:');
  await call(server, '/network', 'PUT', { address: null });
  await expect.poll(() => told.at(-1)?.joinUrl).toMatch(`http://192.168.1.7:`);
});

test('the choice is remembered, and valid as long as the machine has the address', async () => {
  const dataFolder = await dataFolderWith({});
  const first = await everywhere(LAPTOP, { dataFolder });
  await call(first, '/network', 'PUT', { address: '192.168.2.9' });
  await first.close();
  const moved = await everywhere({ WLAN: on('10.0.0.3') }, { dataFolder });
  const { chosen, joinUrl } = await reportOf(moved);
  expect([chosen, joinUrl]).toEqual([null, expect.stringContaining('//10.0.0.3:')]);
  await moved.close();
  expect((await reportOf(await everywhere(LAPTOP, { dataFolder }))).chosen).toBe('192.168.2.9');
});

test('a choice that cannot be saved is valid until the server ends', async () => {
  const dataFolder = await dataFolderWith({});
  await mkdir(join(dataFolder, 'network.json'));
  const server = await everywhere(LAPTOP, { dataFolder });
  const [status, report] = await call(server, '/network', 'PUT', { address: '192.168.2.9' });
  expect([status, (report as NetworkReport).chosen]).toEqual([200, '192.168.2.9']);
  expect(server.logged.join()).toContain('Could not save network.json');
  expect((await readdir(dataFolder)).filter((name) => name.startsWith('.saving'))).toEqual([]);
});

test('a Wi-Fi that cannot be saved is refused, and is not logged', async () => {
  const dataFolder = await dataFolderWith({});
  await mkdir(join(dataFolder, 'wifi.json'));
  const server = await everywhere(LAPTOP, { dataFolder });
  const [status, problem] = await call(server, '/wifi', 'PUT', { wifi: WIFI });
  expect([status, problem]).toMatchObject([507, { code: 'save_failed' }]);
  expect(await call(server, '/wifi')).toEqual([200, { wifi: null }]);
  expect(server.logged.join() + JSON.stringify(problem)).not.toContain('pils');
});

const unchanged = await everywhere();

test.each([
  [{ address: '8.8.8.8' }, 'invalid_arguments'] as const,
  [{}, 'invalid_body'] as const,
  ['no', 'invalid_body'] as const,
])('the choice %j is refused', async (body, code) => {
  expect(await call(unchanged, '/network', 'PUT', body)).toMatchObject([400, { code }]);
  expect((await reportOf(unchanged)).chosen).toBeNull();
});

test('phones are counted once each, and the machine itself never', async () => {
  const phones = countPhones(
    createAddresses(undefined, 5000, undefined, () => LAPTOP),
    new TrustedProxies(),
  );
  const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} }) as never;
  for (const address of ['127.0.0.1', '::1', '::ffff:192.168.1.7']) phones.note(from(address));
  expect(phones.count).toBe(0);
  for (const address of ['192.168.1.20', '::ffff:192.168.1.20', '192.168.1.21']) phones.note(from(address));
  expect(phones.count).toBe(2);
  for (let at = 0; at < 2_000; at++) phones.note(from(`10.0.${at >> 8}.${at & 255}`));
  expect(phones.count).toBe(1_000);
});

test('the page for phones counts who opens it, by the addresses that a proxy gives', async () => {
  const server = await everywhere();
  await rawRequest(`${server.origin}/join?check`, { 'x-forwarded-for': '192.168.1.30' });
  await rawRequest(`${server.origin}/join/BDFGH`, { 'x-forwarded-for': '192.168.1.31' });
  await rawRequest(`${server.origin}/join`, {});
  expect((await reportOf(server)).phones).toBe(2);
});

const WIFI = { name: 'Löwen; Gäste', kind: 'wpa', password: 'pils:"0,3"', hidden: false };

test('the Wi-Fi is kept in a file that only its user can read', async () => {
  const server = await startQuizServer();
  expect(await call(server, '/wifi')).toEqual([200, { wifi: null }]);
  expect(await call(server, '/wifi', 'PUT', { wifi: WIFI })).toEqual([200, { wifi: WIFI }]);
  expect(await call(server, '/wifi')).toEqual([200, { wifi: WIFI }]);
  const path = join(server.dataFolder, 'wifi.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await call(server, '/wifi', 'PUT', { wifi: null });
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ wifi: null });
});

test.each([
  ['a short password', { ...WIFI, password: 'seven77' }],
  ['nothing', undefined],
])('a Wi-Fi with %s is refused', async (_, wifi) => {
  expect(await call(unchanged, '/wifi', 'PUT', { wifi })).toMatchObject([400, { code: 'invalid_body' }]);
  expect(await call(unchanged, '/wifi')).toEqual([200, { wifi: null }]);
});

test('a broken file counts as none, and the log does not quote it', async () => {
  const dataFolder = await dataFolderWith({});
  await writeFile(join(dataFolder, 'wifi.json'), 'geheim123 {');
  await writeFile(join(dataFolder, 'network.json'), '[]');
  const server = await everywhere(LAPTOP, { dataFolder });
  expect(await call(server, '/wifi')).toEqual([200, { wifi: null }]);
  expect(server.logged.join()).toMatch(/network\.json is left out.*wifi\.json is left out/);
  expect(server.logged.join()).not.toContain('geheim');
});
