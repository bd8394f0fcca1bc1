import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { focusRing } from '../../ui/Button';
import { NO_LIMIT, shownNumbers, typedNumbers } from '../draft/numbers';
import { useOpenQuiz } from '../saving/useQuizStore';
import { useSpoken } from '../../texts/useLanguage';
import { useWorkshopTexts } from '../texts/workshopTexts';

/** The look of the workshop's fields: closer together than a form's, since a page has hundreds. */
const fieldStyle = {
  base: {
    w: 'full',
    minW: 0,
    px: '2',
    py: '1',
    minH: 'control',
    fontSize: 'body',
    lineHeight: 1.35,
    bg: 'page',
    color: 'text',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'normal',
    // Clear of the bar at the top, and with what comes next in sight.
    scrollMarginTop: '9rem',
    scrollMarginBottom: '9rem',
    _placeholder: { color: 'muted', opacity: 1 },
    _focusVisible: focusRing,
    _invalid: { borderColor: 'danger' },
    _disabled: { bg: 'transparent', cursor: 'default' },
  },
} as const;

/** Fields and buttons that nothing can be done with while another window writes. */
export function WriterFields({ children }: { children: ReactNode }) {
  const isWriting = useOpenQuiz((quiz) => quiz.isWriting);
  return (
    <chakra.fieldset display="contents" disabled={!isWriting}>
      {children}
    </chakra.fieldset>
  );
}

/** A field below its label. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.label display="grid" gap="1" alignContent="end" minW={0}>
      <chakra.span fontSize="small" fontWeight={700} color="muted">
        {label}
      </chakra.span>
      {children}
    </chakra.label>
  );
}

const Area = chakra('textarea', fieldStyle);

interface GrowingTextProps extends Omit<ComponentProps<typeof Area>, 'value' | 'onChange'> {
  value: string;
  /** In characters. More can be typed, so that nothing pasted is cut; that it is too much shows. */
  most: number;
  onText: (text: string) => void;
}

/** A text field as high as its text. A text is one paragraph: line breaks become spaces. */
export function GrowingText({ value, most, onText, ...props }: GrowingTextProps) {
  const lengthId = useId();
  const isNearEnd = value.length > most * 0.9;
  return (
    <chakra.div minW={0} flex="1">
      <chakra.div
        display="grid"
        data-text={value}
        // The same text, unseen, gives the field its height.
        css={{
          '& > textarea, &::after': { gridArea: '1 / 1', overflowWrap: 'anywhere' },
          '&::after': {
            ...fieldStyle.base,
            content: 'attr(data-text) " "',
            whiteSpace: 'pre-wrap',
            visibility: 'hidden',
            fontSize: props.fontSize,
            fontWeight: props.fontWeight,
            lineHeight: props.lineHeight,
          },
        }}
      >
        <Area
          rows={1}
          dir="auto"
          resize="none"
          overflow="hidden"
          {...props}
          value={value}
          aria-invalid={value.length > most}
          aria-describedby={isNearEnd ? lengthId : undefined}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </chakra.div>
      {isNearEnd && <Length id={lengthId} length={value.length} most={most} />}
    </chakra.div>
  );
}

function Length({ id, length, most }: { id: string; length: number; most: number }) {
  const texts = useWorkshopTexts();
  const format = new Intl.NumberFormat(useSpoken());
  return (
    <chakra.p id={id} fontSize="small" color={length > most ? 'danger' : 'muted'} fontWeight={600} mt="1">
      {texts.length(format.format(length), format.format(most))}
    </chakra.p>
  );
}

const Field = chakra('input', fieldStyle);

interface NumberFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'onBlur'> {
  /** With a point. */
  value: string;
  onText: (text: string) => void;
}

/** A field for one number or several, typed as the host's language writes them. */
export function NumberField({ value, onText, ...props }: NumberFieldProps) {
  const language = useSpoken();
  // Stays as it is while it is typed: another text would move the caret.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumbers(typed, language) === value;
  return (
    <Field
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

const USUAL = ['10', '15', '20', '30', '45', '60', '90', '120'];

interface SecondsFieldProps {
  label: string;
  value: string;
  /** What holds where nothing is said. */
  inherited: string;
  onText: (text: string) => void;
}

/** How long a question is open: any number can be typed, the usual ones and no limit are offered. */
export function SecondsField({ label, value, inherited, onText }: SecondsFieldProps) {
  const texts = useWorkshopTexts().settings;
  const listId = useId();
  return (
    <Labelled label={label}>
      <NumberField value={value} placeholder={inherited} list={listId} onText={onText} />
      <datalist id={listId}>
        {USUAL.map((seconds) => (
          <option key={seconds} value={seconds} />
        ))}
        <option value={NO_LIMIT} label={texts.noLimit} />
      </datalist>
    </Labelled>
  );
}

const Select = chakra('select', fieldStyle);

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
      <Select
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
      </Select>
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
  return (
    <chakra.details minW={0}>
      <chakra.summary
        w="fit-content"
        maxW="full"
        py="1"
        cursor="pointer"
        fontSize="small"
        fontWeight={700}
        color="muted"
        borderRadius="normal"
        overflowWrap="anywhere"
        _hover={{ color: 'text' }}
        _focusVisible={focusRing}
      >
        {summary}
        {said && (
          <chakra.span color="text" fontWeight={600}>
            {` · ${said}`}
          </chakra.span>
        )}
      </chakra.summary>
      <chakra.div
        display="grid"
        gap="3"
        pt="2"
        fontSize="body"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(${fieldWidth}, 100%), 1fr))`}
      >
        {children}
      </chakra.div>
    </chakra.details>
  );
}

/** An icon alone in a row of others, or a few words beside fields. */
export const SmallButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minH: 'control',
      minW: 'control',
      px: '2',
      fontSize: 'small',
      fontWeight: 700,
      color: 'muted',
      borderRadius: 'normal',
      borderWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      transition: 'background-color, color',
      transitionDuration: 'quick',
      _hover: { bg: 'raised', color: 'text' },
      _focusVisible: focusRing,
      _disabled: { opacity: 0.4, cursor: 'default', bg: 'transparent' },
    },
  },
  { defaultProps: { type: 'button' } },
);
