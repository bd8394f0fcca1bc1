import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { RowLook } from './wallFit';

const ICON_EM = 0.8;

/** Styles of the list and its rows. Without columns it is a list on a page that scrolls. */
export function rowStyles(look: RowLook, columns: number | undefined): SystemStyleObject {
  const padding = (look.chrome - ICON_EM) / 3;
  const isFitted = columns !== undefined;
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns ?? 1}, minmax(0, 1fr))`,
    gridAutoRows: `minmax(${look.height}em, ${isFitted ? `${look.tallest}em` : 'auto'})`,
    gap: `${look.rowGap}em ${look.columnGap}em`,
    h: isFitted ? 'full' : 'auto',
    alignContent: 'start',
    fontSize: 'body',
    animation: 'appear var(--qn-calm) ease-out',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minW: 0,
      gap: `${padding}em`,
      px: `${padding}em`,
      borderRadius: '0.35em',
      bg: 'raised',
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& > li[data-wrapped]': { lineHeight: 1.1 },
    '& > li > span': { flexShrink: 0, display: 'flex', fontSize: `${ICON_EM / 1.1}em`, color: 'accent' },
    '& > li > bdi': isFitted
      ? { whiteSpace: 'nowrap' }
      : { minW: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& > li[data-state=away]': { color: 'muted', fontWeight: 400 },
    '& > li[data-state=away] > span': { color: 'muted' },
    '& > li[data-state=waiting]': {
      bg: 'transparent',
      color: 'muted',
      fontWeight: 400,
      boxShadow: 'inset 0 0 0 2px {colors.line}',
    },
    '& > li[data-state=waiting] > span': { color: 'line' },
  };
}
