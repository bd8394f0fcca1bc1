import { randomBytes } from 'node:crypto';
import { createSecret, hashSecret, hasHash } from '../access/secret';
import { Refusal } from '../refusal';
import { storeSession } from '../store/sessionDocuments';
import type { SessionWriter } from '../store/sessionStore';
import type { LiveSession } from './liveSession';

/** The deviceId of all that have the key which came with the session. */
export const FIRST_DEVICE = 'session';
/** More than any host carries. */
const MOST_REMOTES = 10;
const DEVICE_ID_BYTES = 6;

/** The ids of a session's host devices, the first one first. */
export function hostDevicesOf({ remotes = [] }: LiveSession): string[] {
  return [FIRST_DEVICE, ...remotes.map(({ deviceId }) => deviceId)];
}

/** The host device that has this key, if any. */
export function deviceWithKey(session: LiveSession, hostKey: string): string | undefined {
  const { hostKeyHash, remotes = [] } = session;
  if (hasHash(hostKey, hostKeyHash)) return FIRST_DEVICE;
  return remotes.find(({ keyHash }) => hasHash(hostKey, keyHash))?.deviceId;
}

/** Adds and removes the devices that command a session beside the first: each has a key of its own. */
export class HostDevices {
  readonly #store: SessionWriter;

  constructor(store: SessionWriter) {
    this.#store = store;
  }

  /** Throws command_refused as a Refusal where a session has as many devices as it may. */
  checkRoom({ remotes = [] }: LiveSession): void {
    if (remotes.length >= MOST_REMOTES) throw new Refusal('command_refused');
  }

  /** Adds a device; resolves with its key, which is told here only, when its hash is on disk. */
  async add(session: LiveSession): Promise<string> {
    this.checkRoom(session);
    const hostKey = createSecret();
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    await this.#save(session, [...(session.remotes ?? []), { deviceId, keyHash: hashSecret(hostKey) }]);
    return hostKey;
  }

  /** Takes a device's key away, at once; resolves when it is off the disk. Throws command_refused for the first. */
  async remove(session: LiveSession, deviceId: string): Promise<void> {
    if (deviceId === FIRST_DEVICE) throw new Refusal('command_refused');
    const { remotes = [] } = session;
    const others = remotes.filter((remote) => remote.deviceId !== deviceId);
    if (others.length < remotes.length) await this.#save(session, others);
  }

  /** What the disk refuses is as it was, so that the host can try again. */
  async #save(session: LiveSession, remotes: LiveSession['remotes']): Promise<void> {
    const former = session.remotes;
    session.remotes = remotes;
    try {
      await storeSession(this.#store, session);
    } catch (error) {
      session.remotes = former;
      throw error;
    }
  }
}
