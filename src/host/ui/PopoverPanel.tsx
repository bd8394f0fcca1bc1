import { chakra } from '@chakra-ui/react/styled-system';

/** The box of what opens beside a button and is no modal dialog. Where it stands is for whoever opens it to say. */
export const PopoverPanel = chakra(
  'div',
  {
    base: {
      zIndex: 10,
      bg: 'panel',
      color: 'text',
      borderWidth: '2px',
      borderColor: 'line',
      borderRadius: 'large',
      outline: 'none',
      animation: 'appear var(--qn-quick) ease-out',
    },
  },
  { defaultProps: { role: 'dialog', tabIndex: -1 } },
);
