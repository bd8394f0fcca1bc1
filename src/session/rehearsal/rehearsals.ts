import type { RehearsalReport, RehearsalRequest } from '../../contract/rehearsal';
import { normaliseRoomCode } from '../../contract/roomCode';
import { wasPodiumShown } from '../../game/facts';
import type { Log, Audience, Rehearsed } from '../ports';
import { Refusal } from '../refusal';
import { every, type Schedule } from '../schedule';
import type { HostDevices } from '../hostDevices';
import type { LiveSession } from '../liveSession';
import { PretendPhones, rehearsed } from './pretendPhones';
import { PretendTeams } from './pretendTeams';
import { type LookedAt, rehearsalReport } from './report';

interface Opening {
  rehearsed: Rehearsed;
  byGuest: boolean;
  language: string | undefined;
}

interface RehearsalsParts {
  sessions: {
    /** Opens a session of a quiz; `rehearsed` changes what it is made of. */
    open(quizId: string | number, how: Opening): Promise<{ session: LiveSession; hostKey: string }>;
    find(sessionCode: string): Promise<LiveSession | undefined>;
    /** `why` is for the log. */
    end(session: LiveSession, why: string): Promise<void>;
  };
  /** Gives a room code free for others, where several processes share them. */
  shared?: { release(sessionCode: string): Promise<void> } | undefined;
  monitors: Pick<Audience, 'groupSize'>;
  mediaFolder: LookedAt;
  random(): number;
  schedule: Schedule;
  clock(): number;
  log: Log;
}

/** A rehearsal's report, and the devices whose keys open it. */
interface Reported {
  devices: HostDevices;
  report(): Promise<RehearsalReport>;
}

interface Running extends Reported {
  session: LiveSession;
  /** How often a host gave a command, or the autopilot moved on. */
  moves: number;
  movedAt: number;
  podiumAt?: number;
  unwatchedSince?: number | undefined;
}

/** More than one host needs; opening another one ends the oldest. */
const MOST_OPEN = 3;
/** Guests' reports never displace hosts' reports. */
const MOST_REPORTS = { hosts: 20, guests: 5 };
const FAST = 4;
const MINUTE_MS = 60_000;
const REPORT_MS = 60 * MINUTE_MS;
const LOOK_MS = 5_000;
/** Milliseconds within which a reloaded page is back. */
const RELOAD_MS = 10_000;
const AFTER_PODIUM_MS = { unwatched: MINUTE_MS, watched: 10 * MINUTE_MS };
const WITHOUT_MOVE_MS = 60 * MINUTE_MS;

/** The rehearsals that this server runs. They end by themselves, and their reports are kept for an hour. */
export class Rehearsals {
  readonly #parts: RehearsalsParts;
  /** By room code, the oldest first. */
  readonly #running = new Map<string, Running>();
  /** Of ended rehearsals, by room code, the oldest first. */
  readonly #reports = new Map<string, Reported & { byGuest: boolean; cancel(): void }>();
  #stopLooking = (): void => undefined;

  constructor(parts: RehearsalsParts) {
    this.#parts = parts;
  }

