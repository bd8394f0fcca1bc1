import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Wifi } from '../../../src/contract/wifi';
import { chooseNetwork, fetchNetwork, fetchWifi, saveWifi } from '../../../src/host/api/networkApi';
import { endSession, fetchQuizzes } from '../../../src/host/api/quizApi';
import { saveVenue } from '../../../src/host/api/venueApi';
import { network } from '../../support/network';

test('a request may take as long as the server needs', async () => {
  network.use(http.get('http://quiz.test/quizzes', () => HttpResponse.json({ quizzes: [] })));
  // The browser's own timer ends a request, and no fake clock moves it: its setting is checked instead.
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await fetchQuizzes('http://quiz.test', new AbortController().signal);
  expect(timeout.mock.calls).toEqual([[0]]);
});

const HERE = 'http://quiz.test';
const WIFI: Wifi = { name: 'Pub', kind: 'open', password: '', hidden: false };

test.each([
  ['ending a session', () => endSession(HERE, 'BDFGH', 'key')],
  ['saving the venue', () => saveVenue(HERE, { venue: { slides: [], music: {} }, etag: '"1"', lang: 'de' })],
  ['saving the Wi-Fi', () => saveWifi(HERE, WIFI)],
  ['reading the Wi-Fi', () => fetchWifi(HERE)],
  ['choosing a network', () => chooseNetwork(HERE, null)],
  ['reading the networks', () => fetchNetwork(HERE)],
])('%s, which can be repeated, times out after fifteen seconds', async (_what, request) => {
  network.use(http.all(`${HERE}/*`, () => HttpResponse.error()));
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await expect(request()).rejects.toThrow();
  expect(timeout.mock.calls).toEqual([[15_000]]);
});
