import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import { questionIn } from '../media/mediaNews';
import type { ControlTexts } from './controlTexts';
import { destinationOf } from './possibleCommands';

/** What Next does with its command, in few words; empty where that is not known. */
export function nextWords(
  game: SessionGame,
  hostGame: HostGame | null,
  next: Command | null,
  texts: ControlTexts,
): string {
  if (next?.type === 'media') return texts.playFirst[questionIn(game.scene)?.videoUrl ? 'video' : 'audio'];
  const destination = destinationOf(game, hostGame);
  if (!destination) return '';
  const { name } = game.scene;
  if (name === 'break') return texts.break.end;
  // Behind standings the answers were closed before.
  if (name === 'scores' && destination === 'closed') return '';
  return texts.destinations[destination];
}
