import type { EveningFolder } from '../results/eveningFolder';
import { eveningOf } from '../results/evening';
import type { Log } from '../log';
import { storeSession, type SessionWriter } from '../store/sessionDocuments';
import type { LiveSession } from './liveSession';

export interface KeeperServices {
  evenings: Pick<EveningFolder, 'add'>;
  store: SessionWriter;
  log: Log;
}

/** Makes evenings of sessions that have ended. */
export class EveningKeeper {
  readonly #services: KeeperServices;
  /** Those being stored: a disk may take long to answer. */
  readonly #underWay = new Set<LiveSession>();

  constructor(services: KeeperServices) {
    this.#services = services;
  }

  /**
   * Stores the results of a session that has ended, unless they are stored. Never fails: what the disk refuses is named
   * in the log, and can be tried again. `isThere`: whether the session is still this process's own.
   */
  async keep(session: LiveSession, isThere: () => boolean): Promise<void> {
    const { endedAt, resultsKept, byGuest } = session.record;
    // Where everybody may host, a stranger could fill the disk, or push out what the house has kept.
    if (endedAt === undefined || resultsKept || byGuest || this.#underWay.has(session)) return;
    this.#underWay.add(session);
    await this.#keep(session, isThere).catch((error: unknown) => {
      const text = `the results of session ${session.code} are not among the past evenings yet: ${String(error)}`;
      this.#services.log('warn', text, 'evening not kept');
    });
    this.#underWay.delete(session);
  }

  async #keep({ record, views }: LiveSession, isThere: () => boolean): Promise<void> {
    const { evenings, store } = this.#services;
    const evening = eveningOf({ ...record, endedAt: record.endedAt! }, views.results());
    if (evening) await evenings.add(evening);
    record.resultsKept = true;
    if (isThere()) await storeSession(store, record);
  }
}
