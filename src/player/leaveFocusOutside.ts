/**
 * Each scene takes the focus for screen readers. In a frame, that would take it from whoever is typing in the
 * surrounding page, so nothing in here takes it while it is out there.
 */
export function leaveFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
