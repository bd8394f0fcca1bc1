import type { SystemConfig } from '@chakra-ui/react/styled-system';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = Utilities[string];

/** Properties whose values may be tokens of a category, with the short names that stand for them. */
const tokensOf = (values: Utility['values'], properties: Readonly<Record<string, string>>): Utilities =>
  Object.fromEntries(
    Object.entries(properties).map(([name, shorthand]): [string, Utility] => [
      name,
      shorthand ? { values, shorthand } : { values },
    ]),
  );

/** Hides a part on screens that are as wide as a breakpoint, or narrower. */
const hidden = (end: '' | 'Down'): Utility => ({
  values: 'breakpoints',
  transform: (_, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}${end}`]: { display: 'none' } }),
});

/** Properties that take the same values as in CSS. */
const PLAIN = [
  'alignContent',
  'alignItems',
  'animation',
  'borderWidth',
  'cursor',
  'display',
  'flex',
  'flexDirection',
  'flexWrap',
  'fontWeight',
  'forcedColorAdjust',
  'gridTemplateColumns',
  'justifyContent',
  'justifyItems',
  'letterSpacing',
  'lineHeight',
  'opacity',
  'outline',
  'overflowWrap',
  'overflowY',
  'placeItems',
  'position',
  'scrollbarColor',
  'transform',
  'transition',
  'whiteSpace',
  'zIndex',
];

/**
 * The style props and the states that this client's parts use. Chakra's own lists have all that there are, of which
 * each screen would load seven kilobytes; a prop that is missing here has no effect. A test names props that are used
 * and missing.
 */
export const styleProps: SystemConfig = {
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    placeholder: '&::placeholder, &[data-placeholder]',
    pressed: '&:is([aria-pressed=true], [data-pressed])',
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
  },
  utilities: {
    ...Object.fromEntries(PLAIN.map((name) => [name, {}])),
    ...tokensOf('colors', {
      background: 'bg',
      color: '',
      borderColor: '',
      borderTopColor: '',
    }),
    ...tokensOf('spacing', {
      padding: 'p',
      paddingInline: 'px',
      paddingBlock: 'py',
      paddingTop: 'pt',
      paddingBottom: 'pb',
      paddingInlineEnd: 'pe',
      margin: 'm',
      marginInline: 'mx',
      marginTop: 'mt',
      marginBottom: 'mb',
      gap: '',
      inset: '',
      insetInline: 'insetX',
      insetInlineEnd: 'insetEnd',
      top: '',
      bottom: '',
    }),
    ...tokensOf('sizes', {
      width: 'w',
      height: 'h',
      minWidth: 'minW',
      minHeight: 'minH',
      maxWidth: 'maxW',
      maxHeight: 'maxH',
    }),
    boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
    ...tokensOf('radii', { borderRadius: '' }),
    ...tokensOf('fontSizes', { fontSize: '' }),
    ...tokensOf('durations', { transitionDuration: '' }),
    hideFrom: hidden(''),
    hideBelow: hidden('Down'),
  },
};
