import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { localeOf } from '../../../contract/languages';
import { QUIZ_LIMITS } from '../../../contract/question';
import type { QuestionDraft } from '../draft/draft';
import { NO_LIMIT, shownNumbers, typedNumbers } from '../draft/numbers';
import { questionPart } from '../saving/editing';
import { useQuizStore } from '../saving/useQuizStore';
import { useSpoken } from '../../texts/useLanguage';
import { useWorkshopTexts } from '../workshopTexts';

/** A field below its label. */
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
  /** In characters. More can be typed, so that nothing pasted is cut; that it is too much shows. */
  most: number;
  onText: (text: string) => void;
  /** Keeps line breaks. Any other text is one paragraph: they become spaces. */
  hasLines?: boolean;
}

/** A text field as high as its text. */
export function GrowingText({ value, most, onText, hasLines, className = '', ...props }: GrowingTextProps) {
  const texts = useWorkshopTexts();
  const spoken = useSpoken();
  const format = (count: number) => count.toLocaleString(localeOf(spoken));
  const lengthId = useId();
  const isNearEnd = value.length > most * 0.9;
  return (
    <div className={`growing growing-text ${className}`}>
      <div data-text={value}>
        <textarea
          className="draft-field"
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
  /** With a point. */
  value: string;
  onText: (text: string) => void;
}

/** A field for one number or several, typed as the host's language writes them. */
function NumberField({ value, onText, ...props }: NumberFieldProps) {
  const language = useSpoken();
  // Stays as it is while it is typed: another text would move the caret.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumbers(typed, language) === value;
  return (
    <input
      className="draft-field"
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

interface QuestionTextProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  question: QuestionDraft;
  field: 'unit' | 'explanation' | 'note' | 'imageAlt';
  label: string;
}

/** A text of a question below its label. */
export function QuestionText({ question, field, label, ...props }: QuestionTextProps) {
  const store = useQuizStore();
  return (
    <Labelled label={label}>
      <GrowingText
        id={questionPart(question.key, field)}
        value={question[field]}
        most={QUIZ_LIMITS[field]}
        onText={(text) => store.typeInto(question.key, field, text)}
        {...props}
      />
    </Labelled>
  );
}

interface QuestionNumberProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'value'> {
  question: QuestionDraft;
  field: 'number' | 'nearest' | 'tolerance' | 'points';
  label: string;
}

/** A number of a question, or several, below its label. */
export function QuestionNumber({ question, field, label, ...props }: QuestionNumberProps) {
  const store = useQuizStore();
  return (
    <Labelled label={label}>
      <NumberField
        id={questionPart(question.key, field)}
        value={question[field]}
        onText={(text) => store.typeInto(question.key, field, text)}
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
  /** What holds where nothing is said. */
  inherited: string;
  onText: (text: string) => void;
}

/** How long a question is open: any number can be typed, the usual ones and no limit are offered. */
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

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** What can be chosen, in this order, with its text. */
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

/** A choice of one among a few values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <Labelled label={label}>
      <select
        className="draft-field"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([each]) => each === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface DisclosureProps {
  summary: string;
  /** What is set inside, in short. */
  said?: string;
  /** How wide a field is at least, where the page is that wide; `em` of a field's text. */
  fieldWidth: string;
  children: ReactNode;
}

/** Rarer fields, shown when wanted. */
export function Disclosure({ summary, said, fieldWidth, children }: DisclosureProps) {
  const columns = `repeat(auto-fit, minmax(min(${fieldWidth}, 100%), 1fr))`;
  return (
    <details className="disclosure">
      <summary>
        {summary}
        {said && <span>{` · ${said}`}</span>}
      </summary>
      <div style={{ gridTemplateColumns: columns }}>{children}</div>
    </details>
  );
}

/** Something that is so or not. */
export function Check(props: { id?: string; label: string; on: boolean; onSwitch: (on: boolean) => void }) {
  const { id, label, on, onSwitch } = props;
  return (
    <label className="option">
      <input id={id} type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />
      {label}
    </label>
  );
}

/** A few words beside fields. */
export function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className="small-button" {...props} />;
}

/** An icon alone in a row of others. */
export function IconButton({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return <SmallButton aria-label={name} title={name} {...props} />;
}
