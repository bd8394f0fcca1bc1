/** A text, or a function that makes one from its arguments. */
export type Message = string | ((given: never) => string);

/** Returns a message that was looked up by a code or kind: some take arguments, others are plain text. */
export function say(message: Message, given: object): string {
  return typeof message === 'string' ? message : message(given as never);
}
