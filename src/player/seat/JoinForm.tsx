import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Field } from './failures';
import { FormField } from './FormField';
import type { Screen } from './joinState';
import type { PlayerTexts } from './texts';

interface JoinFormProps {
  screen: Extract<Screen, { kind: 'form' | 'joining' }>;
  texts: PlayerTexts;
  onJoin: (code: string, name: string) => void;
  onEdit: (field: Field) => void;
  onCancel: () => void;
}

/** Room code, name and a button. The fields keep their own text, so that nothing typed is lost by a failure. */
export function JoinForm({ screen, texts, onJoin, onEdit, onCancel }: JoinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const joining = screen.kind === 'joining';
  const draft = joining ? screen.membership : screen.draft;
  const failure = joining ? undefined : screen.failure;
  const errorAt = (field: Field) => (failure?.field === field ? texts.failures[failure.reason] : undefined);

  // At first, and after each failure, the field to be filled in has the focus.
  useEffect(() => {
    const { code, name } = inputsOf(form.current);
    (code.value === '' ? code : name).focus();
  }, []);
  useEffect(() => {
    if (failure && failure.field !== 'form') inputsOf(form.current)[failure.field].focus();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code, name } = inputsOf(event.currentTarget);
    onJoin(code.value, name.value);
  };
  const goOnToName = (event: KeyboardEvent<HTMLFormElement>) => {
    const { code, name } = inputsOf(event.currentTarget);
    if (event.key !== 'Enter' || event.target !== code || name.value !== '') return;
    event.preventDefault();
    name.focus();
  };

  return (
    <form ref={form} className="join" onSubmit={submit} onKeyDown={goOnToName} aria-busy={joining} noValidate>
      <h1>{texts.invitation}</h1>
      {failure?.field === 'form' && (
        <p role="alert" className="failure">
          {errorAt('form')}
        </p>
      )}
      <FormField
        kind="code"
        label={texts.codeLabel}
        initial={draft.code}
        error={errorAt('code')}
        readOnly={joining}
        onEdit={() => onEdit('code')}
      />
      <FormField
        kind="name"
        label={texts.nameLabel}
        initial={draft.name}
        error={errorAt('name')}
        readOnly={joining}
        onEdit={() => onEdit('name')}
      />
      <button type="submit" className="go" aria-disabled={joining}>
        {joining ? texts.joining : texts.join}
      </button>
      {joining && (
        <button type="button" className="quiet late" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
    </form>
  );
}

function inputsOf(form: HTMLFormElement | null): Record<'code' | 'name', HTMLInputElement> {
  const input = (kind: string) => form?.elements.namedItem(kind) as HTMLInputElement;
  return { code: input('code'), name: input('name') };
}
