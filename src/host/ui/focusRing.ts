/** How the element with the keyboard's focus is marked. */
export const focusRing = { outline: '3px solid', outlineColor: 'accent', outlineOffset: '3px' };
