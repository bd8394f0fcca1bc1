import './paper.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { lookUp } from '../../../contract/lookUp';
import { takeFocus } from '../../../look/takeFocus';
import type { CommandAnswer } from '../../api/commandOutcome';
import { useTeamHost } from './useTeamHost';
import { useAddPaperTexts } from '../../texts/paperTexts';
import { useWords } from '../../texts/roomTexts';

type Refusal = keyof ReturnType<typeof useAddPaperTexts>['refusals'];

/** Adds teams without a phone, one after the other. */
export function AddPaper() {
  const texts = useAddPaperTexts();
  const { unconfirmed } = useWords();
  const { carryOut } = useTeamHost();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const sending = useRef<string>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    // A second press would be told that the name is taken.
    if (name === sending.current) return;
    setAdded('');
    if (name === '') return setFault(texts.refusals.name_empty);
    setFault(null);
    sending.current = name;
    const answer = await carryOut({ type: 'addPaper', name });
    if (sending.current === name) sending.current = null;
    if (answer.outcome !== 'done') return setFault(faultIn(answer, texts.refusals) ?? unconfirmed);
    setAdded(name);
    // The next name may have been typed meanwhile.
    setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <form noValidate className="grid paper-form" onSubmit={(event) => void add(event)}>
      <p className="muted">{texts.hint}</p>
      <label htmlFor={id}>{texts.name}</label>
      <div className="row">
        <input
          id={id}
          ref={takeFocus}
          autoComplete="off"
          autoCapitalize="words"
          value={typed}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="solid">
          {texts.confirm}
        </button>
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="fault">
          {fault}
        </p>
      )}
      <p role="status" className="muted">
        {added && texts.done({ name: added })}
      </p>
    </form>
  );
}

/** Why a team was not added, in plain words; null where the server did not respond. */
function faultIn({ outcome, code }: CommandAnswer, texts: Record<Refusal, string>): string | null {
  if (outcome === 'lost') return null;
  return (code && lookUp<string>(texts, code)) ?? texts.command_refused;
}
