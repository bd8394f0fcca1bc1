import type { PlayerGame } from '../../contract/toPhones';

/** In milliseconds: what is left when a question's time is up, as messages take different times to arrive. */
const SLACK_MS = 1_500;

/**
 * Why the time left has jumped: all have answered, which leaves three seconds; somebody is changing an answer, which
 * takes that back; the host has given more time, or has closed the answers.
 */
export type TimeNews = 'allIn' | 'goesOn' | 'moreTime' | 'hostClosed';

interface Timed {
  game: PlayerGame;
  receivedAt: number;
  timeNews?: TimeNews | undefined;
}

/** Returns what the phone has to say about the time once it gets this game, at this time. */
export function timeNewsOf(before: Timed, { scene, step }: PlayerGame, at: number): TimeNews | undefined {
  const former = before.game.scene;
  if (former.name !== 'question') return step === before.game.step ? before.timeNews : undefined;
  if (scene.name === 'closed') return wasCutShort(before, at) ? 'hostClosed' : undefined;
  if (scene.name !== 'question' || step !== before.game.step) return undefined;
  if (scene.closingMs !== undefined) return 'allIn';
  if ((scene.durationMs ?? 0) > (former.durationMs ?? 0)) return 'moreTime';
  return former.closingMs === undefined ? before.timeNews : 'goesOn';
}

/** Whether a question was closed while there was time left. */
function wasCutShort({ game, receivedAt }: Timed, at: number): boolean {
  const { scene, paused } = game;
  if (scene.name !== 'question') return false;
  const leftMs = scene.lastCallMs ?? scene.closingMs ?? scene.remainingMs ?? Infinity;
  return leftMs - (paused ? 0 : at - receivedAt) > SLACK_MS;
}
