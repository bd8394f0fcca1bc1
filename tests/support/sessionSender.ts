import type { Game } from '../../src/server/sessions/gameDocuments';
import { HiddenPhones } from '../../src/server/sessions/hiddenPhones';
import { HostDevices } from '../../src/server/sessions/hostDevices';
import { Roster, type Player } from '../../src/server/sessions/roster';
import { SeasonEvening } from '../../src/server/sessions/seasonEvening';
import { SessionSender } from '../../src/server/sessions/sessionSender';
import { SessionViews } from '../../src/server/sessions/sessionViews';
import type { Surroundings } from '../../src/server/sessions/surroundings';

const quiz = { quizId: 'pub', quizName: 'Pub', quizDescription: '' };
const record = { sessionCode: 'BDFGH', ...quiz, createdAt: 0, hostKeyHash: '' };
const nothing = {
  ...{ store: { notice: undefined }, media: { urlOf: () => undefined, faultOf: () => undefined } },
  ...{ joinPages: () => [], limits: { maxPlayers: 2_000 }, now: () => 0 },
};

/** What one session with this game sends, from now on; and its players, of whom there are none as yet. */
export function createSender(
  game: Game,
  given: Pick<Surroundings, 'monitors' | 'phones' | 'schedule' | 'clock'>,
) {
  const parts = { ...nothing, ...given } as unknown as Surroundings;
  const roster = Object.assign(new Roster([], parts), { withId: playerWithOnePhone });
  const devices = new HostDevices(record, parts);
  const evening = new SeasonEvening({ record, game }, parts);
  const hidden = new HiddenPhones();
  const contents = { record, roster, devices, game, evening, hidden, former: [] };
  const views = new SessionViews(contents, parts);
  const sender = new SessionSender(contents, views, parts);
  sender.follow();
  return { sender, roster, views };
}

/** The game's players need not have joined. */
function playerWithOnePhone(playerId: string): Player {
  const devices = [{ deviceId: playerId, number: 1, tokenHash: playerId }];
  return { playerId, name: playerId, tokenHash: playerId, order: 1, joinedAt: 0, devices, isPresent: true };
}
