import type { PlayerDevice, PlayerOwn } from '../../contract/toPhones';
import type { Answer } from '../../contract/question';
import { isSameAnswer } from './unsent';

/** An answer from one phone that another of the team's phones has replaced. */
export interface Replaced {
  questionId: string;
  from: Answer;
  to: Answer;
  /** The deviceId that wrote the new answer. */
  by: string | undefined;
}

/** Whether the player has several phones. */
export function isTeam({ devices = [] }: PlayerOwn): boolean {
  return devices.length > 1;
}

/** Returns the captain's phone, which hands in and plays the joker, if it is another one. */
export function otherCaptain({ devices = [] }: PlayerOwn): PlayerDevice | undefined {
  return devices.find(({ captain, own }) => captain && !own);
}

/** Returns the number of a team's phone, the same on all its phones; undefined if it has left. */
export function deviceNumber({ devices = [] }: PlayerOwn, deviceId: string | undefined): number | undefined {
  const place = devices.findIndex((device) => device.deviceId === deviceId);
  return place < 0 ? undefined : (devices[place]?.number ?? place + 1);
}

/** Returns the deviceId of this phone, if the server lists the player's phones. */
export function ownDeviceId({ devices = [] }: PlayerOwn): string | undefined {
  return devices.find(({ own }) => own)?.deviceId;
}

/** Whether another of the team's phones wrote the answer that the server has. */
export function isByTeamMate(own: PlayerOwn, questionId: string): boolean {
  const by = own.lastBy?.[questionId];
  return by !== undefined && by !== ownDeviceId(own);
}

/** Returns an answer from one phone that a phone other than this one has replaced, or undefined. */
export function replacedBetween(before: PlayerOwn, after: PlayerOwn): Replaced | undefined {
  const own = ownDeviceId(after);
  for (const [questionId, to] of Object.entries(after.answers)) {
    const from = before.answers[questionId];
    const [former, by] = [before.lastBy?.[questionId], after.lastBy?.[questionId]];
    const isByAnother = by !== undefined && by !== own && by !== former;
    if (from !== undefined && isByAnother && !isSameAnswer(from, to)) return { questionId, from, to, by };
  }
  return undefined;
}
