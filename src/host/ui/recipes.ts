import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** How whatever has the keyboard's focus is marked. */
export const focusRing = { outline: '3px solid', outlineColor: 'accent', outlineOffset: '3px' };

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'normal',
    // Visible where the system's own colours replace ours (forced colours).
    borderWidth: '2px',
    borderColor: 'transparent',
    fontWeight: 700,
    lineHeight: 1.2,
    cursor: 'pointer',
    transition: 'background-color, color, border-color, transform',
    transitionDuration: 'quick',
    _focusVisible: focusRing,
    _active: { transform: 'translateY(1px)' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'onAccent', _hover: { bg: 'accentHover' } },
      outline: { borderColor: 'line', color: 'text', _hover: { bg: 'raised' } },
      ghost: { color: 'muted', _hover: { bg: 'raised', color: 'text' } },
    },
    size: {
      md: { px: { base: '3', lg: '4' }, py: '2', minH: 'control', fontSize: 'body' },
      lg: { px: '5', py: '3', minH: '3.5rem', fontSize: 'large', borderRadius: 'large' },
      // For an icon alone.
      sm: { boxSize: 'clamp(2.75rem, 2.2rem + 1.2vw, 4.5rem)', fontSize: 'large' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const input = defineRecipe({
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

const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    boxSize: '1.6em',
    borderWidth: '0.2em',
    borderColor: 'line',
    borderTopColor: 'accent',
    borderRadius: 'full',
    animation: 'spin var(--qn-turn) linear infinite',
  },
});

const heading = defineRecipe({
  base: { fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
});

const dialog = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'shade',
      zIndex: 20,
      _open: { animation: 'appear var(--qn-quick) ease-out' },
      _closed: { animation: 'vanish var(--qn-quick) ease-in' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      p: '3',
      zIndex: 21,
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: 'full',
      bg: 'panel',
      color: 'text',
      borderWidth: '2px',
      borderColor: 'line',
      borderRadius: 'large',
      outline: 0,
      _open: { animation: 'rise var(--qn-calm) var(--qn-ease)' },
      _closed: { animation: 'vanish var(--qn-quick) ease-in' },
    },
    header: { px: '4', pt: '4', pr: 'closeButton' },
    title: { fontSize: 'title', fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' },
    body: { flex: '1', minH: 0, overflowY: 'auto', px: '4', py: '4', fontSize: 'body' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '4', pb: '4' },
  },
});

const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', borderBottomWidth: '2px', borderColor: 'line' },
    trigger: {
      px: { base: '1', lg: '3' },
      py: '2',
      mb: '-2px',
      fontSize: { base: 'small', lg: 'body' },
      fontWeight: 700,
      color: 'muted',
      cursor: 'pointer',
      borderBottomWidth: '4px',
      borderColor: 'transparent',
      _hover: { color: 'text' },
      _selected: { color: 'text', borderColor: 'accent' },
      _focusVisible: { ...focusRing, outlineOffset: '-3px' },
    },
    content: { pt: '4', minH: '11rem', outline: 0 },
  },
});

/** Chakra's components under these keys get their looks from here, and no others are bundled. */
export const recipes = { button, input, spinner, heading };
export const slotRecipes = { dialog, tabs };
