import type { Game } from '../../src/server/sessions/gameDocuments';
import { GameRunner } from '../../src/server/sessions/gameRunner';
import { HiddenPhones } from '../../src/server/sessions/hiddenPhones';
import { HostDevices } from '../../src/server/sessions/hostDevices';
import type { Player } from '../../src/server/sessions/playerList';
import { Roster } from '../../src/server/sessions/roster';
import { SeasonEvening } from '../../src/server/sessions/seasonEvening';
import type { SessionServices } from '../../src/server/sessions/services';
import { SessionSender } from '../../src/server/sessions/sessionSender';
import { LiveState } from '../../src/server/sessions/liveState';
import { SessionViews } from '../../src/server/sessions/sessionViews';

const code = 'BDFGH';
const quiz = { quizId: 'pub', quizName: 'Pub', quizDescription: '' };
const record = { sessionCode: code, ...quiz, createdAt: 0, hostKeyHash: '' };
const nothing = {
  store: { notice: undefined, put: async () => undefined },
  media: { urlOf: () => undefined, faultOf: () => undefined },
  joinPages: () => [],
  limits: { maxPlayers: 2_000 },
  now: () => 0,
  log: () => undefined,
};

/** Creates the sender of a session with this game, which has no players yet. */
export function createSender(
  game: Game,
  given: Pick<SessionServices, 'monitors' | 'phones' | 'schedule' | 'clock'>,
) {
  const services = { ...nothing, ...given } as unknown as SessionServices;
  const state = new LiveState(record, services);
  const runner = new GameRunner(state, game, [], services);
  const roster = Object.assign(new Roster(state, [], runner, services), {
    withId: playerWithOnePhone,
  });
  const devices = new HostDevices(state, services);
  const evening = new SeasonEvening(state, runner, services);
  const hidden = new HiddenPhones();
  const views = new SessionViews({ record, game: runner, roster, evening, hidden }, services);
  const sender = new SessionSender(code, { game: runner, roster, devices }, views, services);
  sender.follow();
  return { sender, roster, views };
}

/** The game's players need not have joined. */
function playerWithOnePhone(playerId: string): Player {
  const devices = [{ deviceId: playerId, number: 1, tokenHash: playerId }];
  return { playerId, name: playerId, tokenHash: playerId, order: 1, joinedAt: 0, devices, isPresent: true };
}
