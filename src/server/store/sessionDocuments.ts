import * as v from 'valibot';
import type { Notice } from '../../contract/session';
import type { Log } from '../log';

/**
 * Where sessions are written: each is a set of documents with a key of their own inside it, so that a join or an answer
 * writes a few bytes. Writes take effect in the order they were asked for.
 */
export interface SessionWriter {
  /** `value` is plain JSON. */
  put(sessionCode: string, key: string, value: unknown): Promise<void>;
  delete(sessionCode: string, key: string): Promise<void>;
  /** Deletes all that a session has, also what was asked for just before. */
  deleteSession(sessionCode: string): Promise<void>;
}

/** By room code and key, the documents as JSON text: a disk may have damaged it. */
export type StoredDocuments = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Keeps sessions beyond the process: a write is on disk when its promise resolves. */
export interface SessionStore extends SessionWriter {
  readAll(): Promise<StoredDocuments>;
  /** Finishes what was asked for; later writes are rejected. */
  close(): Promise<void>;
}

/** What happens to a store after it was opened. */
export interface StoreEvents {
  noticeChanged(): void;
  /** A disk that could not be opened at first has these sessions. */
  sessionsFound(sessions: StoredSession[]): void;
  /** Another process has taken the session: what is written to it here counts no more. */
  sessionLost(sessionCode: string): void;
}

/** A stored session that this process has taken; `goesOn`: its last owner gave it back a moment ago, in order. */
export interface Taken {
  session: StoredSession;
  goesOn: boolean;
}

/** Where the server keeps its sessions. It takes writes at any time, and says what hosts should know of it. */
export interface Store extends SessionWriter {
  /** Undefined while all is well. */
  readonly notice: Notice | undefined;
  /**
   * Whether the server can go on with what it has: false before it could be read, and where nothing can be written, nor
   * be kept in memory.
   */
  readonly isReady: boolean;
  /** Reads what is stored. Throws a StartError where the server cannot go on without. */
  open(events: StoreEvents): Promise<StoredSession[]>;
  /** Finishes what was asked for; resolves with false where that could not be done. */
  close(): Promise<boolean>;
}

/** The same where several processes share it: each session belongs to one of them at a time. */
export interface SharedStore extends Store {
  /** Whether nobody else can have what is here: not so where this process was frozen, until its store has answered. */
  readonly isSure: boolean;
  /** Makes a new room code this process's own; false where it is taken. Throws server_closing while it is not ready. */
  reserve(sessionCode: string): Promise<boolean>;
  /** Whether a session that is here is still this process's own. */
  holds(sessionCode: string): Promise<boolean>;
  /**
   * Takes a session that is not here; undefined where there is none. Throws Elsewhere where another process has it, and
   * server_closing where that cannot be known now.
   */
  take(sessionCode: string): Promise<Taken | undefined>;
  /** The room codes of sessions that no living process has, not all of a great many. */
  ownerless(most: number): Promise<string[]>;
  /** Gives a session to whoever asks for it next, when all that was asked for is written. */
  release(sessionCode: string): Promise<void>;
}

/** To be raised when what is stored changes so that a server from before it would misread it. */
export const STORE_VERSION = 1;

const text = v.string();
const whole = v.pipe(v.number(), v.integer());

/** Which quiz is noted as played, of how many players, and of what that was made. */
const notedQuizSchema = v.object({ quiz: whole, players: whole, signature: text });
export type NotedQuiz = v.InferOutput<typeof notedQuizSchema>;

