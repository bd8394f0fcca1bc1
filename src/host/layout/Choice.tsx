import { chakra } from '@chakra-ui/react/styled-system';

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one among a few options, shown side by side; takes effect at once. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, legend, values, labels, chosen, onChoose } = props;
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2">
      <chakra.legend mb="1" fontWeight={700}>
        {legend}
      </chakra.legend>
      {values.map((value) => (
        <chakra.label
          key={value}
          display="flex"
          alignItems="center"
          gap="1"
          px="3"
          py="2"
          borderWidth="2px"
          borderColor={value === chosen ? 'accent' : 'line'}
          borderRadius="normal"
          cursor="pointer"
          _hover={{ bg: 'raised' }}
        >
          <chakra.input
            type="radio"
            name={name}
            accentColor="accent"
            boxSize="1.1em"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {labels[value]}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
