import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { styleProps } from './styleProps';

/** A token whose value is a custom property from src/look, which defines both themes. */
const look = (name: string) => ({ value: `var(--qn-${name})` });

const config = defineConfig({
  preflight: true,
  theme: {
    breakpoints: { lg: '60rem', xl: '78rem' },
    tokens: {
      colors: {
        page: look('page'),
        panel: look('panel'),
        raised: look('raised'),
        line: look('line'),
        text: look('text'),
        muted: look('muted'),
        accent: look('accent'),
        tile: look('tile'),
        tileHover: look('tile-hover'),
        onTile: look('on-tile'),
        danger: look('danger'),
        warn: look('warn'),
        shade: look('shade'),
      },
      radii: { normal: look('radius'), large: look('radius-large'), full: { value: '9999px' } },
      durations: { quick: look('quick') },
      // Every size grows with the screen, from a phone through a projector up to 4K.
      fontSizes: {
        small: { value: 'clamp(0.875rem, 0.75rem + 0.3vw, 1.5rem)' },
        body: { value: 'clamp(1rem, 0.8rem + 0.5vw, 2rem)' },
        large: { value: 'clamp(1.25rem, 0.9rem + 0.9vw, 3rem)' },
        title: { value: 'clamp(1.75rem, 1rem + 2.2vw, 5rem)' },
        hero: { value: 'min(11vw + 3.2rem, 26vh, 22rem)' },
      },
      spacing: {
        1: { value: '0.375rem' },
        2: { value: '0.75rem' },
        3: { value: 'clamp(0.875rem, 0.7rem + 0.5vw, 1.75rem)' },
        4: { value: 'clamp(1.125rem, 0.75rem + 1.2vw, 3rem)' },
        5: { value: 'clamp(1.25rem, 0.5rem + 3.2vw, 6rem)' },
        // Space reserved for the frame's controls (beside a title, or above it on a phone) and for a dialog's
        // close button.
        controls: { value: '20rem' },
        controlRow: { value: '3.5rem' },
        closeButton: { value: '5rem' },
      },
      sizes: {
        full: { value: '100%' },
        // The smallest comfortable touch target.
        control: { value: '2.75rem' },
        xl: { value: '36rem' },
        '2xl': { value: '42rem' },
      },
    },
    keyframes: {
      spin: { to: { transform: 'rotate(1turn)' } },
      pulse: { '50%': { opacity: 0.35 } },
      rise: { from: { opacity: 0, transform: 'translateY(var(--qn-rise, 0.75rem))' } },
      vanish: { to: { opacity: 0 } },
      beat: { from: { transform: 'scale(var(--qn-beat, 1.25))' } },
      fall: { from: { opacity: 0, transform: 'translateY(-30vh) rotate(-0.5turn)' } },
      growRight: { from: { transform: 'translateX(var(--qn-grow, -100%))' } },
    },
  },
});

/** Chakra with this client's tokens. Recipes are next to their components. */
export const system = createSystem(styleProps, config);
