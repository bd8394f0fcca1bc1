import '../../support/browserLike';
import { HubConnectionBuilder, type HubConnection } from '@microsoft/signalr';
import { expect, test, vi } from 'vitest';
import { openQuizHub } from '../../../src/host/session/hubConnection';

test('the hub client is built with the timing of the specification', () => {
  const reconnect = vi.spyOn(HubConnectionBuilder.prototype, 'withAutomaticReconnect');
  const build = vi.spyOn(HubConnectionBuilder.prototype, 'build');
  openQuizHub('http://laptop:5000/quizHub', () => {});
  expect(reconnect).toHaveBeenCalledWith([0, 2_000, 10_000, 30_000]);
  const connection = build.mock.results[0]!.value as HubConnection;
  expect(connection.serverTimeoutInMilliseconds).toBe(30_000);
  expect(connection.keepAliveIntervalInMilliseconds).toBe(15_000);
});
