import type { Command } from '../../contract/commands';
import { parseMarkedQuestion, type MarkedQuestion } from '../../contract/hostGame';
import type { Parsed } from '../../contract/parsed';
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

  /** A closed question with its groups of answers; null where it is not to be had. */
  readonly getMarking = async (questionId: string): Promise<MarkedQuestion | null> => {
    const question = await this.#ask(
      'Getting answers',
      (hub) => hub.getMarking(questionId),
      parseMarkedQuestion,
    );
    return question?.groups ? question : null;
  };

  /** A ticket for another device; null where none is to be had. */
  readonly issueTicket = (): Promise<IssuedTicket | null> =>
    this.#ask('Issuing a ticket', (hub) => hub.issueTicket(), parseIssuedTicket);

  readonly withdrawTicket = (): Promise<CommandOutcome> =>
    this.#call('Withdrawing a ticket', (hub) => hub.withdrawTicket());

  async #ask<T>(
    name: string,
    ask: (hub: QuizHub) => Promise<unknown>,
    parse: (answer: unknown) => Parsed<T>,
  ): Promise<T | null> {
    let answer: unknown;
    const outcome = await this.#call(name, async (hub) => {
      answer = await ask(hub);
    });
    const parsed = parse(answer);
    return outcome === 'done' && parsed.ok ? parsed.value : null;
  }

  async #call(name: string, call: (hub: QuizHub) => Promise<void>): Promise<CommandOutcome> {
    const hub = this.#hub();
    if (!hub) return 'lost';
    const error = await errorOf(call(hub));
    const outcome = commandOutcomeOf(error);
    if (outcome !== 'done' && outcome !== 'stale') logFailure(`${name} failed`, error);
    return outcome;
  }
}
