import { errorCodeOfHubError } from '../../contract/errors';
import type { Id } from '../../contract/quizSummary';
import { logWarning } from '../browser/log';
import { QuizHubError } from './connectionProblem';
import { errorOf } from './errorOf';
import { forgetHostKey, readHostKey } from './hostKeys';
import type { QuizHub } from './hubConnection';

/**
 * Registers as host where this browser has the session's host key, otherwise as monitor; returns whether as host. A
 * server that knows the specification alone knows no hosts, and gets a monitor. Rejects with QuizHubError.
 */
export async function register(
  hub: QuizHub,
  address: string,
  sessionCode: Id,
  signal: AbortSignal,
): Promise<boolean> {
  const hostKey = readHostKey(address, sessionCode);
  if (hostKey !== null) {
    const refusal = await errorOf(hub.registerHost(sessionCode, hostKey));
    if (refusal === null) return true;
    const code = errorCodeOfHubError(refusal);
    if (code === 'session_not_found') throw new QuizHubError(refusal);
    if (signal.aborted) return false;
    if (code === 'host_key_invalid') forgetHostKey(address, sessionCode);
    logWarning(`The server does not register this browser as host: ${String(refusal)}`);
  }
  const unregistered = await errorOf(hub.registerMonitor(sessionCode));
  if (unregistered !== null) throw new QuizHubError(unregistered);
  return false;
}
