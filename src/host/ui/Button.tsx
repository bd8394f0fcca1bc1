import { chakra } from '@chakra-ui/react/styled-system';

/** A button in one of the product's three variants; size `sm` is for icon-only buttons. */
export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      borderRadius: 'normal',
      // Visible in forced-colours mode, where the system's colours replace ours.
      borderWidth: '2px',
      borderColor: 'transparent',
      fontWeight: 700,
      lineHeight: 1.2,
      transition: 'background-color, color, border-color, transform',
      transitionDuration: 'quick',
      _active: { transform: 'translateY(1px)' },
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
    variants: {
      variant: {
        solid: { bg: 'tile', color: 'onTile', _hover: { bg: 'tileHover' } },
        outline: { borderColor: 'line', color: 'text', _hover: { bg: 'raised' } },
        ghost: { color: 'muted', _hover: { bg: 'raised', color: 'text' } },
      },
      size: {
        md: { px: { base: '3', lg: '4' }, py: '2', minH: 'control', fontSize: 'body' },
        lg: { px: '5', py: '3', minH: '3.5rem', fontSize: 'large', borderRadius: 'large' },
        sm: { boxSize: 'clamp(2.75rem, 2.2rem + 1.2vw, 4.5rem)', fontSize: 'large' },
      },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  },
  { defaultProps: { type: 'button' } },
);

/** A heading; the caller sets its size. */
export const Heading = chakra('h2', {
  base: { fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
});
