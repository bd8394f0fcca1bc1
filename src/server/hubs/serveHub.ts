import type { Groups, Method } from '../../session/ports';
import { Elsewhere, Refusal } from '../../session/refusal';
import { type Hub, HandOnError, HubError, type HubMethod } from '../signalr/hub';

/**
 * Lets clients of a SignalR hub call the methods that `make` returns for it. A refusal reaches the caller as its code.
 * If this process cannot serve the session at present, the caller is disconnected: every client reconnects by itself.
 */
export function serveHub(hub: Hub, make: (hub: Groups) => Record<string, Method>): void {
  const methods = Object.entries(make(hub));
  hub.addMethods(Object.fromEntries(methods.map(([name, method]) => [name, withErrors(method)])));
}

function withErrors(method: Method): HubMethod {
  return async (connection, ...args) => {
    try {
      return await method(connection, ...args);
    } catch (error) {
      if (error instanceof Elsewhere) throw new HandOnError(error.origin);
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'server_closing') connection.close({ allowReconnect: true });
      throw new HubError(error.code, error.detail);
    }
  };
}
