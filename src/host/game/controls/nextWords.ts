import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import type { ControlTexts } from '../../languages/controlTexts';
import { destinationOf } from './possibleCommands';

/** What Next does, in few words; empty where that is not known. */
export function nextWords(game: SessionGame, hostGame: HostGame | null, texts: ControlTexts): string {
  const destination = destinationOf(game, hostGame);
  if (!destination) return '';
  const { name } = game.scene;
  if (name === 'break') return texts.break.end;
  // Behind standings the answers were closed before.
  if (name === 'scores' && destination === 'closed') return '';
  return texts.destinations[destination];
}
