import type { PlayerDevice, PlayerOwn } from '../../contract/toPhones';
import type { Answer } from '../../contract/question';
import { isSameAnswer, isTexts, type Unsent, withUnsent } from './unsent';

/** An answer from one phone that another of the team's phones has replaced. */
export interface Replaced {
  questionId: string;
  from: Answer;
  to: Answer;
  /** The deviceId that wrote the new answer. */
  by: string | undefined;
}

/** By `fieldKey`: the team-mate's phone that has pressed a key in a field, and when, by performance.now(). */
export type Typing = Readonly<Record<string, { deviceId: string; at: number }>>;

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

/** Returns what a team-mate wrote while this phone was offline, or what this phone will replace it with. */
export function replacedWhileAway(
  { own: before, pending }: { own: PlayerOwn; pending: Unsent },
  own: PlayerOwn,
): Replaced | undefined {
  const replaced = replacedBetween(before, own);
  for (const [questionId, unsent] of Object.entries(pending)) {
    const [from, to] = [own.answers[questionId], withUnsent(own.answers[questionId], unsent)];
    const isNew = isByTeamMate(own, questionId) && !isSameAnswer(before.answers[questionId], from);
    if (isNew && from !== undefined && to !== undefined)
      return isSameAnswer(from, to) ? replaced : { questionId, from, to, by: ownDeviceId(own) };
  }
  return replaced;
}

/** Returns who types where: a team-mate's answer that has changed and is not finished is being typed. */
export function withTypist(
  typing: Typing | undefined,
  before: PlayerOwn,
  { own, at }: { own: PlayerOwn; at: number },
): Typing | undefined {
  const typed = Object.entries(own.lastBy ?? {}).flatMap(([questionId, deviceId]) => {
    const [former, answer] = [before.answers[questionId], own.answers[questionId]];
    if (deviceId === ownDeviceId(own) || isSameAnswer(former, answer)) return [];
    const part = partBetween(former, answer);
    const isTyping = own.unfinished?.includes(questionId) === true;
    return [[fieldKey(questionId, part), isTyping ? { deviceId, at } : undefined] as const];
  });
  if (typed.length === 0) return typing;
  const all = Object.entries({ ...typing, ...Object.fromEntries(typed) });
  return Object.fromEntries(all.flatMap(([key, by]) => (by ? [[key, by]] : [])));
}

/** Returns the part in which two answers differ; null if they have none. */
function partBetween(one: Answer | undefined, other: Answer | undefined): number | null {
  if (!isTexts(other)) return null;
  const former = isTexts(one) ? one : [];
  return other.findIndex((text, part) => text !== (former[part] ?? ''));
}

/** Returns the key of a question's field, or of one of its parts. */
export function fieldKey(questionId: string, part: number | null): string {
  return `${questionId}/${part ?? ''}`;
}
