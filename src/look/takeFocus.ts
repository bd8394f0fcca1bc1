/**
 * As a ref, gives an element the focus once it is there. `autoFocus` does not: where pages are built with Preact it is
 * left to browsers, which ignore it once anything has had the focus.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
