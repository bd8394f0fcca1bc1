import { GAME_HUB_PATH } from '../contract/fromPhones';
import { QUIZ_HUB_PATH } from '../contract/quizHub';
import { normaliseRoomCode, ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '../contract/roomCode';
import type { Session } from '../contract/toMonitors';
import { readSessions, type StoredDocuments } from '../session/documents';
import { PLAIN_HASH } from '../session/inMemory';
import { LiveSession } from '../session/liveSession';
import { gameHubMethods } from '../session/methods/gameHub';
import { quizHubMethods } from '../session/methods/quizHub';
import type { Log, PlayableQuiz, Rehearsed, SessionServices, SessionWriter } from '../session/ports';
import { Refusal } from '../session/refusal';
import { PretendPhones, rehearsed } from '../session/rehearsal/pretendPhones';
import { PretendTeams } from '../session/rehearsal/pretendTeams';
import { type Schedule, scheduleWithTimer } from '../session/schedule';
import { PageHub } from './pageHub';
import { pageSockets } from './pageSocket';

/** More than a page's visitors need. */
const MAX_PLAYERS = 200;

/** Keeps sessions in memory, as JSON text like a disk. */
export class MemoryStore implements SessionWriter {
  readonly notice = undefined;
  readonly #sessions = new Map<string, Map<string, string>>();

  get documents(): StoredDocuments {
    return this.#sessions;
  }

  async put(sessionCode: string, key: string, value: unknown): Promise<void> {
    const documents = this.#sessions.get(sessionCode) ?? new Map<string, string>();
    this.#sessions.set(sessionCode, documents.set(key, JSON.stringify(value)));
  }

  async delete(sessionCode: string, key: string): Promise<void> {
    this.#sessions.get(sessionCode)?.delete(key);
  }

  async deleteSession(sessionCode: string): Promise<void> {
    this.#sessions.delete(sessionCode);
  }
}

interface GroundParts {
  quizzes: Iterable<PlayableQuiz>;
  /** What an earlier ground has left; its open sessions go on here. */
  store?: MemoryStore;
  /** How the words of typed answers are compared, for the languages that the page has loaded. */
  languageRules?: SessionServices['languageRules'];
  /** In which answers are judged where a quiz does not say its language. */
  language?: string;
  schedule?: Schedule;
  /** Monotonic milliseconds. */
  clock?(): number;
  log?: Log;
  /** As in SessionServices; absent: every word is shown as it is written. */
  starWords?: SessionServices['starWords'];
  /** The pages that phones open to join, without the room code at their end. */
  joinPages?: readonly string[];
}

/** Teams that a session's own page pretends to have. */
interface Pretended {
  teams: number;
  /** The language of their names and guesses. */
  language: string;
}

/** How many times faster than people pretend teams come in: nobody has long to see a demo. */
const COMING_IN = 4;

/**
 * What a session stands on in a page, without a server: hubs that the page's own clients reach, and a store in memory.
 * Nothing leaves the page, and nothing outlives it.
 */
export class PageGround {
  /** In place of WebSocket, for clients in this page. */
  readonly WebSocket: ReturnType<typeof pageSockets>;
  readonly store: MemoryStore;
  /** The addresses of the media that its quizzes may name, by file name. */
  readonly media = new Map<string, string>();
  readonly #services: SessionServices;
  readonly #language: string | undefined;
  readonly #sessions = new Map<string, LiveSession>();
  readonly #quizzes: Map<string, PlayableQuiz>;

  constructor(parts: GroundParts) {
    const { quizzes, store, schedule = scheduleWithTimer, clock, log = () => undefined } = parts;
    const { joinPages = [], languageRules, language, starWords = asWritten } = parts;
    this.#language = language;
    this.#quizzes = new Map([...quizzes].map((quiz) => [quiz.quizId, quiz]));
    const [monitors, phones] = [new PageHub({ schedule, log }), new PageHub({ schedule, log })];
    this.store = store ?? new MemoryStore();
    this.#services = {
      store: this.store,
      monitors,
      phones,
      quizzes: { get: (quizId) => this.#quizzes.get(quizId), refresh: noWait, readAnew: noWait },
      ...WITHOUT_FILES,
      media: mediaIn(this.media),
      languageRules,
      starWords,
      joinPages: () => [...joinPages],
      limits: { maxPlayers: MAX_PLAYERS },
      clock: clock ?? (() => Math.round(performance.now())),
      now: Date.now,
      schedule,
      log,
    };
    const sessions = { get: (typedCode: string) => this.#find(typedCode) };
    monitors.serve((hub) => quizHubMethods(hub, sessions));
    phones.serve((hub) => gameHubMethods(hub, sessions));
    this.WebSocket = pageSockets(
      new Map([
        [nameOf(QUIZ_HUB_PATH), monitors],
        [nameOf(GAME_HUB_PATH), phones],
      ]),
    );
  }

  /** Goes on with the sessions that are in the store, as after a restart. */
  async restore(): Promise<void> {
    const { log } = this.#services;
    for (const stored of readSessions(this.store.documents, log)) {
      const session = await LiveSession.restore(stored, this.#services);
      this.#sessions.set(session.code, session);
    }
  }

  /** Keeps a quiz, in place of what was kept under its id; sessions that are open go on with what they have. */
  keep(quiz: PlayableQuiz): void {
    this.#quizzes.set(quiz.quizId, quiz);
  }

  /** What a rehearsal needs of its ground. */
  get services(): Pick<SessionServices, 'monitors' | 'schedule' | 'clock' | 'log'> {
    return this.#services;
  }

  /**
   * Opens a session of a quiz; `changed` changes what it is made of, and `kind` says what it is. Throws quiz_not_found
   * as a Refusal.
   */
  async open(
    quizId: string,
    changed?: Rehearsed,
    kind?: { rehearsal: true },
  ): Promise<{ session: LiveSession; hostKey: string }> {
    const quiz = this.#quizzes.get(quizId);
    if (!quiz) throw new Refusal('quiz_not_found');
    const services = changed ? changed(this.#services) : this.#services;
    const opened = LiveSession.open(this.#freeCode(), quiz, services, {
      ...(this.#language !== undefined && { language: this.#language }),
      ...kind,
    });
    this.#sessions.set(opened.session.code, opened.session);
    await opened.session.writer.save();
    return opened;
  }

  /** Opens a session that has pretend teams beside its players. Throws as `open` does. */
  async openPretended(quizId: string, pretended: Pretended): ReturnType<PageGround['open']> {
    const phones = new PretendPhones();
    const opened = await this.open(quizId, rehearsed(phones, undefined));
    const { schedule, clock, log } = this.#services;
    const means = { ...pretended, speed: COMING_IN, random: Math.random, schedule, clock, log };
    const teams = new PretendTeams(opened.session, phones, means);
    opened.session.writer.signal.addEventListener('abort', () => teams.close());
    return opened;
  }

  /** What `GET /session/{sessionCode}` answers on a server. Throws session_not_found as a Refusal. */
  async read(sessionCode: string): Promise<Session> {
    return (await this.#find(sessionCode)).read();
  }

  async find(sessionCode: string): Promise<LiveSession | undefined> {
    const session = this.#sessions.get(normaliseRoomCode(sessionCode));
    return session?.writer.isOpen ? session : undefined;
  }

  /** Stops all sessions here and leaves no timer behind. What is stored can go on in another ground. */
  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map((session) => session.handBack()));
    this.#sessions.clear();
  }

  async #find(typedCode: string): Promise<LiveSession> {
    const session = await this.find(typedCode);
    if (!session) throw new Refusal('session_not_found');
    return session;
  }

  #freeCode(): string {
    for (;;) {
      const random = crypto.getRandomValues(new Uint8Array(ROOM_CODE_LENGTH));
      const code = [...random].map((each) => ROOM_CODE_ALPHABET[each % ROOM_CODE_ALPHABET.length]).join('');
      if (!this.#sessions.has(code)) return code;
    }
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const asWritten = () => (text: string) => text;
const noWait = (): Promise<void> => Promise.resolve();
const noSeason = (): Promise<never> => Promise.reject(new Refusal('season_not_found'));

/** Media at addresses that do not change, and are the same in every session. */
function mediaIn(addresses: ReadonlyMap<string, string>): SessionServices['media'] {
  return {
    keep: () => undefined,
    drop: () => undefined,
    look: () => Promise.resolve(false),
    urlOf: (_sessionCode, _kind, fileName) => addresses.get(fileName),
    faultOf: (_kind, fileName) => (addresses.has(fileName) ? undefined : 'missing'),
  };
}

/** A page keeps no files: no seasons, no record of what was played. */
const WITHOUT_FILES: Pick<SessionServices, 'seasons' | 'played' | 'venue' | 'hash'> = {
  seasons: { list: () => Promise.resolve([]), read: noSeason, save: noSeason },
  played: { note: noWait, playedBefore: () => Promise.resolve([]) },
  venue: () => Promise.resolve({}),
  hash: PLAIN_HASH,
};
