import type { Game } from '../../src/server/sessions/gameDocuments';
import { HostDevices } from '../../src/server/sessions/hostDevices';
import { Roster } from '../../src/server/sessions/roster';
import { SessionSender, type SessionSenderParts } from '../../src/server/sessions/sessionSender';
import { SessionViews } from '../../src/server/sessions/sessionViews';

const record = { sessionCode: 'BDFGH', quizId: 'pub', quizName: 'Pub', quizDescription: '', createdAt: 0 };
const store = {
  notice: undefined,
  put: () => Promise.resolve(),
  delete: () => Promise.resolve(),
  deleteSession: () => Promise.resolve(),
};

/** What one session with this game sends, from now on; and its players, of whom there are none as yet. */
export function createSender(game: Game, parts: SessionSenderParts & { clock(): number }) {
  const { clock } = parts;
  const roster = new Roster([], { limits: { maxPlayers: 2_000 }, now: () => 0 });
  const contents = { record: { ...record, hostKeyHash: '' }, roster, game };
  const media = { urlOf: () => undefined, faultOf: () => undefined };
  const views = new SessionViews(contents, { media, store, clock, joinPages: () => [] });
  const devices = new HostDevices(contents.record, { store, clock });
  const sender = new SessionSender(contents, devices, views, parts);
  sender.follow();
  return { sender, roster };
}
