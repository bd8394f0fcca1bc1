import type { InputHTMLAttributes } from 'react';

interface FormFieldProps {
  kind: 'code' | 'name';
  label: string;
  initial: string;
  error: string | undefined;
  readOnly: boolean;
  onEdit: () => void;
}

/** What the phone's keyboard does: capitals and no suggestions for a code, capital initials for a name. */
const KEYBOARDS: Record<FormFieldProps['kind'], InputHTMLAttributes<HTMLInputElement>> = {
  code: { autoCapitalize: 'characters', autoComplete: 'off', enterKeyHint: 'next' },
  name: { autoCapitalize: 'words', autoComplete: 'nickname', enterKeyHint: 'go' },
};

/** A labelled text field, with a sentence about what is wrong in it, if anything is. */
export function FormField({ kind, label, initial, error, readOnly, onEdit }: FormFieldProps) {
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
        onChange={onEdit}
      />
      {error !== undefined && (
        <p role="alert" id={`${kind}-error`} className="failure">
          {error}
        </p>
      )}
    </div>
  );
}
