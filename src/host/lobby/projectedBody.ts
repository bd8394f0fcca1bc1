/** Small text that is projected: at least 2.5 % of the screen's height, which is read from a few tables away. */
export const PROJECTED_BODY = { base: 'body', lg: 'max({fontSizes.body}, 2.5vh)' } as const;
