import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { Command } from '../../contract/fromHosts';
import { errorCodeOfHubError, type ErrorCode } from '../../contract/errors';
import { type MarkedQuestion, type Sheets, parseMarkedQuestion, parseSheets } from '../../contract/toHosts';
import { countSchema, parserOf, type Parsed } from '../../contract/parsed';
import { type IssuedTicket, parseIssuedTicket } from '../../contract/tickets';
import type { CommandAnswer, CommandOutcome } from '../api/commandOutcome';
import { logFailure } from '../browser/log';
import { useTimeout } from '../../look/useTimeout';
import type { QuizHub } from './quizHub';

/** How long a failure is shown, in milliseconds. */
const SHOWN_MS = 8_000;

/** Outcomes that the host must be told about. */
type CommandFailure = Exclude<CommandOutcome, 'done' | 'stale'>;

/**
 * Sends the host's commands, and reports a failure for a while. Of the commands that advance the game, only
 * one is sent per step unless it fails, so that a double press advances once.
 */
export function useCommands(command: (command: Command) => Promise<CommandOutcome>) {
  const [failure, setFailure] = useState<CommandFailure | null>(null);
  const movedAt = useRef<number | null>(null);

  useTimeout(() => setFailure(null), failure ? SHOWN_MS : null, failure);

  const send = (next: Command, onOutcome?: (outcome: CommandOutcome) => void) => {
    if (isMove(next)) {
      if (movedAt.current === next.step) return;
      movedAt.current = next.step;
    }
    setFailure(null);
    void command(next).then((outcome) => {
      onOutcome?.(outcome);
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

/** A call: its name for the log, its method and its arguments. */
type HubCall = [name: string, ...Parameters<QuizHub['invoke']>];

/** A host's calls on the quiz hub. Failures are logged except `stale`, which nobody needs to see. */
export class HostCalls {
  readonly #hub: () => QuizHub | null;
  readonly #waiting = new Set<() => void>();

  /** `hub` returns the hub on which this client is registered, if any. */
  constructor(hub: () => QuizHub | null) {
    this.#hub = hub;
  }

  readonly command = async (command: Command): Promise<CommandOutcome> =>
    (await this.carryOut(command)).outcome;

  /** Does the same for callers who need the reason for a refusal, or the game's new revision. */
  readonly carryOut = async (command: Command): Promise<CommandAnswer> => {
    const { answer, ...rest } = await this.#invoke(`The command ${command.type}`, 'HostCommand', command);
    const carriedOut = parseCarriedOut(answer);
    return carriedOut.ok ? { ...rest, revision: carriedOut.value.revision } : rest;
  };

  readonly dismissHost = (deviceId: string): Promise<CommandOutcome> =>
    this.#call('Sending a device away', 'DismissHost', deviceId);

  /** Fetches a closed question with its grouped answers; null if unavailable. */
  readonly getMarking = async (questionId: string): Promise<MarkedQuestion | null> => {
    const question = await this.#ask(parseMarkedQuestion, 'Getting answers', 'GetMarking', questionId);
    return question?.groups ? question : null;
  };

  /** Requests a ticket; null if unavailable. With `confirm`, the device waits for `answerClaim`. */
  readonly issueTicket = (role?: 'scorer', confirm = false): Promise<IssuedTicket | null> => {
    const args = confirm ? [role ?? null, true] : role ? [role] : [];
    return this.#ask(parseIssuedTicket, 'Issuing a ticket', 'IssueTicket', ...args);
  };

  /** Admits a device that is waiting, or turns it away. */
  readonly answerClaim = (claimId: string, isAdmitted: boolean): Promise<CommandOutcome> =>
    this.#call('Answering a device', 'AnswerClaim', claimId, isAdmitted);

  /** Requests a ticket for another phone of this player; null if unavailable. */
  readonly inviteDevice = (playerId: string): Promise<IssuedTicket | null> =>
    this.#ask(parseIssuedTicket, 'Inviting a phone', 'InviteDevice', playerId);

  readonly removeDevice = (playerId: string, deviceId: string): Promise<CommandOutcome> =>
    this.#call('Sending a phone away', 'RemoveDevice', playerId, deviceId);

  /** Fetches the questions asked so far, for marking paper answers; null if unavailable. */
  readonly getSheets = (): Promise<Sheets | null> => this.#ask(parseSheets, 'Getting sheets', 'GetSheets');

  readonly withdrawTicket = (): Promise<CommandOutcome> =>
    this.#call('Withdrawing a ticket', 'WithdrawTicket');

  /** Returns the server's response; null if there is none, or if it cannot be parsed. */
  async #ask<T>(parse: (answer: unknown) => Parsed<T>, ...call: HubCall): Promise<T | null> {
    const { outcome, answer } = await this.#invoke(...call);
    const parsed = parse(answer);
    return outcome === 'done' && parsed.ok ? parsed.value : null;
  }

  /** Stops waiting for responses. */
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

const parseCarriedOut = parserOf(v.object({ revision: countSchema }));

function outcomeOf(code: ErrorCode | undefined): CommandOutcome {
  if (code === undefined) return 'lost';
  return code === 'command_stale' ? 'stale' : 'refused';
}
