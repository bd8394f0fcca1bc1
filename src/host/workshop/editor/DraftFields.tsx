import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { partField, type QuestionDraft } from '../draft/draft';
import { type EditedField, QUIZ_FIELDS, ROUND_FIELDS } from '../draft/fields';
import { DEFAULT_SECONDS } from '../draft/numbers';
import { Check } from '../../ui/Choices';
import { useQuizStore } from '../saving/useQuizStore';
import { useWorkshopTexts } from '../workshopTexts';
import { Disclosure, GrowingText, Labelled, NumberField, SecondsField, SelectField } from './fields';

interface FieldControlProps {
  id: string;
  label: string;
  field: EditedField;
  value: string | boolean;
  /** The value that applies where none is set. */
  inherited?: string;
  onValue: (value: string | boolean) => void;
}

/** A field of a draft with its label, as its declaration says. */
function FieldControl({ id, label, field, value, inherited, onValue }: FieldControlProps) {
  const { control } = field;
  if (control === 'flag') return <Check id={id} label={label} on={value === true} onSwitch={onValue} />;
  const typed = { id, value: String(value), onText: onValue };
  if (control === 'seconds') return <SecondsField {...typed} label={label} inherited={inherited ?? ''} />;
  return (
    <Labelled label={label}>
      {'most' in field ? (
        <GrowingText {...typed} most={field.most} hasLines={control === 'lines'} />
      ) : control === 'day' ? (
        <input
          id={id}
          className="framed draft-field"
          type="date"
          value={typed.value}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <NumberField {...typed} placeholder={control === 'points' ? '1' : undefined} />
      )}
    </Labelled>
  );
}

interface QuestionFieldProps extends Pick<FieldControlProps, 'label' | 'field'> {
  question: QuestionDraft;
  name: keyof QuestionDraft;
}

/** A field of a question. */
export function QuestionField({ question, name, ...field }: QuestionFieldProps) {
  const store = useQuizStore();
  const { key, [name]: value } = question;
  return (
    <FieldControl
      {...field}
      id={partField(key, name)}
      value={value as string | boolean}
      onValue={(changed) => store.setField(key, name, changed)}
    />
  );
}

const SETTINGS = { ...QUIZ_FIELDS, ...ROUND_FIELDS };

interface SettingFieldProps extends Pick<FieldControlProps, 'id' | 'value' | 'onValue'> {
  name: keyof typeof SETTINGS;
  /** For a round, the settings of the quiz; absent for the quiz itself. */
  above?: Partial<Record<string, string | boolean>>;
}

/** A setting of the quiz or of a round. */
export function SettingField({ name, above, ...edited }: SettingFieldProps) {
  const texts = useWorkshopTexts().settings;
  const field = SETTINGS[name];
  const inherited = above?.[name];
  if (field.control !== 'choice')
    return (
      <FieldControl
        {...edited}
        label={texts[name]}
        field={field}
        inherited={String(inherited || DEFAULT_SECONDS)}
      />
    );
  const words: Partial<Record<string, string>> = texts.choices[name as keyof typeof texts.choices];
  const [usual, ...others] = field.values;
  const unsaid = words[String(inherited || usual)]!;
  // A quiz inherits from nothing: its first option is the default.
  const offered = above ? field.values : others;
  return (
    <SelectField
      id={edited.id}
      label={texts[name]}
      chosen={!above && edited.value === usual ? '' : String(edited.value)}
      options={[
        ['', above ? texts.asAbove({ value: unsaid }) : unsaid],
        ...offered.map((each) => [each, words[each]!] as const),
      ]}
      onChoose={edited.onValue}
    />
  );
}

interface FieldGroupProps<Name extends string> extends Omit<ComponentProps<typeof Disclosure>, 'children'> {
  fields: Readonly<Record<Name, { readonly control: string }>>;
  /** Draws a field; null for one that is not shown. */
  fieldOf: (name: Name) => ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
}

/** The controls of fields that are short enough to stand beside others. */
const SHORT = ['choice', 'number', 'points', 'seconds'];

/** A section with fields in their order, the short ones side by side above the others. */
export function FieldGroup<Name extends string>(props: FieldGroupProps<Name>) {
  const { fields, fieldOf, children, ...disclosure } = props;
  const drawn = (isShort: boolean) =>
    Object.entries<{ readonly control: string }>(fields)
      .filter(([, { control }]) => SHORT.includes(control) === isShort)
      .map(([name]) => <Fragment key={name}>{fieldOf(name as Name)}</Fragment>);
  return (
    <Disclosure {...disclosure}>
      {drawn(true)}
      <div className="grid whole-row">
        {drawn(false)}
        {children}
      </div>
    </Disclosure>
  );
}
