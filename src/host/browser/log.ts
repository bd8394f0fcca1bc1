/* The one place that writes to the browser's console: the specification wants a lobby's failures there and nowhere else. */
/* eslint-disable no-console */

/** Logs a failure with its reason. */
export function logFailure(what: string, reason: unknown): void {
  console.error(`${what}:`, reason);
}

/** Logs what the host need not act on, but whoever looks for a cause wants to read. */
export function logWarning(what: string): void {
  console.warn(what);
}

/** Logs a step of the connection. */
export function logStep(what: string): void {
  console.info(what);
}
