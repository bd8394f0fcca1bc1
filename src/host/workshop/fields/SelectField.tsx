import { chakra } from '@chakra-ui/react/styled-system';
import { fieldStyle } from './fieldStyle';
import { Labelled } from './Labelled';

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
