import { chakra } from '@chakra-ui/react/styled-system';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import type { ControlTexts } from '../../languages/controlTexts';
import { useControlTexts } from '../../languages/useControlTexts';
import { PauseIcon, PlayIcon } from '../../ui/icons';
import { BlackPicture } from './BlackPicture';
import { ControlButton } from './ControlButton';
import { BackIcon, ScoresIcon, StopIcon } from './controlIcons';
import { ControlStrip } from './ControlStrip';
import { NextButton } from './NextButton';
import { destinationOf, possibleCommands } from './possibleCommands';
import { RareControls } from './RareControls';
import { useControlKeys } from './useControlKeys';

interface GameControlsProps {
  game: SessionGame;
  hostGame: HostGame | null;
  send: (command: Command) => void;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
}

/** The host's controls of a running game, by pointer and by key. */
export function GameControls({ game, hostGame, send, failure }: GameControlsProps) {
  const texts = useControlTexts();
  const possible = possibleCommands(game, hostGame);
  const { isBlack, showPicture } = useControlKeys(possible, send);
  const pressOf = (command: Command | null) => command && (() => send(command));
  return (
    <>
      <ControlStrip failure={failure && texts.failures[failure]}>
        <ControlButton name={texts.back} onPress={pressOf(possible.back)}>
          <BackIcon />
        </ControlButton>
        <ControlButton name={game.paused ? texts.resume : texts.pause} onPress={pressOf(possible.pause)}>
          {game.paused ? <PlayIcon /> : <PauseIcon />}
        </ControlButton>
        <ControlButton name={texts.addTime} onPress={pressOf(possible.addTime)}>
          <chakra.span fontSize="small" whiteSpace="nowrap">
            {texts.addTimeShort}
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
        <RareControls game={game} possible={possible} send={send} />
        <NextButton
          onPress={pressOf(possible.next)}
          destination={destinationOf(game, hostGame)}
          isAutopilot={game.autopilot}
        />
      </ControlStrip>
      {isBlack && <BlackPicture onEnd={showPicture} />}
    </>
  );
}
