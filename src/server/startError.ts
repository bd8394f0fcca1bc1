/**
 * The server cannot start as asked; the message is one sentence for the person at the keyboard, and says the way out.
 */
export class StartError extends Error {}
