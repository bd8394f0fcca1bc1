import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { useControlTexts } from '../../languages/useControlTexts';
import type { PossibleCommands } from '../controls/possibleCommands';

export interface RemoteControlsProps {
  game: SessionGame;
  possible: PossibleCommands;
  send: (command: Command) => void;
}

/** What a host wants in most scenes, beside going on and back. */
export function RemoteControls({ game, possible, send }: RemoteControlsProps) {
  const texts = useControlTexts();
  const controls: [name: string, command: Command | null, pressed?: boolean][] = [
    [game.paused ? texts.resume : texts.pause, possible.pause],
    [texts.addTime, possible.addTime],
    [texts.close, possible.close],
    [texts.scores, possible.scores, game.scene.name === 'scores'],
  ];
  return (
    <div className="controls" role="group" aria-label={texts.label}>
      {controls.map(([name, command, pressed]) => (
        <button
          key={name}
          type="button"
          aria-pressed={pressed}
          // Stays a button that can be focused, so that nothing under a thumb changes its place.
          aria-disabled={command === null}
          onClick={() => command && send(command)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
