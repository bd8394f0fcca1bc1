import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import type { ControlTexts } from '../../languages/controlTexts';
import { useControlTexts } from '../../languages/useControlTexts';
import { PhoneIcon } from '../../ui/sessionIcons';
import { lazily } from '../../ui/lazily';
import { BlackPicture } from './BlackPicture';
import { ControlButton } from './ControlButton';
import { ControlStrip } from './ControlStrip';
import { NextButton } from './NextButton';
import { destinationOf, possibleCommands } from './possibleCommands';
import { RareControls } from './RareControls';
import { SceneControls } from './SceneControls';
import { useControlKeys } from './useControlKeys';

const MarkingDialog = lazily(() =>
  import('../marking/MarkingDialog').then(({ MarkingDialog }) => MarkingDialog),
);

interface GameControlsProps {
  game: SessionGame;
  hostGame: HostGame | null;
  send: (command: Command) => void;
  /** Opens what makes a phone the remote. */
  onRemote: () => void;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
}

/** The host's controls of a running game, by pointer and by key. */
export function GameControls({ game, hostGame, send, onRemote, failure }: GameControlsProps) {
  const texts = useControlTexts();
  const possible = possibleCommands(game, hostGame);
  const { isBlack, showPicture } = useControlKeys(possible, send);
  const { next } = possible;
  // Undefined until first wanted: only then is the dialog's code loaded.
  const [isMarking, setIsMarking] = useState<boolean>();
  const openMarking = hostGame && hostGame.marking.length > 0 ? () => setIsMarking(true) : null;
  return (
    <>
      <ControlStrip failure={failure && texts.failures[failure]}>
        <chakra.div display={{ base: 'flex', lgDown: 'none' }} gap="1">
          <SceneControls game={game} possible={possible} send={send} />
          <ControlButton name={texts.remote} onPress={onRemote}>
            <PhoneIcon />
          </ControlButton>
        </chakra.div>
        <RareControls
          game={game}
          possible={possible}
          send={send}
          onRemote={onRemote}
          onMarking={openMarking}
        />
        <NextButton
          onPress={next && (() => send(next))}
          destination={destinationOf(game, hostGame)}
          isAutopilot={game.autopilot}
        />
      </ControlStrip>
      {isMarking !== undefined && hostGame && (
        <MarkingDialog
          marking={hostGame.marking}
          send={send}
          open={isMarking}
          onClose={() => setIsMarking(false)}
        />
      )}
      {isBlack && <BlackPicture onEnd={showPicture} />}
    </>
  );
}
