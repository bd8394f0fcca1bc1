import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import type { FormPart, Screen } from './joinState';
import { keepsNothing } from './savedSessions';
import type { PhoneTexts } from '../texts/loadTexts';

interface JoinFormProps {
  screen: Extract<Screen, { kind: 'form' | 'joining' }>;
  texts: PhoneTexts['join'];
  onJoin: (code: string, name: string) => void;
  onEdit: (field: FormPart) => void;
  onCancel: () => void;
}

/** Room code, name and a button. The fields keep their own text, so that a failure loses nothing typed. */
export function JoinForm({ screen, texts, onJoin, onEdit, onCancel }: JoinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const joining = screen.kind === 'joining';
  const draft = joining ? screen.membership : screen.draft;
  const failure = joining ? undefined : screen.failure;
  const [length, setLength] = useState(() => charactersIn(draft.name));
  const [isForgetful] = useState(keepsNothing);
  const isTooLong = length > MAX_NAME_CHARACTERS;
  const errorAt = (field: FormPart) => {
    if (failure?.field === field) return texts.failures[failure.reason];
    return field === 'name' && isTooLong ? texts.failures.name_too_long : undefined;
  };

  // At first and after each failure, the field to fill in has the focus, unless someone is already typing.
  useEffect(() => {
    const { code, name } = inputsOf(form.current);
    if (form.current?.contains(document.activeElement)) return;
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
    <form
      ref={form}
      className="stack join"
      onSubmit={submit}
      onKeyDown={goOnToName}
      aria-busy={joining}
      noValidate
    >
      <h1>{texts.invitation}</h1>
      {failure?.field === 'form' && (
        <p role="alert" className="fault failure">
          {errorAt('form')}
        </p>
      )}
      {(['code', 'name'] as const).map((kind) => (
        <FormField
          key={kind}
          kind={kind}
          label={texts.labels[kind]}
          initial={draft[kind]}
          error={errorAt(kind)}
          readOnly={joining}
          onEdit={(text) => {
            if (kind === 'name') setLength(charactersIn(text));
            onEdit(kind);
          }}
        >
          {kind === 'name' && errorAt(kind) === undefined && length > NEARLY_FULL && (
            <p className="muted count">{`${length}/${MAX_NAME_CHARACTERS}`}</p>
          )}
          {kind === 'name' && failure?.reason === 'name_taken' && (
            <p className="muted">{texts.sameTeam({ name: draft.name })}</p>
          )}
        </FormField>
      ))}
      {isForgetful && <p>{texts.keepsNothing}</p>}
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

/** Names longer than this show a character count while typed. */
const NEARLY_FULL = 26;
const characters = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** In characters as people count them, and the server does. */
function charactersIn(name: string): number {
  const text = name.trim();
  return [...(characters?.segment(text) ?? text)].length;
}

function inputsOf(form: HTMLFormElement | null): Record<'code' | 'name', HTMLInputElement> {
  const input = (kind: string) => form?.elements.namedItem(kind) as HTMLInputElement;
  return { code: input('code'), name: input('name') };
}

interface FormFieldProps {
  kind: 'code' | 'name';
  label: string;
  initial: string;
  error: string | undefined;
  readOnly: boolean;
  onEdit: (text: string) => void;
  /** Shown below the field. */
  children?: ReactNode;
}

/** Settings for the phone's keyboard: capitals and no suggestions for a code, initial capitals for a name. */
const KEYBOARDS: Record<FormFieldProps['kind'], InputHTMLAttributes<HTMLInputElement>> = {
  code: { autoCapitalize: 'characters', autoComplete: 'off', enterKeyHint: 'next' },
  name: { autoCapitalize: 'words', autoComplete: 'nickname', enterKeyHint: 'go' },
};

/** A labelled text field, with a sentence about any error in it. */
function FormField({ kind, label, initial, error, readOnly, onEdit, children }: FormFieldProps) {
  return (
    <div className={`field ${kind}`}>
      <label htmlFor={kind}>{label}</label>
      <input
        id={kind}
        name={kind}
        type="text"
        inputMode="text"
        autoCorrect="off"
        spellCheck={false}
        {...KEYBOARDS[kind]}
        defaultValue={initial}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${kind}-error`}
        onChange={(event) => onEdit(event.target.value)}
      />
      {error !== undefined && (
        <p role="alert" id={`${kind}-error`} className="fault failure">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
