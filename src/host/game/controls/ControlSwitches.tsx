import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { saveMuted } from '../sound/mute';
import { useMuted } from '../sound/useMuted';
import { ControlSwitch } from './ControlSwitch';
import { useControlTexts } from './controlTexts';

interface ControlSwitchesProps {
  game: SessionGame;
  send: (command: Command) => void;
}

/** What is on or off during a game. */
export function ControlSwitches({ game, send }: ControlSwitchesProps) {
  const texts = useControlTexts();
  const muted = useMuted();
  return (
    <div>
      <ControlSwitch
        name={texts.autopilot}
        on={game.autopilot}
        onSwitch={(on) => send({ type: 'autopilot', on })}
      />
      <ControlSwitch
        name={texts.scoresOneByOne}
        on={game.scoresOneByOne ?? false}
        onSwitch={(on) => send({ type: 'scoresOneByOne', on })}
      />
      <ControlSwitch
        name={texts.locked}
        on={game.locked}
        onSwitch={(locked) => send({ type: 'lock', locked })}
      />
      <ControlSwitch name={texts.sound} on={!muted} onSwitch={(on) => saveMuted(!on)} />
    </div>
  );
}
