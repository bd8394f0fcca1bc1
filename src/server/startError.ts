/**
 * The server cannot start as asked; the message is one sentence for the host and says what to do.
 */
export class StartError extends Error {}
