import { chakra } from '@chakra-ui/react/styled-system';
import { focusRing } from './focusRing';

/** A text field. */
export const Input = chakra('input', {
  base: {
    w: 'full',
    px: '3',
    py: '2',
    minH: '3rem',
    fontSize: 'body',
    bg: 'page',
    color: 'text',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'normal',
    _placeholder: { color: 'muted', opacity: 1 },
    _focusVisible: focusRing,
    _invalid: { borderColor: 'danger' },
  },
});
