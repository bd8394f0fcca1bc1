import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { focusRing } from './focusRing';

/** The style of tabs. */
export const tabsRecipe = defineSlotRecipe({
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
