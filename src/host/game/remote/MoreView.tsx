import { isAtEnd } from '../../../contract/scene';
import { useId, type ReactNode } from 'react';
import { PACES } from '../../../contract/limits';
import { actions, BREAKS, SWITCHES, useAction, useGameHost } from '../controls/actions';
import { questionIn } from '../media/sceneMedia';
import { CountsPart } from './LaterParts';
import { ActionButton, ActionSwitch, AskTwice } from './RemoteButtons';
import { useCrowdTexts } from '../../texts/roomTexts';
import { Select } from '../../ui/Choices';
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
          <ActionSwitch key={place} action={action} />
        ))}
        {questionIn(scene) && <CountsPart />}
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
      <Select
        id={id}
        className=""
        options={PACES.map((factor) => [factor, texts.of[factor]])}
        chosen={pace}
        onChoose={(factor) => send({ type: 'pace', factor })}
      />
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
