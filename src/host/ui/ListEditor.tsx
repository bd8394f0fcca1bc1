import {
  type ComponentProps,
  type ElementType,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Button } from './Button';
import { movedBy, moveKey } from './moving';
import { CloseIcon, DownIcon, UpIcon } from './sessionIcons';

/** A small button with only an icon. */
export function RowButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  const look = { variant: 'ghost', size: 'sm', boxSize: 'control', fontSize: 'body' } as const;
  return <Button aria-label={name} title={name} {...look} {...props} />;
}

interface ListEditorProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => Key;
  onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void;
  /** Draws a row, with the buttons that move and remove it. */
  children: (row: Row, index: number, buttons: ReactNode) => ReactNode;
  /** The names of the buttons; those that move are left out where only keys move rows. `index` is from 0. */
  names: Record<'remove', (row: Row, index: number) => string> &
    Partial<Record<'up' | 'down', (row: Row, index: number) => string>>;
  /** Whether rows can be moved, by Alt with an arrow key at least. */
  isMovable?: boolean;
  /** How many rows always remain. */
  least?: number;
  /** Adds an empty row. Absent where rows are added elsewhere. */
  add?: { text: string; blank: (rows: readonly Row[]) => Row; most?: number };
  /** Shown between the rows and the button that adds one. */
  note?: ReactNode;
  /** The button components, if not the usual ones. */
  Press?: ElementType;
  AddButton?: ElementType;
  className: string;
  rowProps?: (row: Row, index: number) => ComponentProps<'li'>;
}

/** The rows of a list, to be added, moved and removed. The focus goes with what was moved, or to what is beside it. */
export function ListEditor<Row>(props: ListEditorProps<Row>) {
  const {
    rows,
    keyOf,
    onChange,
    children,
    names,
    isMovable,
    least = 0,
    add,
    note,
    className,
    rowProps,
  } = props;
  const { Press = RowButton, AddButton = OutlineButton } = props;
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  /** What to focus after the change: a row's control by its place in the row, or the button that removes it. */
  const wanted = useRef<{ index: number; control: number | 'remove' }>(undefined);
  useEffect(() => {
    const { index, control } = wanted.current ?? {};
    wanted.current = undefined;
    if (index === undefined) return;
    const row = list.current?.children[index];
    const controls = row ? controlsIn(row) : [];
    const found =
      control === 'remove'
        ? controls.find(({ dataset }) => dataset.way === 'remove')
        : controls[control ?? 0];
    // A button that moved its row to the end of the list is disabled; the other one is next to it.
    const usable = found?.matches(':disabled')
      ? (row?.querySelector<HTMLElement>('[data-way]:enabled') ?? controls[0])
      : found;
    (usable ?? adding.current?.querySelector('button') ?? list.current)?.focus();
  });
  const change = (next: typeof wanted.current, edit: (all: readonly Row[]) => readonly Row[]) => {
    wanted.current = next;
    onChange(edit);
  };
  const move = (from: number, by: 1 | -1) => {
    if (!(from + by in rows)) return;
    const controls = controlsIn(list.current!.children[from]!);
    const control = controls.findIndex((each) => each === document.activeElement);
    change({ index: from + by, control: Math.max(0, control) }, (all) => movedBy(all, from, by));
  };
  const remove = (index: number) =>
    change({ index: Math.min(index, rows.length - 2), control: 'remove' }, (all) => all.toSpliced(index, 1));
  const buttonsOf = (row: Row, index: number) => (
    <>
      {names.up && (
        <Press
          data-way="up"
          name={names.up(row, index)}
          disabled={index === 0}
          onClick={() => move(index, -1)}
        >
          <UpIcon />
        </Press>
      )}
      {names.down && (
        <Press
          data-way="down"
          name={names.down(row, index)}
          disabled={index === rows.length - 1}
          onClick={() => move(index, 1)}
        >
          <DownIcon />
        </Press>
      )}
      <Press
        data-way="remove"
        name={names.remove(row, index)}
        disabled={rows.length <= least}
        onClick={() => remove(index)}
      >
        <CloseIcon />
      </Press>
    </>
  );
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = isMovable ? moveKey(event) : undefined;
    if (!by || event.defaultPrevented) return;
    event.preventDefault();
    move(index, by);
  };
  return (
    <>
      <ol ref={list} className={className} tabIndex={-1}>
        {rows.map((row, index) => (
          <li
            key={keyOf(row, index)}
            {...rowProps?.(row, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {children(row, index, buttonsOf(row, index))}
          </li>
        ))}
      </ol>
      {note}
      {add && rows.length < (add.most ?? Infinity) && (
        <div ref={adding}>
          <AddButton
            onClick={() => change({ index: rows.length, control: 0 }, (all) => [...all, add.blank(all)])}
          >
            {add.text}
          </AddButton>
        </div>
      )}
    </>
  );
}

function OutlineButton(props: ComponentProps<'button'>) {
  return <Button variant="outline" px="3" {...props} />;
}

/** The fields and buttons of a row, in their order. */
function controlsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('input:not([hidden]), textarea, select, button')];
}
