import { isAtEnd } from '../../../contract/scene';
import { useId, type ReactNode } from 'react';
import { PACES } from '../../../contract/limits';
import { actions, BREAKS, SWITCHES, useAction, useGameHost, type Action } from '../controls/actions';
import { ActionButton, AskTwice } from './RemoteButtons';
import { useCrowdTexts } from '../../texts/roomTexts';
import { useControlTexts, useRemoteTexts } from '../gameTexts';

interface MoreViewProps {
  onPaper: () => void;
  /** The choice of another quiz, once this one is over. */
  another?: ReactNode;
  /** Settings of the phone itself. */
  children?: ReactNode;
}

/** What a host wants now and then: a break, paper to mark, the switches, and the end of the game. */
export function MoreView({ onPaper, another, children }: MoreViewProps) {
  const { endQuestion, paper } = useControlTexts();
  const { game } = useGameHost();
  const { scene, pace } = game;
  const end = useAction(actions.end);
  const isInLobby = scene.name === 'lobby';
  return (
    <>
      {isInLobby && pace !== undefined && <PaceSelect pace={pace} />}
      {isAtEnd(scene) && another}
      {!isInLobby && !isAtEnd(scene) && <BreakCard />}
      {!isInLobby && (
        <section className="card">
          <button type="button" onClick={onPaper}>
            {paper}
          </button>
        </section>
      )}
      <section className="card">
        {SWITCHES.map((action, place) => (
          <Switch key={place} action={action} />
        ))}
      </section>
      {end.press && !isInLobby && (
        <section className="card">
          <AskTwice offer={end.label} texts={endQuestion} onConfirm={end.press} />
        </section>
      )}
      {children}
    </>
  );
}

/** Selects how much time this game's questions get. */
function PaceSelect({ pace }: { pace: number }) {
  const texts = useCrowdTexts().pace;
  const { send } = useGameHost();
  const id = useId();
  return (
    <section className="card">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        value={pace}
        onChange={(event) => {
          const factor = PACES.find((each) => each === Number(event.target.value));
          if (factor !== undefined) send({ type: 'pace', factor });
        }}
      >
        {PACES.map((factor) => (
          <option key={factor} value={factor}>
            {texts.of[factor]}
          </option>
        ))}
      </select>
    </section>
  );
}

/** Begins a break; during one, changes its length or ends it. */
function BreakCard() {
  const texts = useRemoteTexts();
  const { change } = useControlTexts().break;
  const isInBreak = useAction(actions.endBreak).press !== null;
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{isInBreak ? change : texts.break}</h2>
      <div className="buttons">
        {BREAKS.map((action, place) => (
          <ActionButton key={place} action={action} />
        ))}
      </div>
      {isInBreak && <ActionButton className="solid" action={actions.endBreak} />}
    </section>
  );
}

function Switch({ action }: { action: Action }) {
  const { label, hint, isOn, press } = useAction(action);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint && id}
        onClick={() => press?.()}
      >
        {label}
        <span aria-hidden="true" className="switch-track" />
      </button>
      {hint && (
        <p id={id} className="muted">
          {hint}
        </p>
      )}
    </>
  );
}
