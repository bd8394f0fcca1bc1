import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useJoinAddress } from '../../../src/host/session/JoinAddress';
import { expectConsoleError } from '../../support/consoleErrors';
import { PUB_QUIZ, SpecServer } from '../../support/specServer';

const NETWORK = 'http://192.168.1.7:5000';
const joinUrl = `${NETWORK}/join/BDFGH`;
const SESSION = { ...PUB_QUIZ, sessionCode: 'BDFGH', participants: [], joinUrl, joinUrls: [joinUrl] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(globalThis, 'setTimeout');
});

/** Opens a session whose join address no phone can reach yet. */
async function unreachableAddress() {
  const server = SpecServer.start();
  Object.assign(server.addSession('BDFGH'), SESSION);
  const network = SpecServer.start(NETWORK);
  network.faults.set('GET /quizzes', 'unreachable');
  const { result } = renderHook(() => useJoinAddress(SESSION));
  await waitFor(() => expect(result.current.problem).toBe('unreachable'));
  return { server, network, result };
}

/** Counts the retries that have been scheduled a minute later. */
const retries = () => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === 60_000).length;
const aMinutePasses = () => act(() => vi.advanceTimersByTimeAsync(60_000));

test('an address that does not respond is retried each minute until it does', async () => {
  const { network, result } = await unreachableAddress();
  await aMinutePasses();
  await waitFor(() => expect(network.calls).toHaveLength(2));
  await waitFor(() => expect(retries()).toBe(2));
  network.faults.clear();
  await aMinutePasses();
  await waitFor(() => expect(result.current).toMatchObject({ url: joinUrl, problem: null }));
});

test('an address that stays silent for five seconds is unreachable', async () => {
  SpecServer.start(NETWORK).faults.set('GET /quizzes', 'silent');
  const { result } = renderHook(() => useJoinAddress(SESSION));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(result.current).toMatchObject({ url: undefined, problem: null });
  await act(() => vi.advanceTimersByTimeAsync(100));
  await waitFor(() => expect(result.current.problem).toBe('unreachable'));
});

test('a laptop without a network checks every five seconds until phones can reach it', async () => {
  const server = SpecServer.start();
  const alone = { ...SESSION, joinUrl: 'http://localhost:5000/join/BDFGH', joinUrls: [] };
  const session = Object.assign(server.addSession('BDFGH'), alone);
  SpecServer.start(NETWORK);
  const { result } = renderHook(() => useJoinAddress(alone));
  await waitFor(() => expect(result.current.problem).toBe('loopback'));
  Object.assign(session, SESSION);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(result.current).toMatchObject({ url: joinUrl, problem: null }));
});

test.each(['http://[::1]:5000', 'http://quiz.localhost'])('%s is no address for phones', async (origin) => {
  const url = `${origin}/join/BDFGH`;
  const session = { ...SESSION, joinUrl: url, joinUrls: [url] };
  const { result } = renderHook(() => useJoinAddress(session));
  await waitFor(() => expect(result.current.problem).toBe('loopback'));
});

test('if the addresses cannot be reloaded, the known one is still retried', async () => {
  const { server, network, result } = await unreachableAddress();
  server.faults.set('GET /session', 'unreachable');
  network.faults.clear();
  await aMinutePasses();
  await waitFor(() => expect(result.current).toMatchObject({ url: joinUrl, problem: null }));
  expectConsoleError(/join addresses could not be read again/);
});

test('however often the network returns, only one check runs, and one follows a minute later', async () => {
  const { network } = await unreachableAddress();
  act(() => ['online', 'online', 'online'].forEach((sign) => void window.dispatchEvent(new Event(sign))));
  await waitFor(() => expect(network.calls).toHaveLength(2));
  await waitFor(() => expect(retries()).toBe(2));
  await aMinutePasses();
  await waitFor(() => expect(retries()).toBe(3));
  expect(network.calls).toHaveLength(3);
});
