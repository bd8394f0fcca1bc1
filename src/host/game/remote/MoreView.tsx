import type { ReactNode } from 'react';
import { useControlTexts } from '../controls/controlTexts';
import { AskTwice } from './AskTwice';
import { BreakButtons } from './BreakButtons';
import { PaceSelect } from './PaceSelect';
import type { RemoteControlsProps } from './RemoteControls';

/** What a host wants now and then: a break, what is on or off, and the end. `children` are about the phone itself. */
export function MoreView({ children, ...controls }: RemoteControlsProps & { children: ReactNode }) {
  const texts = useControlTexts();
  const { game, possible, send } = controls;
  const { title, text, confirm } = texts.endQuestion;
  return (
    <>
      {game.scene.name === 'lobby' && game.pace !== undefined && <PaceSelect pace={game.pace} send={send} />}
      {game.scene.name !== 'lobby' && <BreakButtons {...controls} />}
      <section className="card">
        <Switch
          name={texts.autopilot}
          on={game.autopilot}
          onSwitch={(on) => send({ type: 'autopilot', on })}
        />
        <Switch
          name={texts.scoresOneByOne}
          on={game.scoresOneByOne ?? false}
          onSwitch={(on) => send({ type: 'scoresOneByOne', on })}
        />
        <Switch name={texts.locked} on={game.locked} onSwitch={(locked) => send({ type: 'lock', locked })} />
      </section>
      {possible.end && game.scene.name !== 'lobby' && (
        <section className="card">
          <AskTwice
            texts={{ offer: texts.end, question: `${title} ${text}`, confirm }}
            onConfirm={() => send({ type: 'end' })}
          />
        </section>
      )}
      {children}
    </>
  );
}

interface SwitchProps {
  name: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off, told by place as well as by colour. */
function Switch({ name, on, onSwitch }: SwitchProps) {
  return (
    <button type="button" className="switch" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
      {name}
      <span aria-hidden="true" className="switch-track" />
    </button>
  );
}
