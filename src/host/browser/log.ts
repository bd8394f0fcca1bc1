/* Only this file writes to the browser's console, where a lobby's failures are logged (specification §8). */
/* eslint-disable no-console */

/** Logs a failure with its reason, if there is one. */
export function logFailure(what: string, reason: unknown = 'no reason given'): void {
  console.error(`${what}:`, reason);
}

/** Logs something that needs no action but helps to find a cause. */
export function logWarning(what: string): void {
  console.warn(what);
}

/** Logs a step of the connection. */
export function logStep(what: string): void {
  console.info(what);
}
