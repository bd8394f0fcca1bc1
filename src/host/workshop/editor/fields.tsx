import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { localeOf } from '../../../contract/languages';
import { QUIZ_LIMITS } from '../../../contract/question';
import { type QuestionDraft, partField, type TypedField } from '../draft/draft';
import { NO_LIMIT, shownNumbers, typedNumbers } from '../draft/numbers';
import { Select } from '../../ui/Choices';
import { iconOf } from '../../ui/icons';
import { CloseIcon } from '../../ui/sessionIcons';
import { useQuizStore } from '../saving/useQuizStore';
import { useSpoken } from '../../texts/useLanguage';
import { useWorkshopTexts } from '../workshopTexts';

/** A field with its label above. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="labelled">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  value: string;
  /** In characters. More can be typed, so that no paste is cut; the excess is reported. */
  most: number;
  onText: (text: string) => void;
  /** Keeps line breaks. Other texts are one paragraph, whose line breaks become spaces. */
  hasLines?: boolean;
}

/** A text field that grows with its text. */
export function GrowingText({ value, most, onText, hasLines, className = '', ...props }: GrowingTextProps) {
  const texts = useWorkshopTexts();
  const spoken = useSpoken();
  const format = (count: number) => count.toLocaleString(localeOf(spoken));
  const lengthId = useId();
  const isNearEnd = value.length > most * 0.9;
  return (
    <div className={`rest growing growing-text ${className}`}>
      <div data-text={value}>
        <textarea
          className="framed draft-field"
          rows={1}
          dir="auto"
          {...props}
          value={value}
          aria-invalid={value.length > most}
          aria-describedby={isNearEnd ? lengthId : undefined}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === 'Enter' && !hasLines && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={({ target }) => onText(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </div>
      {isNearEnd && <p id={lengthId}>{texts.length({ count: format(value.length), most: format(most) })}</p>}
    </div>
  );
}

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur'> {
  /** With a decimal point. */
  value: string;
  onText: (text: string) => void;
}

/** A field for one or several numbers, typed as the host's language writes them. */
export function NumberField({ value, onText, ...props }: NumberFieldProps) {
  const language = useSpoken();
  // Unchanged while typing: replacing the text would move the caret.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumbers(typed, language) === value;
  return (
    <input
      className="framed draft-field"
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={isTyped ? typed : shownNumbers(value, language)}
      onChange={(event) => {
        setTyped(event.target.value);
        onText(typedNumbers(event.target.value, language));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface QuestionTextProps
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>, Pick<GrowingTextProps, 'hasLines'> {
  question: QuestionDraft;
  field: TypedField & keyof typeof QUIZ_LIMITS;
  label: string;
}

/** A field for a text of a question, with its label above. */
export function QuestionText({ question, field, label, ...props }: QuestionTextProps) {
  const store = useQuizStore();
  return (
    <Labelled label={label}>
      <GrowingText
        id={partField(question.key, field)}
        value={question[field]}
        most={QUIZ_LIMITS[field]}
        onText={(text) => store.setField(question.key, field, text)}
        {...props}
      />
    </Labelled>
  );
}

interface QuestionNumberProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'value'> {
  question: QuestionDraft;
  field: TypedField;
  label: string;
}

/** A field for one or several numbers of a question, with its label above. */
export function QuestionNumber({ question, field, label, ...props }: QuestionNumberProps) {
  const store = useQuizStore();
  return (
    <Labelled label={label}>
      <NumberField
        id={partField(question.key, field)}
        value={question[field]}
        onText={(text) => store.setField(question.key, field, text)}
        {...props}
      />
    </Labelled>
  );
}

const USUAL = ['10', '15', '20', '30', '45', '60', '90', '120'];

interface SecondsFieldProps {
  id: string;
  label: string;
  value: string;
  /** The value that applies where none is set. */
  inherited: string;
  onText: (text: string) => void;
}

/** How long a question is open: any number can be typed, and common ones and “no limit” are suggested. */
export function SecondsField({ id, label, value, inherited, onText }: SecondsFieldProps) {
  const texts = useWorkshopTexts().settings;
  const listId = useId();
  return (
    <Labelled label={label}>
      <NumberField id={id} value={value} placeholder={inherited} list={listId} onText={onText} />
      <datalist id={listId}>
        {USUAL.map((seconds) => (
          <option key={seconds} value={seconds} />
        ))}
        <option value={NO_LIMIT} label={texts.noLimit} />
      </datalist>
    </Labelled>
  );
}

type SelectFieldProps<Value extends string> = ComponentProps<typeof Select<Value>> & { label: string };

/** A drop-down list with its label above. */
export function SelectField<Value extends string>({ label, ...select }: SelectFieldProps<Value>) {
  return (
    <Labelled label={label}>
      <Select className="framed draft-field" {...select} />
    </Labelled>
  );
}

interface DisclosureProps extends ComponentProps<'details'> {
  summary: string;
  /** A summary of what is set inside. */
  said?: string;
  /** The least width of a field where the page has room, in `em` of its text. */
  fieldWidth: string;
}

/** A section of rarer fields that unfolds on demand. */
export function Disclosure({ summary, said, fieldWidth, children, ...details }: DisclosureProps) {
  const columns = `repeat(auto-fit, minmax(min(${fieldWidth}, 100%), 1fr))`;
  return (
    <details className="disclosure" {...details}>
      <summary>
        {summary}
        {said && <span>{` · ${said}`}</span>}
      </summary>
      <div style={{ gridTemplateColumns: columns }}>{children}</div>
    </details>
  );
}

/** A small text button beside fields. */
export function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className="small-button" {...props} />;
}

/** A button that removes something from a list. */
export function RemoveButton(props: ComponentProps<'button'> & { name: string }) {
  return (
    <IconButton {...props}>
      <CloseIcon />
    </IconButton>
  );
}

/** An icon button in a row of others. */
export function IconButton({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return <SmallButton aria-label={name} title={name} {...props} />;
}

export const DragIcon = iconOf('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
export const UndoIcon = iconOf('M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3');
export const RedoIcon = iconOf('m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3');
export const DuplicateIcon = iconOf(
  'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM4 15V6a2 2 0 0 1 2-2h9',
);
export const PictureIcon = iconOf('M4 5h16v14H4Zm0 11.5 5-5 4 4 3-3 4 4M15.5 9h.01');
export const DeleteIcon = iconOf('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5');
