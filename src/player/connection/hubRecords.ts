import * as v from 'valibot';

/** The hub protocol's kinds of messages, as far as a phone sends or heeds them. */
export const MessageType = { Invocation: 1, Completion: 3, Ping: 6, Close: 7 } as const;
/** Ends every message. */
export const RECORD_END = '\u001e';

const typeSchema = v.object({ type: v.number() });
const messageSchema = v.variant('type', [
  v.object({ type: v.literal(MessageType.Invocation), target: v.string(), arguments: v.array(v.unknown()) }),
  v.object({
    type: v.literal(MessageType.Completion),
    invocationId: v.string(),
    error: v.optional(v.string()),
    result: v.optional(v.unknown()),
  }),
  v.object({ type: v.literal(MessageType.Close) }),
]);
/** A message that the phone heeds. */
export type ServerMessage = v.InferOutput<typeof messageSchema>;

/** A message as it is sent. */
export function recordOf(message: object): string {
  return JSON.stringify(message) + RECORD_END;
}

/** The messages in a text from the server that a phone heeds. Throws where one cannot be read. */
export function readRecords(text: string): ServerMessage[] {
  if (text === '') return [];
  if (!text.endsWith(RECORD_END)) throw new Error('A record has no end.');
  const kinds: number[] = [MessageType.Invocation, MessageType.Completion, MessageType.Close];
  return text
    .slice(0, -1)
    .split(RECORD_END)
    .map((record) => JSON.parse(record) as unknown)
    .filter((record) => kinds.includes(v.parse(typeSchema, record).type))
    .map((record) => v.parse(messageSchema, record));
}
