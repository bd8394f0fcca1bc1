import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Command } from '../../contract/commands';
import { errorCodeOfHubError, type ErrorCode } from '../../contract/errors';
import { type MarkedQuestion, type Sheets, parseMarkedQuestion, parseSheets } from '../../contract/hostGame';
import { countSchema, parserOf, type Parsed } from '../../contract/parsed';
import { type IssuedTicket, parseIssuedTicket } from '../../contract/tickets';
import { logFailure } from '../browser/log';
import type { QuizHub } from './quizHub';

/** How long a failure is shown, in milliseconds. */
const SHOWN_MS = 8_000;

/** What the host must be told of a command. */
type CommandFailure = Exclude<CommandOutcome, 'done' | 'stale'>;

/**
 * Sends the host's commands, and tells for a while that the last one failed. Of those that move the game only one goes
 * out per step, unless it fails: whatever is pressed twice moves on once.
 */
export function useCommands(command: (command: Command) => Promise<CommandOutcome>) {
  const [failure, setFailure] = useState<CommandFailure | null>(null);
  const movedAt = useRef<number | null>(null);

  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => setFailure(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const send = (next: Command) => {
    if (isMove(next)) {
      if (movedAt.current === next.step) return;
      movedAt.current = next.step;
    }
    setFailure(null);
    void command(next).then((outcome) => {
      if (outcome === 'done' || outcome === 'stale') return;
      if (isMove(next) && movedAt.current === next.step) movedAt.current = null;
      setFailure(outcome);
    });
  };
  return { send, failure };
}

function isMove(command: Command): command is Extract<Command, { type: 'next' | 'back' | 'close' }> {
  return command.type === 'next' || command.type === 'back' || command.type === 'close';
}

/** A call as the log names it, its method, and what it is called with. */
type HubCall = [name: string, ...Parameters<QuizHub['invoke']>];

/** What a host calls on the quiz hub. Every failure is logged but `stale`, which no one needs to see. */
export class HostCalls {
  readonly #hub: () => QuizHub | null;
  readonly #waiting = new Set<() => void>();

  /** `hub` answers the hub that this client is registered at, if any. */
  constructor(hub: () => QuizHub | null) {
    this.#hub = hub;
  }

  readonly command = async (command: Command): Promise<CommandOutcome> =>
    (await this.carryOut(command)).outcome;

  /** The same for who wants to know why it was refused, or what the game's revision is after it. */
  readonly carryOut = async (command: Command): Promise<CommandAnswer> => {
    const { answer, ...rest } = await this.#invoke(`The command ${command.type}`, 'HostCommand', command);
    const carriedOut = parseCarriedOut(answer);
    return carriedOut.ok ? { ...rest, revision: carriedOut.value.revision } : rest;
  };

  readonly dismissHost = (deviceId: string): Promise<CommandOutcome> =>
    this.#call('Sending a device away', 'DismissHost', deviceId);

  /** A closed question with its groups of answers; null where it is not to be had. */
  readonly getMarking = async (questionId: string): Promise<MarkedQuestion | null> => {
    const question = await this.#ask(parseMarkedQuestion, 'Getting answers', 'GetMarking', questionId);
    return question?.groups ? question : null;
  };

  /** A ticket for another device, or for a scorer's; null where none is to be had. */
  readonly issueTicket = (role?: 'scorer'): Promise<IssuedTicket | null> =>
    this.#ask(parseIssuedTicket, 'Issuing a ticket', 'IssueTicket', ...(role ? [role] : []));

  /** A ticket for another phone of this player; null where none is to be had. */
  readonly inviteDevice = (playerId: string): Promise<IssuedTicket | null> =>
    this.#ask(parseIssuedTicket, 'Inviting a phone', 'InviteDevice', playerId);

  readonly removeDevice = (playerId: string, deviceId: string): Promise<CommandOutcome> =>
    this.#call('Sending a phone away', 'RemoveDevice', playerId, deviceId);

  /** What was asked so far, to mark paper by; null where it is not to be had. */
  readonly getSheets = (): Promise<Sheets | null> => this.#ask(parseSheets, 'Getting sheets', 'GetSheets');

  readonly withdrawTicket = (): Promise<CommandOutcome> =>
    this.#call('Withdrawing a ticket', 'WithdrawTicket');

  /** What the server answers; null where it does not, or not so that it can be read. */
  async #ask<T>(parse: (answer: unknown) => Parsed<T>, ...call: HubCall): Promise<T | null> {
    const { outcome, answer } = await this.#invoke(...call);
    const parsed = parse(answer);
    return outcome === 'done' && parsed.ok ? parsed.value : null;
  }

  /** Waits for no answer any longer. */
  giveUp(): void {
    for (const reject of this.#waiting) reject();
  }

  async #orGivenUp<T>(answer: Promise<T>): Promise<T> {
    let giveUp = (): void => undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(new Error('the server is silent'));
    });
    this.#waiting.add(giveUp);
    return Promise.race([answer, silence]).finally(() => this.#waiting.delete(giveUp));
  }

  async #call(...call: HubCall): Promise<CommandOutcome> {
    return (await this.#invoke(...call)).outcome;
  }

  async #invoke(
    ...[name, ...call]: HubCall
  ): Promise<Omit<CommandAnswer, 'revision'> & { answer?: unknown }> {
    const hub = this.#hub();
    if (!hub) return { outcome: 'lost' };
    try {
      return { outcome: 'done', answer: await this.#orGivenUp(hub.invoke(...call)) };
    } catch (error) {
      const code = errorCodeOfHubError(error);
      const outcome = outcomeOf(code);
      if (outcome !== 'stale') logFailure(`${name} failed`, error);
      return { outcome, code };
    }
  }
}

/**
 * What became of a command. `stale`: the game had moved on. `refused`: not possible now, or not for this host. `lost`:
 * the server did not answer; perhaps it has done it all the same.
 */
export type CommandOutcome = 'done' | 'stale' | 'refused' | 'lost';

/** The same with the code of a refusal; `revision`: the game's, once it is done. */
interface CommandAnswer {
  outcome: CommandOutcome;
  code?: ErrorCode | undefined;
  revision?: number;
}

const parseCarriedOut = parserOf(v.object({ revision: countSchema }));

function outcomeOf(code: ErrorCode | undefined): CommandOutcome {
  if (code === undefined) return 'lost';
  return code === 'command_stale' ? 'stale' : 'refused';
}
