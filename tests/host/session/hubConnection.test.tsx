import '../../support/browserLike';
import { HubConnectionBuilder, type HubConnection, type RetryContext } from '@microsoft/signalr';
import { expect, test, vi } from 'vitest';
import { openQuizHub } from '../../../src/host/session/hubConnection';
import type { HubEvent } from '../../../src/host/session/quizHub';
import { SpecServer } from '../../support/specServer';

test('the hub client is built with the timing of the specification', () => {
  const reconnect = vi.spyOn(HubConnectionBuilder.prototype, 'withAutomaticReconnect');
  const build = vi.spyOn(HubConnectionBuilder.prototype, 'build');
  openQuizHub('http://laptop:5000/quizHub', () => {});
  expect(reconnect).toHaveBeenCalledWith([0, 2_000, 10_000, 30_000]);
  const connection = build.mock.results[0]!.value as HubConnection;
  expect(connection.serverTimeoutInMilliseconds).toBe(30_000);
  expect(connection.keepAliveIntervalInMilliseconds).toBe(15_000);
});

/** Starts a hub that tries to reconnect once, at once, and records the types of its events. */
async function startHub() {
  const { hub: specHub } = SpecServer.start();
  const { withAutomaticReconnect } = HubConnectionBuilder.prototype;
  const once = {
    nextRetryDelayInMilliseconds: (failed: RetryContext) => (failed.previousRetryCount ? null : 0),
  };
  vi.spyOn(HubConnectionBuilder.prototype, 'withAutomaticReconnect').mockImplementation(function (
    this: HubConnectionBuilder,
  ) {
    return withAutomaticReconnect.call(this, once);
  });
  const seen: HubEvent['type'][] = [];
  const hub = openQuizHub('http://localhost:5000/quizHub', ({ type }) => seen.push(type));
  await hub.start();
  return { specHub, seen };
}

test('a connection that cannot be restored is given up', async () => {
  const { specHub, seen } = await startHub();
  specHub.mode = 'unreachable';
  specHub.breakOff();
  await expect.poll(() => seen).toEqual(['reconnecting', 'gaveUp']);
});

test('a connection that the server closes is closed, and so is one that was restored before', async () => {
  const { specHub, seen } = await startHub();
  specHub.breakOff();
  await expect.poll(() => seen).toEqual(['reconnecting', 'reconnected']);
  specHub.dismiss();
  await expect.poll(() => seen).toEqual(['reconnecting', 'reconnected', 'closed']);
});
