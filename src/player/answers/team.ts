import type { PlayerDevice, PlayerGame, PlayerOwn } from '../../contract/playerGame';
import { MAX_DEVICES } from '../../contract/limits';
import type { Answer } from '../../contract/question';
import { isSame } from './unsent';

/** An answer of one phone that another phone of the team has replaced. */
export interface Replaced {
  questionId: string;
  from: Answer;
  to: Answer;
  /** The deviceId of who wrote the new one. */
  by: string | undefined;
}

/** Whether the player has several phones. */
export function isTeam({ devices = [] }: PlayerOwn): boolean {
  return devices.length > 1;
}

/** The phone that hands in and plays the joker, where that is another one. */
export function otherCaptain({ devices = [] }: PlayerOwn): PlayerDevice | undefined {
  return devices.find(({ captain, own }) => captain && !own);
}

/** The number of a phone of the team, as all its phones show it; undefined where it has gone. */
export function deviceNumber({ devices = [] }: PlayerOwn, deviceId: string | undefined): number | undefined {
  const place = devices.findIndex((device) => device.deviceId === deviceId);
  return place < 0 ? undefined : (devices[place]?.number ?? place + 1);
}

/** The deviceId of this phone, where the server says which phones a player has. */
export function ownDeviceId({ devices = [] }: PlayerOwn): string | undefined {
  return devices.find(({ own }) => own)?.deviceId;
}

/** How many phones a team can have. */
export function deviceLimit({ deviceLimit: limit = MAX_DEVICES }: PlayerGame): number {
  return limit;
}

/** The answer of one phone that another phone than this one has replaced, or undefined. */
export function replacedBetween(before: PlayerOwn, after: PlayerOwn): Replaced | undefined {
  const own = ownDeviceId(after);
  for (const [questionId, to] of Object.entries(after.answers)) {
    const from = before.answers[questionId];
    const [former, by] = [before.lastBy?.[questionId], after.lastBy?.[questionId]];
    const isByAnother = by !== undefined && by !== own && by !== former;
    if (from !== undefined && isByAnother && !isSame(from, to)) return { questionId, from, to, by };
  }
  return undefined;
}
