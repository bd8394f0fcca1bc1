/** The outline of the element that has the keyboard's focus. */
export const focusRing = { outline: '3px solid', outlineColor: 'accent', outlineOffset: '3px' };
