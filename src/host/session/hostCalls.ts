import type { Command } from '../../contract/commands';
import { parseIssuedTicket, type IssuedTicket } from '../../contract/tickets';
import { logFailure } from '../browser/log';
import { commandOutcomeOf, type CommandOutcome } from './commandOutcome';
import { errorOf } from './errorOf';
import type { QuizHub } from './hubConnection';

/** What a host calls on the quiz hub. Every failure is logged but `stale`, which no one needs to see. */
export class HostCalls {
  readonly #hub: () => QuizHub | null;

  /** `hub` answers the hub that this client is registered at, if any. */
  constructor(hub: () => QuizHub | null) {
    this.#hub = hub;
  }

  readonly command = (command: Command): Promise<CommandOutcome> =>
    this.#call(`The command ${command.type}`, (hub) => hub.command(command));

  readonly dismissHost = (deviceId: string): Promise<CommandOutcome> =>
    this.#call('Sending a device away', (hub) => hub.dismissHost(deviceId));

  /** A ticket for another device; null where none is to be had. */
  readonly issueTicket = async (): Promise<IssuedTicket | null> => {
    let answer: unknown;
    const outcome = await this.#call('Issuing a ticket', async (hub) => {
      answer = await hub.issueTicket();
    });
    const parsed = parseIssuedTicket(answer);
    return outcome === 'done' && parsed.ok ? parsed.value : null;
  };

  readonly withdrawTicket = (): Promise<CommandOutcome> =>
    this.#call('Withdrawing a ticket', (hub) => hub.withdrawTicket());

  async #call(name: string, call: (hub: QuizHub) => Promise<void>): Promise<CommandOutcome> {
    const hub = this.#hub();
    if (!hub) return 'lost';
    const error = await errorOf(call(hub));
    const outcome = commandOutcomeOf(error);
    if (outcome !== 'done' && outcome !== 'stale') logFailure(`${name} failed`, error);
    return outcome;
  }
}
