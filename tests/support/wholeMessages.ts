import { WebSocket } from 'ws';
import { parseEvening } from '../../src/contract/evening';
import { parseCommand } from '../../src/contract/fromHosts';
import { type QuizHubMethod } from '../../src/contract/quizHub';
import { type GameHubMethod, parseAnswer } from '../../src/contract/fromPhones';
import { isObject, type Parsed } from '../../src/contract/parsed';
import { parseClaimedTicket, parseDeviceClaiming, parseIssuedTicket } from '../../src/contract/tickets';
import {
  parseHostGame,
  parseMarkedQuestion,
  parseSheets,
  type QuizHubHostEvent,
} from '../../src/contract/toHosts';
import {
  parseAnswersCounted,
  parsePlayerJoined,
  parseSession,
  type QuizHubEvent,
} from '../../src/contract/toMonitors';
import {
  type GameHubEvent,
  parsePlayerAdmission,
  parsePlayerCount,
  parsePlayerGame,
  parsePlayerOwn,
  parseStoredAnswer,
  parseTeamTyping,
} from '../../src/contract/toPhones';

type Parse = (input: unknown) => Parsed<unknown>;
type EventName = keyof typeof QuizHubEvent | keyof typeof QuizHubHostEvent | keyof typeof GameHubEvent;
type MethodName = keyof typeof QuizHubMethod | keyof typeof GameHubMethod;

/** Reads what is sent without any content. */
const parseNothing: Parse = (input) =>
  (input ?? undefined) === undefined ? { ok: true, value: input } : { ok: false, reason: 'not empty' };

const EVENTS: Record<EventName, Parse> = {
  PlayerJoined: (input) => {
    const read = parsePlayerJoined(input);
    return read.ok ? { ok: true, value: { players: read.value } } : read;
  },
  SessionUpdated: parseSession,
  AnswersCounted: parseAnswersCounted,
  HostUpdated: parseHostGame,
  TicketClaimed: parseNothing,
  DeviceClaiming: parseDeviceClaiming,
  ClaimWaiting: parseNothing,
  HostDismissed: parseNothing,
  PlayerCountChanged: parsePlayerCount,
  GameUpdated: parsePlayerGame,
  PlayerUpdated: parsePlayerOwn,
  PlayerRemoved: parseNothing,
  DeviceRemoved: parseNothing,
  TeamTyping: parseTeamTyping,
  SessionEnded: parseNothing,
};

/** The results that have a parser. */
const RESULTS: Partial<Record<MethodName, Parse>> = {
  GetMarking: parseMarkedQuestion,
  GetSheets: parseSheets,
  IssueTicket: parseIssuedTicket,
  InviteDevice: parseIssuedTicket,
  ClaimTicket: parseClaimedTicket,
  JoinSession: parsePlayerAdmission,
  RejoinSession: parsePlayerAdmission,
  JoinAsDevice: parsePlayerAdmission,
  SubmitAnswer: parseStoredAnswer,
  GetEvening: parseEvening,
};

/** The arguments that have a parser, and their place. */
const ARGUMENTS: Partial<Record<MethodName, [at: number, parse: Parse]>> = {
  HostCommand: [0, parseCommand],
  SubmitAnswer: [1, parseAnswer],
};

/** Throws unless an event's payload is read whole. */
export function checkEvent(name: string, payload: unknown): void {
  checkWhole(name, payload, EVENTS[name as EventName]);
}

/** Throws unless a call's result is read whole. */
export function checkResult(method: string, result: unknown): void {
  checkWhole(`the result of ${method}`, result, RESULTS[method as MethodName]);
}

/** Throws unless a call's arguments are read whole. */
export function checkCall(method: string, args: readonly unknown[]): void {
  const [at, parse] = ARGUMENTS[method as MethodName] ?? [0];
  checkWhole(method, args[at], parse);
}

/**
 * Throws if a message cannot be read, or if reading it loses something: clients drop what they do not know, so that a
 * misspelt field, one that no schema has, or an optional one that is unreadable would go unnoticed.
 */
export function checkWhole(name: string, message: unknown, parse: Parse | undefined): void {
  if (!parse) return;
  const sent: unknown = message === undefined ? undefined : JSON.parse(JSON.stringify(message));
  const read = parse(sent);
  if (!read.ok) throw new Error(`${name} cannot be read: ${read.reason}`);
  const lost = lostOf(sent, read.value);
  if (lost.length > 0) throw new Error(`Reading ${name} loses ${lost.join(', ')}.`);
}

/** Returns the paths of what was sent and is missing or different in what was read. */
function lostOf(sent: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length)
    return sent.flatMap((each, at) => lostOf(each, read[at], `${path}/${at}`));
  if (isObject(sent) && isObject(read))
    return Object.entries(sent).flatMap(([key, each]) => lostOf(each, read[key], `${path}/${key}`));
  return Object.is(sent, read) ? [] : [path];
}

interface HubRecord {
  type?: number;
  invocationId?: string;
  target?: string;
  arguments?: unknown[];
  result?: unknown;
}

/** A WebSocket to a hub of our server; all that the server sends over it has to be read whole. */
export class CheckedSocket extends WebSocket {
  readonly #calls = new Map<string, string>();

  constructor(url: string, protocols?: string[], options?: object) {
    super(url, protocols, options);
    this.on('message', (data) => {
      for (const record of recordsIn(String(data))) this.#check(record);
    });
  }

  override send(data: string, ...rest: never[]): void {
    for (const { invocationId, target } of recordsIn(String(data)))
      if (invocationId !== undefined && target !== undefined) this.#calls.set(invocationId, target);
    super.send(data, ...(rest as []));
  }

  #check({ type, invocationId = '', target = '', ...record }: HubRecord): void {
    if (type === 1) checkEvent(target, record.arguments?.[0]);
    if (type === 3 && 'result' in record) checkResult(this.#calls.get(invocationId) ?? '', record.result);
  }
}

function recordsIn(text: string): HubRecord[] {
  return text
    .split('\u001e')
    .slice(0, -1)
    .map((record) => JSON.parse(record) as HubRecord);
}
