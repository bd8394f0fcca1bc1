import { chakra } from '@chakra-ui/react/styled-system';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { ControlButton } from './ControlButton';
import { BackIcon, ScoresIcon, StopIcon } from './controlIcons';
import { useControlTexts } from './controlTexts';
import type { PossibleCommands } from './possibleCommands';

export interface SceneControlsProps {
  game: SessionGame;
  possible: PossibleCommands;
  send: (command: Command) => void;
}

/** What a host wants in most scenes, beside going on. */
export function SceneControls({ game, possible, send }: SceneControlsProps) {
  const texts = useControlTexts();
  const addTime = game.scene.name === 'break' ? texts.addMinutes : texts.addTime;
  const pressOf = (command: Command | null) => command && (() => send(command));
  const back = (
    <ControlButton name={texts.back} onPress={pressOf(possible.back)}>
      <BackIcon />
    </ControlButton>
  );
  // The game is over, and its end needs the room.
  if (game.scene.name === 'podium') return back;
  return (
    <>
      {back}
      <ControlButton name={game.paused ? texts.resume : texts.pause} onPress={pressOf(possible.pause)}>
        {game.paused ? <PlayIcon /> : <PauseIcon />}
      </ControlButton>
      <ControlButton name={addTime} onPress={pressOf(possible.addTime)}>
        <chakra.span fontSize="small" whiteSpace="nowrap">
          {addTime}
        </chakra.span>
      </ControlButton>
      <ControlButton name={texts.close} onPress={pressOf(possible.close)}>
        <StopIcon />
      </ControlButton>
      <ControlButton
        name={texts.scores}
        onPress={pressOf(possible.scores)}
        pressed={game.scene.name === 'scores'}
      >
        <ScoresIcon />
      </ControlButton>
    </>
  );
}
