import './fields.css';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckProps {
  id?: string;
  label: ReactNode;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** `tick` for labels of several lines. */
  className?: string;
}

/** A checkbox with its label. */
export function Check({ id, label, on, onSwitch, className = 'option' }: CheckProps) {
  return (
    <label className={className}>
      <input id={id} type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
      {label}
    </label>
  );
}

interface RadiosProps<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  labelOf: (value: Value) => ReactNode;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  className?: string;
  /** The class of each option; `tick` for labels of several lines. */
  look?: string;
  /** Shown below the options. */
  children?: ReactNode;
}

/** A choice of one of a few values, all of which are visible. */
export function Radios<Value extends string | number>(props: RadiosProps<Value>) {
  const { legend, values, labelOf, chosen, onChoose, className, look = 'option', children } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={look}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {labelOf(value)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly (readonly [value: Value, text: string])[];
  chosen: string | number;
  onChoose: (value: Value) => void;
}

/** A choice of one value, in a drop-down list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, chosen, onChoose, ...select } = props;
  return (
    <select
      className="framed select"
      {...select}
      value={chosen}
      onChange={({ target }) => onChoose(options[target.selectedIndex]![0])}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
