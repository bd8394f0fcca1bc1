import { Elsewhere, Refusal } from '../../session/refusal';
import type { HubFailure } from '../signalr/hub';

/**
 * Returns what follows from a failure of a session's methods. If this process cannot serve the session at present, the
 * caller is disconnected: every client reconnects by itself.
 */
export function hubFailure(error: unknown): HubFailure | undefined {
  if (error instanceof Elsewhere) return error;
  if (!(error instanceof Refusal)) return undefined;
  const { code, detail } = error;
  return { message: code, detail, disconnects: code === 'server_closing' };
}
