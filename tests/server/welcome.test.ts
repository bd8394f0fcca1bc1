import { join } from 'node:path';
import { expect, test } from 'vitest';
import { welcome } from '../../src/server/welcome';

const LAPTOP = {
  origin: 'http://localhost:5000',
  playerUrls: ['http://192.168.1.7:5000/join', 'http://10.0.0.4:5000/join'],
  hostLinks: ['http://192.168.1.7:5000/#key=k', 'http://10.0.0.4:5000/#key=k'],
  dataFolder: join('/', 'data'),
  isInMemory: false,
};

test('the start prints where host, players and quizzes are, and a link per network for hosting elsewhere', () => {
  expect(welcome(LAPTOP)).toBe(`
  Quiz Night is open.

  Host:     http://localhost:5000
  Players:  http://192.168.1.7:5000/join
            http://10.0.0.4:5000/join
  Quizzes:  ${join('/', 'data', 'quizzes')}

  To host from another device, open this there, and keep it to yourself:
            http://192.168.1.7:5000/#key=k
            http://10.0.0.4:5000/#key=k

`);
});

test('where everybody may host, or nobody else gets here, there is no such link', () => {
  expect(welcome({ ...LAPTOP, hostLinks: [] })).not.toContain('another device');
  expect(welcome({ ...LAPTOP, playerUrls: [], hostLinks: [] })).toContain('Players:  no network that phones');
});

test('a server on one network address is hosted by the link from its own machine too', () => {
  const origin = 'http://192.168.1.7:5000';
  expect(welcome({ ...LAPTOP, origin })).toContain(`Host:     ${origin}/#key=k\n`);
});

test('that nothing can be saved is said', () => {
  expect(welcome({ ...LAPTOP, isInMemory: true })).toContain('sessions are kept in memory only.');
});
