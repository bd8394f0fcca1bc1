import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useWaiting } from '../marking/useGroups';
import type { MediaCommands } from '../media/mediaCommands';
import { BreakChoice } from './BreakChoice';
import { ControlSwitches } from './ControlSwitches';
import { useControlTexts } from './controlTexts';
import { MediaControls } from './MediaControls';
import { MoreMenu } from './MoreMenu';
import { SceneControls, type SceneControlsProps } from './SceneControls';

/** What the menu's entries open. */
interface MenuOpens {
  onRemote: () => void;
  /** Null where there is nothing to judge yet. */
  onMarking: (() => void) | null;
  /** Null where there is nobody to correct. */
  onCorrections: (() => void) | null;
}

interface RareControlsProps extends SceneControlsProps {
  /** Null where the scene has neither sound nor film. */
  media: MediaCommands | null;
  opens: MenuOpens;
  children?: ReactNode;
}

/** What a host wants now and then, in a menu: a break, what is on or off, and the end. */
export function RareControls({ game, possible, media, send, opens, children }: RareControlsProps) {
  const { onRemote, onMarking, onCorrections } = opens;
  const texts = useControlTexts();
  const { remote } = useWords();
  const waiting = useWaiting();
  const [isEnding, setIsEnding] = useState(false);
  const { end } = possible;
  return (
    <>
      <MoreMenu>
        {(close) => {
          const closeAnd = (then: () => void) => () => {
            close();
            then();
          };
          const sendAndClose = (command: Command) => closeAnd(() => send(command))();
          return (
            <>
              {/* Where the strip is too narrow for them. */}
              <chakra.div display={{ base: 'flex', lg: 'none' }} justifyContent="space-between">
                <SceneControls game={game} possible={possible} send={send} />
              </chakra.div>
              {media && game.media && (
                <MediaControls commands={media} volume={game.media.volume} send={send} />
              )}
              {possible.canBreak && (
                <BreakChoice
                  inBreak={game.scene.name === 'break'}
                  onStart={(minutes) => sendAndClose({ type: 'startBreak', minutes })}
                  onEnd={() => sendAndClose({ type: 'endBreak' })}
                />
              )}
              <ControlSwitches game={game} send={send} />
              <Entry name={texts.marking} count={waiting} onPress={onMarking && closeAnd(onMarking)} />
              <Entry name={texts.corrections} onPress={onCorrections && closeAnd(onCorrections)} />
              {/* Where the strip is too narrow for it. */}
              <Button
                variant="outline"
                mx="2"
                display={media ? { xl: 'none' } : { lg: 'none' }}
                onClick={closeAnd(onRemote)}
              >
                {remote}
              </Button>
              <Entry name={texts.end} onPress={end && closeAnd(() => setIsEnding(true))} />
              {children}
            </>
          );
        }}
      </MoreMenu>
      <ConfirmDialog
        texts={texts.endQuestion}
        open={isEnding && end !== null}
        onClose={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false);
          send({ type: 'end' });
        }}
      />
    </>
  );
}

interface EntryProps {
  name: string;
  onPress: (() => void) | null;
  /** How much waits there. */
  count?: number;
}

/** A button of the menu; none where it does nothing. */
function Entry({ name, onPress, count = 0 }: EntryProps) {
  return (
    onPress && (
      <Button variant="outline" mx="2" onClick={onPress}>
        {name}
        {count > 0 && (
          <chakra.span aria-hidden="true" color="warn">
            {count}
          </chakra.span>
        )}
      </Button>
    )
  );
}
