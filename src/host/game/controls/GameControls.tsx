import { chakra } from '@chakra-ui/react/styled-system';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import type { ControlTexts } from '../../languages/controlTexts';
import { useControlTexts } from '../../languages/useControlTexts';
import { BlackPicture } from './BlackPicture';
import { ControlStrip } from './ControlStrip';
import { NextButton } from './NextButton';
import { destinationOf, possibleCommands } from './possibleCommands';
import { RareControls } from './RareControls';
import { SceneControls } from './SceneControls';
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
  const { next } = possible;
  return (
    <>
      <ControlStrip failure={failure && texts.failures[failure]}>
        <chakra.div display={{ base: 'flex', lgDown: 'none' }} gap="1">
          <SceneControls game={game} possible={possible} send={send} />
        </chakra.div>
        <RareControls game={game} possible={possible} send={send} />
        <NextButton
          onPress={next && (() => send(next))}
          destination={destinationOf(game, hostGame)}
          isAutopilot={game.autopilot}
        />
      </ControlStrip>
      {isBlack && <BlackPicture onEnd={showPicture} />}
    </>
  );
}
