import { chakra } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../ui/Button';

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