  /** Opens a rehearsal, just as Sessions opens a session. A guest's rehearsal never ends a host's. */
  async open(
    quizId: string | number,
    { teams, fast, language }: RehearsalRequest,
    byGuest = false,
  ): Promise<{ session: LiveSession; hostKey: string }> {
    const { sessions, mediaFolder, random, schedule, clock, log } = this.#parts;
    const phones = new PretendPhones();
    const isTaken = [...this.#running.values()].filter(isHosts).length >= MOST_OPEN;
    if (byGuest && isTaken) throw new Refusal('too_many_sessions');
    const opened = await sessions.open(quizId, {
      rehearsed: rehearsed(phones, fast ? FAST : undefined),
      byGuest,
      language,
    });
    const { session } = opened;
    const speed = fast ? FAST : 1;
    const means = { teams, speed, language, random, schedule, clock, log };
    const pretend = new PretendTeams(session, phones, means);
    const report = (): Promise<RehearsalReport> => rehearsalReport(session, mediaFolder);
    const { code, devices } = session;
    this.#running.set(code, { session, devices, report, movedAt: clock(), moves: 0 });
    session.writer.signal.addEventListener('abort', () => {
      pretend.close();
      this.#ended(session);
    });
    const all = [...this.#running.values()];
    const oldest = all.find((running) => !isHosts(running)) ?? all[0];
    if (oldest && all.length > MOST_OPEN) void this.#end(oldest.session, 'gave way to another rehearsal');
    if (this.#running.size === 1) this.#stopLooking = every(LOOK_MS, schedule, () => this.#look());
    return opened;
  }

  /** Returns a rehearsal that is running or ended within the last hour. Throws as `Sessions.get` does. */
  async get(typedCode: string): Promise<Reported> {
    const code = normaliseRoomCode(typedCode);
    const known = this.#running.get(code) ?? this.#reports.get(code);
    if (known) return known;
    // Another process may have it.
    await this.#parts.sessions.find(code);
    throw new Refusal('session_not_found');
  }

  /** Leaves no timer behind. */
  close(): void {
    this.#stopLooking();
    for (const { cancel } of this.#reports.values()) cancel();
  }

  /** Makes the report while the game still exists; then only the report and the room code are kept. */
  #ended(session: LiveSession): void {
    const { mediaFolder, log, schedule } = this.#parts;
    const { code, devices } = session;
    this.#running.delete(code);
    if (this.#running.size === 0) this.#stopLooking();
    const made = rehearsalReport(session, mediaFolder);
    made.catch((error: unknown) => {
      log('error', `The report on rehearsal ${code} failed: ${String(error)}`, 'rehearsal');
    });
    this.#forget(code);
    const cancel = schedule(() => this.#forget(code), REPORT_MS);
    const byGuest = session.record.byGuest === true;
    this.#reports.set(code, { devices, report: () => made, byGuest, cancel });
    const alike = [...this.#reports].filter(([, each]) => each.byGuest === byGuest);
    if (alike.length > MOST_REPORTS[byGuest ? 'guests' : 'hosts']) this.#forget(alike[0]![0]);
  }

  #forget(code: string): void {
    const known = this.#reports.get(code);
    if (!known) return;
    known.cancel();
    this.#reports.delete(code);
    // If it belongs to another process by now, there is nothing to give back.
    this.#parts.shared?.release(code).catch(() => undefined);
  }

  async #end(session: LiveSession, why: string): Promise<void> {
    const { sessions, log } = this.#parts;
    await sessions.end(session, why).catch((error: unknown) => {
      log('warn', `Rehearsal ${session.code} ended with an error: ${String(error)}`, 'rehearsal');
    });
  }

  #look(): void {
    for (const running of this.#running.values()) {
      const why = this.#whyEnded(running);
      if (why) void this.#end(running.session, why);
    }
  }

  /** Returns why a rehearsal ends by itself; undefined if it goes on. */
  #whyEnded(running: Running): string | undefined {
    const { clock, monitors } = this.#parts;
    const { session } = running;
    const now = clock();
    const moves = session.commands.count + session.game.state.step;
    if (moves > running.moves) running.movedAt = now;
    running.moves = moves;
    if (now - running.movedAt >= WITHOUT_MOVE_MS) return 'ended: nobody was rehearsing any more';
    // Not before the tie-break that leads to it.
    if (!wasPodiumShown(session.game)) return undefined;
    const podiumAt = (running.podiumAt ??= now);
    running.unwatchedSince =
      monitors.groupSize(session.code) > 0 ? undefined : (running.unwatchedSince ?? now);
    const { unwatchedSince = Infinity } = running;
    const isLeft = now - podiumAt >= AFTER_PODIUM_MS.unwatched && now - unwatchedSince >= RELOAD_MS;
    const isOld = now - podiumAt >= AFTER_PODIUM_MS.watched;
    return isLeft || isOld ? 'ended: the podium had been shown' : undefined;
  }
}

/** Whether the rehearsal was opened with the server's own right. */
function isHosts({ session }: Running): boolean {
  return !session.record.byGuest;
}
