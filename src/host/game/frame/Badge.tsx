import { chakra } from '@chakra-ui/react/styled-system';

/** A short notice in the scene's head that nobody may miss. */
export const Badge = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    px: '0.7em',
    py: '0.3em',
    borderRadius: 'full',
    bg: 'text',
    color: 'page',
    fontSize: 'min(3.4vh, 4vw)',
    fontWeight: 800,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    animation: 'appear var(--qn-calm) var(--qn-ease)',
  },
});
