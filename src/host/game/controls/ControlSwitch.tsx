import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button';

interface ControlSwitchProps {
  name: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off, told by place as well as by colour. */
export function ControlSwitch({ name, on, onSwitch }: ControlSwitchProps) {
  return (
    <Button
      variant="ghost"
      role="switch"
      aria-checked={on}
      onClick={() => onSwitch(!on)}
      w="full"
      px="2"
      justifyContent="space-between"
      textAlign="start"
      color="text"
    >
      {name}
      <chakra.span
        aria-hidden="true"
        flexShrink={0}
        w="2.6em"
        p="0.15em"
        display="flex"
        justifyContent={on ? 'flex-end' : 'flex-start'}
        borderWidth="2px"
        borderColor={on ? 'accent' : 'muted'}
        bg={on ? 'accent' : 'transparent'}
        borderRadius="full"
      >
        <chakra.span boxSize="1em" borderRadius="full" bg={on ? 'onAccent' : 'muted'} />
      </chakra.span>
    </Button>
  );
}
