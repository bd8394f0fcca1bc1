import { focusRing } from '../../ui/Button';

/** The look of the workshop's fields: closer together than a form's, since a page has hundreds. */
export const fieldStyle = {
  base: {
    w: 'full',
    minW: 0,
    px: '2',
    py: '1',
    minH: 'control',
    fontSize: 'body',
    lineHeight: 1.35,
    bg: 'page',
    color: 'text',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'normal',
    // Clear of the bar at the top, and with what comes next in sight.
    scrollMarginTop: '9rem',
    scrollMarginBottom: '9rem',
    _placeholder: { color: 'muted', opacity: 1 },
    _focusVisible: focusRing,
    _invalid: { borderColor: 'danger' },
  },
} as const;
