import { expect, test } from 'vitest';
import { parseNetworkReport } from '../../src/contract/network';
import { parsePastEvenings } from '../../src/contract/pastEvenings';
import { parseTrash } from '../../src/contract/quizFiles';
import { parseQuizList } from '../../src/contract/quizSummary';
import { parseSeasonList, parseSeasonTrash } from '../../src/contract/seasons';
import { parseCreatedSession, parseSession } from '../../src/contract/toMonitors';
import { parseVenue } from '../../src/contract/venue';
import { parseStoredWifi } from '../../src/contract/wifi';
import { openAsHost, startQuizServer } from '../support/quizServer';
import { checkCall, checkEvent, checkWhole } from '../support/wholeMessages';

const counted = { step: 1, answered: 2, expected: 3 };

test.each([
  ['a misspelt field', { ...counted, redy: 1 }, 'loses /redy'],
  ['an unreadable optional field', { ...counted, ready: 'one' }, 'loses /ready'],
  ['a missing field', { step: 1, answered: 2 }, 'cannot be read'],
])('an event with %s is noticed', (_what, payload, reason) => {
  expect(() => checkEvent('AnswersCounted', payload)).toThrow(reason);
});

test('a call with a field that nobody knows is noticed', () => {
  expect(() => checkCall('HostCommand', [{ type: 'pause', stepp: 1 }])).toThrow('loses /stepp');
  expect(() => checkCall('HostCommand', [{ type: 'next', step: 1 }])).not.toThrow();
});

test('what our server answers over REST is read whole', async () => {
  const server = await startQuizServer();
  const created = await openAsHost(server);
  checkWhole('POST /session', created, parseCreatedSession);
  const answers = {
    [`/session/${created.sessionCode}`]: parseSession,
    '/venue': parseVenue,
    '/seasons': parseSeasonList,
    '/seasons/trash': parseSeasonTrash,
    '/evenings': parsePastEvenings,
    '/network': parseNetworkReport,
    '/wifi': parseStoredWifi,
    '/quizzes/trash': parseTrash,
  };
  for (const [path, parse] of Object.entries(answers))
    checkWhole(path, await (await fetch(server.origin + path)).json(), parse);
  const { quizzes } = (await (await fetch(`${server.origin}/quizzes`)).json()) as { quizzes: unknown };
  checkWhole('/quizzes', quizzes, parseQuizList);
});