const sessionSchema = v.object({
  sessionCode: text,
  quizId: text,
  quizName: text,
  quizDescription: text,
  createdAt: whole,
  /** When its first quiz was started. */
  startedAt: v.optional(whole),
  /** The names of the quizzes that it played before this one. */
  earlierQuizzes: v.optional(v.array(text)),
  /** In which season's file its evening stands, and of what that was made. */
  evening: v.optional(
    v.object({ seasonId: v.nullable(text), signature: text, played: v.optional(notedQuizSchema) }),
  ),
  /** When a host ended it: from then on only its results are kept. */
  endedAt: v.optional(whole),
  /** Its results are in the file of an evening, or there are none. */
  resultsKept: v.optional(v.literal(true)),
  /** Everybody may host, and whoever opened it has not the server's own right. */
  byGuest: v.optional(v.literal(true)),
  /** When its sheets were printed last: from then on it stays for seven days. */
  printedAt: v.optional(whole),
  /** The SHA-256 of the session's host key. */
  hostKeyHash: text,
  /** The host's other devices, with the SHA-256 of their own keys. Absent where there never was one. */
  remotes: v.optional(
    v.array(v.object({ deviceId: text, keyHash: text, role: v.optional(v.literal('scorer')) })),
  ),
});
/** A session as it is stored, without its players. Times are milliseconds since 1970. */
export type SessionRecord = v.InferOutput<typeof sessionSchema> & {
  /** It is a rehearsal, which is stored nowhere. */
  rehearsal?: true;
};

const playerDeviceSchema = v.object({ deviceId: text, number: whole, tokenHash: text });
/** A phone: `number` from 1 in the order of joining, `tokenHash` the SHA-256 of its token. */
export type PlayerDeviceRecord = v.InferOutput<typeof playerDeviceSchema>;

const playerSchema = v.object({
  name: text,
  tokenHash: text,
  order: whole,
  joinedAt: whole,
  /** Public among hosts. */
  playerId: text,
  /** A host removed the player: the phone is told so when it comes back. */
  removed: v.optional(v.boolean()),
  /** How far the game was when the player began to play on paper. */
  paperSince: v.optional(whole),
  /** All phones; absent: only the first one. */
  devices: v.optional(v.array(playerDeviceSchema)),
  /** The deviceId of the captain; absent: the first phone. */
  captain: v.optional(text),
  /** The number of the phone that came last; absent: only the first one ever came. */
  lastDevice: v.optional(whole),
  /** Phones that were sent away, which are told so when they come back. */
  removedDevices: v.optional(v.array(playerDeviceSchema)),
});
/**
 * A player as stored: `order` is the place in the order of joining, `tokenHash` the SHA-256 of the first phone's token,
 * or of a secret that nobody has. It names the document, also when that phone is gone.
 */
export type PlayerRecord = v.InferOutput<typeof playerSchema>;

/** In which quiz of the session something was given, from 0; absent: in the first. */
const ofQuiz = { quiz: v.optional(whole) };
const answerSchema = v.object({ questionId: text, playerId: text, given: v.unknown(), ...ofQuiz });
const decisionsSchema = v.object({ playerId: text, made: v.unknown(), ...ofQuiz });
const formerSchema = v.object({ number: whole, quizName: text, results: v.unknown() });
/** The results of a quiz that the session played before: which it was, from 0. */
export type FormerQuiz = v.InferOutput<typeof formerSchema>;

/** A game as stored. What its parts hold only the game knows. */
export interface StoredGame {
  /** The source of the quiz that is played; undefined before the game has started. */
  quiz?: unknown;
  /** All but players, their answers and decisions, which are stored one by one. */
  state?: unknown;
  answers: v.InferOutput<typeof answerSchema>[];
  /** What each player decided beside answers. */
  decisions: v.InferOutput<typeof decisionsSchema>[];
}

export interface StoredSession extends SessionRecord {
  /** In the order of joining. */
  players: PlayerRecord[];
  /** Absent where nothing of a game was stored. */
  game?: StoredGame;
  /** In the order in which they were played. */
  former?: FormerQuiz[];
}

/** In milliseconds: a session whose sheets were printed stays so long, for its code is on paper. */
export const PRINTED_MS = 7 * 24 * 60 * 60_000;

