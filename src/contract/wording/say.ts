/** A text, or what makes one of what it takes. */
export type Message = string | ((given: never) => string);

/** Says a message that is found by a code or a kind: some take something, others are said as they are. */
export function say(message: Message, given: object): string {
  return typeof message === 'string' ? message : message(given as never);
}
