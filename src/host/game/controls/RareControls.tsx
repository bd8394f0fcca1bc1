import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { useControlTexts } from '../../languages/useControlTexts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { saveMuted } from '../sound/mute';
import { useMuted } from '../sound/useMuted';
import { BreakChoice } from './BreakChoice';
import { ControlSwitch } from './ControlSwitch';
import { MoreMenu } from './MoreMenu';
import type { PossibleCommands } from './possibleCommands';

interface RareControlsProps {
  game: SessionGame;
  possible: PossibleCommands;
  send: (command: Command) => void;
}

/** What a host wants now and then, in a menu: a break, what is on or off, and the end. */
export function RareControls({ game, possible, send }: RareControlsProps) {
  const texts = useControlTexts();
  const muted = useMuted();
  const [isEnding, setIsEnding] = useState(false);
  const { end } = possible;
  return (
    <>
      <MoreMenu>
        {(close) => {
          const sendAndClose = (command: Command) => {
            close();
            send(command);
          };
          return (
            <>
              {possible.canBreak && (
                <BreakChoice
                  inBreak={game.scene.name === 'break'}
                  onStart={(minutes) => sendAndClose({ type: 'startBreak', minutes })}
                  onEnd={() => sendAndClose({ type: 'endBreak' })}
                />
              )}
              <div>
                <ControlSwitch
                  name={texts.autopilot}
                  on={game.autopilot}
                  onSwitch={(on) => send({ type: 'autopilot', on })}
                />
                <ControlSwitch
                  name={texts.locked}
                  on={game.locked}
                  onSwitch={(locked) => send({ type: 'lock', locked })}
                />
                <ControlSwitch name={texts.sound} on={!muted} onSwitch={(on) => saveMuted(!on)} />
              </div>
              {end && (
                <Button
                  variant="outline"
                  mx="2"
                  onClick={() => {
                    close();
                    setIsEnding(true);
                  }}
                >
                  {texts.end}
                </Button>
              )}
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
