import * as v from 'valibot';
import type { Log, SessionWriter } from './ports';

/** By room code and key, the documents as JSON text, which a disk may have damaged. */
export type StoredDocuments = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Must be raised, together with DATA_VERSION, when what is stored changes so that an older server would misread it.
 * Some servers of version 1 do not know wagers and stages, or expect standings before the podium; those of version 2
 * would not know that a podium, awards or a table is shown. What a server takes over gets this version, and older ones
 * then refuse it.
 */
export const STORE_VERSION = 3;

const text = v.string();
const whole = v.pipe(v.number(), v.integer());

/** Which quiz is noted as played, with how many players, and a hash of what was noted. */
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
  /** The season whose file contains its evening, and a hash of what was written there. */
  evening: v.optional(
    v.object({ seasonId: v.nullable(text), signature: text, played: v.optional(notedQuizSchema) }),
  ),
  /** When a host ended it; from then on only its results are kept. */
  endedAt: v.optional(whole),
  /** Its results are in an evening's file, or there are none. */
  resultsKept: v.optional(v.literal(true)),
  /** That file was corrected, or put in another season: from then on it alone says what counts. */
  handedOver: v.optional(v.literal(true)),
  /** Everybody may host, and whoever opened it does not have the server's own right. */
  byGuest: v.optional(v.literal(true)),
  /** When its sheets were last printed; it then stays for seven days. */
  printedAt: v.optional(whole),
  /** The language of whoever opened it: answers are judged in it where a quiz does not say its own. */
  language: v.optional(text),
  /** The SHA-256 of the session's host key. */
  hostKeyHash: text,
  /** Hashes of the names of removed players, with the key that they are made with. Absent if there are none. */
  banned: v.optional(v.object({ key: text, hashes: v.array(text) })),
  /** The host's other devices, with the SHA-256 of their own keys. Absent if there never was one. */
  remotes: v.optional(
    v.array(v.object({ deviceId: text, keyHash: text, role: v.optional(v.literal('scorer')) })),
  ),
});
/** A session as it is stored, without its players. Times are milliseconds since 1970. */
export type SessionRecord = v.InferOutput<typeof sessionSchema> & {
  /** Whether it is a rehearsal, which is not stored. */
  rehearsal?: true;
  /** Whether something of it may be lost, since what was stored is damaged. Not stored either. */
  damaged?: true;
};

const playerDeviceSchema = v.object({ deviceId: text, number: whole, tokenHash: text });
/** A phone: `number` from 1 in the order of joining, `tokenHash` the SHA-256 of its token. */
export type PlayerDeviceRecord = v.InferOutput<typeof playerDeviceSchema>;

const playerSchema = v.object({
  name: text,
  tokenHash: text,
  order: whole,
  joinedAt: whole,
  /** Known to all hosts. */
  playerId: text,
  /** Whether a host removed the player, whose phone is told when it comes back. */
  removed: v.optional(v.boolean()),
  /** How far the game was when the player began to play on paper. */
  paperSince: v.optional(whole),
  /** All phones; absent if there is only the first one. */
  devices: v.optional(v.array(playerDeviceSchema)),
  /** The deviceId of the captain; absent for the first phone. */
  captain: v.optional(text),
  /** The number of the phone that joined last; absent if there was only the first one. */
  lastDevice: v.optional(whole),
  /** Phones that were sent away, and are told when they come back. */
  removedDevices: v.optional(v.array(playerDeviceSchema)),
});
/**
 * A player as stored: `order` is the place in the order of joining, `tokenHash` the SHA-256 of the first
 * phone's token, or of a secret that nobody has. The hash names the document, even after that phone is gone.
 */
export type PlayerRecord = v.InferOutput<typeof playerSchema>;

/** The index of the session's quiz in which something was given; absent for the first. */
const ofQuiz = { quiz: v.optional(whole) };
const answerSchema = v.object({ questionId: text, playerId: text, given: v.unknown(), ...ofQuiz });
const decisionsDocument = v.object({ playerId: text, made: v.unknown(), ...ofQuiz });
const formerSchema = v.object({
  number: whole,
  quizName: text,
  results: v.unknown(),
  /** What they are made from; an earlier version did not store it. */
  kept: v.optional(v.unknown()),
});
/** The results of an earlier quiz of the session, with its index. */
export type FormerQuiz = v.InferOutput<typeof formerSchema>;

/** A game as stored. Only the game itself understands its parts. */
export interface StoredGame {
  /** The source of the quiz being played; undefined before the game has started. */
  quiz?: unknown;
  /** Everything except the players, their answers and decisions, which are stored individually. */
  state?: unknown;
  answers: v.InferOutput<typeof answerSchema>[];
  /** What each player decided besides answers. */
  decisions: v.InferOutput<typeof decisionsDocument>[];
}

export interface StoredSession extends SessionRecord {
  /** In the order of joining. */
  players: PlayerRecord[];
  /** Absent if nothing of a game was stored. */
  game?: StoredGame;
  /** In the order in which they were played. */
  former?: FormerQuiz[];
}

/** Milliseconds that a session stays after its sheets were printed, since its code is on paper. */
export const PRINTED_MS = 7 * 24 * 60 * 60_000;

const SESSION_KEY = 'session';
export const QUIZ_KEY = 'quiz';
export const GAME_KEY = 'game';
export const keyOfPlayer = (tokenHash: string): string => `player/${tokenHash}`;
export const keyOfAnswer = (questionId: string, playerId: string): string =>
  `answer/${questionId}/${playerId}`;
/** The key of an earlier quiz's results. */
export const keyOfFormer = (number: number): string => `former/${number}`;
export const keyOfDecisions = (playerId: string): string => `decisions/${playerId}`;

export function storeSession(store: SessionWriter, session: SessionRecord): Promise<void> {
  return store.put(session.sessionCode, SESSION_KEY, v.parse(sessionSchema, session));
}

/** Whether a session's document has printed sheets and no end; undefined for any other document. */
export function isPrintedSession(key: string, value: unknown): boolean | undefined {
  if (key !== SESSION_KEY || !v.is(sessionSchema, value)) return undefined;
  return value.printedAt !== undefined && value.endedAt === undefined;
}

/** Returns a player as stored. */
export function playerDocument(
  player: Omit<PlayerRecord, 'devices'> & { devices?: readonly PlayerDeviceRecord[] | undefined },
): unknown {
  return v.parse(playerSchema, player);
}

/** By the first part of the documents' keys. */
const SCHEMAS = {
  session: sessionSchema,
  player: playerSchema,
  quiz: v.unknown(),
  game: v.unknown(),
  answer: answerSchema,
  decisions: decisionsDocument,
  former: formerSchema,
};
type Kind = keyof typeof SCHEMAS;
type Found = { [K in Kind]: v.InferOutput<(typeof SCHEMAS)[K]>[] };

/** Returns the sessions that the documents form. An unreadable document is left out and logged. */
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

/** Logs an unreadable document, without the hash of a player's token and without who gave an answer. */
function logUnread(log: Log, sessionCode: string, key: string): void {
  const [kind, questionId] = key.split('/');
  const shown = kind === 'answer' ? `answer/${questionId}` : kind;
  log(
    'error',
    `The stored document ${shown} of session ${sessionCode} cannot be read and is left out`,
    'stored document',
  );
}