/** Of the seven days since then, by the wall clock; seven at most, should it have been set back. */
export function printedMinutesLeft({ printedAt, endedAt }: SessionRecord, now: number): number {
  if (printedAt === undefined || endedAt !== undefined) return 0;
  const leftMs = Math.min(PRINTED_MS, printedAt + PRINTED_MS - now);
  return Math.max(0, Math.ceil(leftMs / 60_000));
}

const SESSION_KEY = 'session';
export const QUIZ_KEY = 'quiz';
export const GAME_KEY = 'game';
export const keyOfPlayer = (tokenHash: string): string => `player/${tokenHash}`;
export const keyOfAnswer = (questionId: string, playerId: string): string =>
  `answer/${questionId}/${playerId}`;
/** What a quiz that was played before brought. */
export const keyOfFormer = (number: number): string => `former/${number}`;
export const keyOfDecisions = (playerId: string): string => `decisions/${playerId}`;

export function storeSession(store: SessionWriter, session: SessionRecord): Promise<void> {
  return store.put(session.sessionCode, SESSION_KEY, v.parse(sessionSchema, session));
}

/**
 * Whether a document says that sheets of its session were printed and it has not ended; undefined where it is another
 * document, which does not say.
 */
export function isPrintedSession(key: string, value: unknown): boolean | undefined {
  if (key !== SESSION_KEY || !v.is(sessionSchema, value)) return undefined;
  return value.printedAt !== undefined && value.endedAt === undefined;
}

export function storePlayer(store: SessionWriter, sessionCode: string, player: PlayerRecord): Promise<void> {
  return store.put(sessionCode, keyOfPlayer(player.tokenHash), v.parse(playerSchema, player));
}

/** By the first part of their keys. */
const SCHEMAS = {
  session: sessionSchema,
  player: playerSchema,
  quiz: v.unknown(),
  game: v.unknown(),
  answer: answerSchema,
  decisions: decisionsSchema,
  former: formerSchema,
};
type Kind = keyof typeof SCHEMAS;
type Found = { [K in Kind]: v.InferOutput<(typeof SCHEMAS)[K]>[] };

/** The sessions that documents make. One that cannot be read affects no other: it is left out, and the log names it. */
export function readSessions(stored: StoredDocuments, log: Log): StoredSession[] {
  return [...stored].flatMap(([sessionCode, documents]) => {
    const read = readDocuments(sessionCode, documents, log);
    const { session, player, quiz, game, answer, decisions } = read;
    const former = read.former.sort((a, b) => a.number - b.number);
    if (session[0]?.sessionCode !== sessionCode) {
      if (session[0]) logUnread(log, sessionCode, SESSION_KEY);
      return [];
    }
    const players = player.sort((a, b) => a.order - b.order);
    const [state] = game;
    const played = state !== undefined && { game: { quiz: quiz[0], state, answers: answer, decisions } };
    return [{ ...session[0], players, ...played, ...(former.length > 0 && { former }) }];
  });
}

function readDocuments(sessionCode: string, documents: ReadonlyMap<string, string>, log: Log): Found {
  const found: Found = { session: [], player: [], quiz: [], game: [], answer: [], decisions: [], former: [] };
  for (const [key, value] of documents) {
    const kind = key.split('/', 1)[0] ?? '';
    if (!Object.hasOwn(SCHEMAS, kind)) continue;
    const schema = v.pipe(v.string(), v.parseJson(), SCHEMAS[kind as Kind]);
    const read = v.safeParse(schema, value);
    if (read.success) (found[kind as Kind] as unknown[]).push(read.output);
    else logUnread(log, sessionCode, key);
  }
  return found;
}

/** Without the hash of a player's token, and without who gave an answer. */
function logUnread(log: Log, sessionCode: string, key: string): void {
  const [kind, questionId] = key.split('/');
  const shown = kind === 'answer' ? `answer/${questionId}` : kind;
  log(
    'error',
    `the stored document ${shown} of session ${sessionCode} cannot be read and is left out`,
    'stored document',
  );
}
