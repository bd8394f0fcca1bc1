import { MessageType, type InvocationMessage, type StreamInvocationMessage } from '@microsoft/signalr';
import type { SocketConnection } from './connection';
import { ProtocolError, writeRecord } from './frames';
import { HubError, type HubMethod, type Log } from './hub';

type Invocation = InvocationMessage | StreamInvocationMessage;

/** More than any honest client has under way at once. */
const MAX_WAITING = 64;

export interface InvocationSettings {
  methods: Record<string, HubMethod>;
  /** The error for a call with too few or too many arguments. */
  invalidArgumentsError: string;
  log: Log;
}

/** One connection's calls, run one after the other as ASP.NET Core does. A disconnect forgets those still waiting. */
export class Invocations {
  private readonly waiting: Invocation[] = [];
  private running = false;

  constructor(
    private readonly connection: SocketConnection,
    private readonly settings: InvocationSettings,
  ) {}

  /** Takes the next call. Throws ProtocolError when too many wait already. */
  add(message: Invocation): void {
    if (this.waiting.length >= MAX_WAITING) throw new ProtocolError('Too many calls are waiting.');
    this.waiting.push(message);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (!this.connection.signal.aborted) await this.answer(next);
    }
    this.running = false;
  }

  private async answer(message: Invocation): Promise<void> {
    try {
      this.complete(message, { result: await this.invoke(message) });
    } catch (error) {
      this.complete(message, { error: this.describe(message, error) });
    }
  }

  private invoke({ type, target, arguments: args, streamIds }: Invocation): unknown {
    const { methods, invalidArgumentsError } = this.settings;
    if (type === MessageType.StreamInvocation || streamIds?.length) {
      throw new HubError('Streaming is not supported.');
    }
    const method = Object.hasOwn(methods, target) ? methods[target] : undefined;
    if (!method) throw new HubError('Unknown hub method.');
    if (!Array.isArray(args) || args.length !== method.argumentCount) {
      throw new HubError(invalidArgumentsError);
    }
    return method.invoke(this.connection, ...args);
  }

  /** Throws when the result is no JSON. A caller that gave no id wants no answer. */
  private complete({ invocationId }: Invocation, outcome: { result: unknown } | { error: string }): void {
    if (invocationId === undefined) return;
    this.connection.write(writeRecord({ type: MessageType.Completion, invocationId, ...outcome }));
  }

  private describe({ target }: Invocation, error: unknown): string {
    const call = `${this.connection.id} called ${JSON.stringify(String(target).slice(0, 64))}`;
    if (error instanceof HubError) {
      this.settings.log('debug', `${call}: ${error.message}`);
      return error.message;
    }
    this.settings.log('error', `${call}: ${error instanceof Error ? error.stack : String(error)}`);
    return 'internal_error';
  }
}
