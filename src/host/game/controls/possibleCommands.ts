import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { Scene, SceneName, SessionGame } from '../../../contract/scene';
import { firstPlay } from '../media/mediaCommands';
import type { MediaReport } from '../media/useGameMedia';

/** What the + key and its button add to a question. */
const ADDED_SECONDS = 15;
/** The key adds little to a break, since it can be pressed again while everybody sees what is left. */
const ADDED_TO_BREAK = { byButton: 300, byKey: 60 };

/** The command that each control sends now; null where it is not possible in the scene. */
export interface PossibleCommands {
  /** Goes on, or first plays what nobody has heard yet. */
  next: Command | null;
  back: Command | null;
  pause: Command | null;
  addTime: Command | null;
  addTimeByKey: Command | null;
  close: Command | null;
  scores: Command | null;
  end: Command | null;
  /** Whether a break can begin, or be set anew. */
  canBreak: boolean;
}

/** What Next leads to; undefined while that is not known for this step, null where Next does nothing. */
export function destinationOf(game: SessionGame, hostGame: HostGame | null): SceneName | null | undefined {
  if (hostGame?.step === game.step) return hostGame.next;
  return game.scene.name === 'podium' ? null : undefined;
}

/**
 * The server has the last word; this keeps the host from pressing what it refuses. `found`: what this page found of the
 * sound or film that the scene plays, if any.
 */
export function possibleCommands(
  game: SessionGame,
  hostGame: HostGame | null,
  found: MediaReport | null = null,
): PossibleCommands {
  const { step, scene, paused } = game;
  const destination = destinationOf(game, hostGame);
  const { canGoBack = !isFirst(scene), canClose = closesNext(scene, destination) } =
    hostGame?.step === step ? hostGame : {};
  const isPodium = scene.name === 'podium';
  const added = addedSeconds(scene);
  return {
    next: firstPlay(game, found) ?? (destination === null ? null : { type: 'next', step }),
    back: canGoBack ? { type: 'back', step } : null,
    pause: isPodium ? null : { type: paused ? 'resume' : 'pause' },
    addTime: added && { type: 'addTime', step, seconds: added.byButton },
    addTimeByKey: added && { type: 'addTime', step, seconds: added.byKey },
    close: canClose ? { type: 'close', step } : null,
    scores: isPodium ? null : scoresCommand(game),
    end: isPodium ? null : { type: 'end' },
    canBreak: !isPodium,
  };
}

/** Null where the scene has no time. A last call is taken back by more time, also where the question has no limit. */
function addedSeconds(scene: Scene): { byButton: number; byKey: number } | null {
  if (scene.name === 'break') return scene.remainingMs === null ? null : ADDED_TO_BREAK;
  const hasTime = scene.name === 'question' && (scene.remainingMs !== null || scene.lastCallMs !== undefined);
  return hasTime ? { byButton: ADDED_SECONDS, byKey: ADDED_SECONDS } : null;
}

/** Shows standings or takes them off; where some are still covered, shows them all. */
function scoresCommand({ step, scene, scoresOneByOne }: SessionGame): Command {
  const hasCovered = scene.name === 'scores' && (scene.hidden ?? 0) > 0;
  const shown = scene.name !== 'scores' || hasCovered;
  // Pressed twice, or on two devices, it must not show what is covered.
  return { type: 'scores', shown, ...(scoresOneByOne && { step }) };
}

/** What a server that does not say so can close: a question, or a round after its last one. */
function closesNext(scene: Scene, destination: SceneName | null | undefined): boolean {
  if (scene.name !== 'question') return false;
  return destination === undefined ? scene.round?.reveal !== 'round' : destination === 'closed';
}

/** Whether, as far as the scene tells, nothing but the lobby came before, which does not come back. */
function isFirst(scene: Scene): boolean {
  if (scene.name === 'round') return scene.round.index === 0;
  if (scene.name !== 'question') return false;
  const { round, question } = scene;
  return round?.index === 0 && round.title === null && question.number === 1;
}
