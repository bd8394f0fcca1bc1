import { isObject } from '../../../contract/parsed';
import { QUIZ_LIMITS } from '../../../contract/question';
import { NO_LIMIT, numberOf, secondsOf } from './numbers';

/** The fields of a JSON object, with values of any type. */
export type JsonFields = Record<string, unknown>;

export function fieldsOf(input: unknown): JsonFields {
  return isObject(input) ? { ...input } : {};
}

export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** A text unchanged, a number or boolean as text; anything else is empty. */
export function textOf(value: unknown): string {
  return isPresent(value) && typeof value !== 'object' ? String(value) : '';
}

/** How a field is kept in a draft, how a quiz file has it, and which control edits it. */
interface DraftField<Control extends string, Value> {
  readonly control: Control;
  /** Its value where nothing is set. */
  readonly blank: Value;
  readonly read: (inFile: unknown) => Value;
  /** What the file has for it; undefined where nothing is set. */
  readonly write: (value: Value) => unknown;
}

/** A text field; `most`: in characters. More can be typed, and the server reports it. */
type LongField = DraftField<'text' | 'lines', string> & { readonly most: number };
/** A field that the editor shows by its control alone. */
export type EditedField =
  LongField | DraftField<'number' | 'points' | 'seconds' | 'day', string> | DraftField<'flag', boolean>;

/** Whether a field's value is typed, and not chosen by a press. */
export function isTyped({ control }: { readonly control: string }): boolean {
  return control !== 'choice' && control !== 'flag';
}

/** Fields by the names that they have in drafts, quiz files and messages. */
type DraftFields = Readonly<Record<string, AnyField>>;
type AnyField = Omit<DraftField<string, unknown>, 'write'> & Pick<DraftField<string, never>, 'write'>;

/** What a draft has for these fields. */
export type DraftOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { read: (inFile: unknown) => infer Value }
    ? Value
    : never;
};

export function blankOf<Fields extends DraftFields>(fields: Fields): DraftOf<Fields> {
  return mapped(fields, ({ blank }) => blank) as DraftOf<Fields>;
}

export function readFields<Fields extends DraftFields>(fields: Fields, inFile: JsonFields): DraftOf<Fields> {
  return mapped(fields, ({ read }, name) => read(inFile[name])) as DraftOf<Fields>;
}

/** Writes fields for a quiz file, without those in which nothing is set. */
export function writeFields(fields: DraftFields, draft: object): JsonFields {
  const written = mapped(fields, ({ write }, name) => write((draft as Record<string, never>)[name]!));
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
}

function mapped(fields: DraftFields, change: (field: AnyField, name: string) => unknown): JsonFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]));
}

/** A field that is kept as typed, whatever the file should have. */
function typed<Control extends string>(
  control: Control,
  valueOf: (text: string) => unknown = (text) => text,
): DraftField<Control, string> {
  const write = (text: string) => {
    const value = valueOf(text);
    return value === '' ? undefined : value;
  };
  return { control, blank: '', read: textOf, write };
}

const text = (most: number) => ({ ...typed('text'), most });
/** A text with line breaks. */
const lines = (most: number) => ({ ...typed('lines'), most });
const day = typed('day');
/** The name of a file. */
const file = typed('file');
const number = typed('number', numberOf);
const points = typed('points', numberOf);
/** NO_LIMIT for none, which is null in the file. */
const seconds = {
  ...typed('seconds', secondsOf),
  read: (inFile: unknown) => (inFile === null ? NO_LIMIT : textOf(inFile)),
};

export const flag: DraftField<'flag', boolean> = {
  control: 'flag',
  blank: false,
  read: (inFile) => inFile === true,
  write: (on) => on || undefined,
};

/** A choice of a few values, of which the first is the default; empty where nothing is chosen. */
function choice<Value extends string>(...values: readonly Value[]) {
  return {
    control: 'choice',
    values,
    blank: '',
    read: (inFile: unknown): Value | '' => values.find((each) => each === inFile) ?? '',
    write: (value: string) => value || undefined,
  } as const;
}

/** What decides whether the editor shows a question's field. */
interface Asked {
  /** It has a right answer. */
  isSolved: boolean;
  isTieBreak: boolean;
  /** Its kind gives points in its own way. */
  hasOwnPoints: boolean;
}

/** Whether the editor shows a field; `isSet`: it has a value. */
export type IsShown = (asked: Asked, isSet: boolean) => boolean;
const shownIf = <Field extends EditedField>(isShown: IsShown, field: Field) => ({ ...field, isShown });
const isSolved: IsShown = (asked) => asked.isSolved;

/**
 * The fields that most questions leave empty, in the order of the file and of the editor. An entry is all that the
 * workshop needs: the message of the same name is the label.
 */
export const EXTRA_FIELDS = {
  points: shownIf((asked) => asked.isSolved && !asked.isTieBreak && !asked.hasOwnPoints, points),
  /** Whether each team stakes some of its points before it. */
  wager: shownIf((asked, isSet) => (asked.isSolved || isSet) && !asked.isTieBreak, flag),
  seconds,
  readSeconds: number,
  explanation: shownIf(isSolved, text(QUIZ_LIMITS.explanation)),
  note: lines(QUIZ_LIMITS.note),
  source: text(QUIZ_LIMITS.source),
  checkAfter: day,
} satisfies Record<string, EditedField & { isShown?: IsShown }>;

/** The part of a sound that is played, and how loud. */
export const SOUND_FIELDS = { audioFrom: number, audioTo: number, audioFade: number, audioGain: number };

/** The fields that a question of any kind may have, in the order of the file after its answers. */
export const QUESTION_FIELDS = {
  ...EXTRA_FIELDS,
  image: file,
  imageAlt: text(QUIZ_LIMITS.imageAlt),
  audio: file,
  video: file,
  ...SOUND_FIELDS,
};

/** How a quiz or a round is played. Empty values inherit from the level above, then from the default. */
const PLAY_FIELDS = {
  scoring: choice('points', 'speed'),
  reveal: choice('question', 'round'),
  seconds,
  readSeconds: number,
};

/** The settings of a round, in the order of the file and of the editor. */
export const ROUND_FIELDS = {
  ...PLAY_FIELDS,
  /** Whether it is open from the start until its own place in the order. */
  beside: flag,
};

/** The settings of a quiz. */
export const QUIZ_FIELDS = {
  ...PLAY_FIELDS,
  scores: choice('round', 'end'),
  /** The rules that everybody reads before the first round. */
  rules: lines(QUIZ_LIMITS.rules),
  joker: flag,
};

export type PlaySettings = DraftOf<typeof PLAY_FIELDS>;
