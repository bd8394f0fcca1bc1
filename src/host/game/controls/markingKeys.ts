/** A pressed key, in the parts of React's event that are needed here. */
interface KeyPress extends Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'
> {
  /** The list element of the queue. */
  currentTarget: HTMLElement;
}

/** The button that each key presses in the focused row. */
const PRESSES: Readonly<Record<string, string>> = {
  1: '[data-judges="right"][aria-pressed="false"]',
  2: '[data-judges="half"][aria-pressed="false"]',
  h: '[data-judges="half"][aria-pressed="false"]',
  0: '[data-judges="wrong"][aria-pressed="false"]',
  backspace: '[aria-pressed="true"], .marking-back',
  delete: '[aria-pressed="true"], .marking-back',
};
const STEPS: Readonly<Record<string, number>> = { arrowdown: 1, arrowup: -1 };

/** Arrow keys select a row of the marking queue; others judge it and move the focus to the next row. */
export function pressByKey(event: KeyPress): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const key = event.key.toLowerCase();
  const step = STEPS[key];
  const row = event.target.closest<HTMLElement>('.marking-group');
  const wanted = PRESSES[key];
  if (step !== undefined) {
    chosenFrom(event.currentTarget, event.target, step)?.focus();
  } else if (row && wanted) {
    const next = chosenFrom(event.currentTarget, row, 1);
    const button = row.querySelector<HTMLElement>(wanted);
    button?.click();
    // The button may disappear, and keyboard users must be able to go on from here.
    if (button) (key.length === 1 ? (next ?? row) : row).focus();
  } else return;
  event.preventDefault();
}

/** The row `step` places below the focused one; above it where `step` is negative. */
function chosenFrom(queue: HTMLElement, focused: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...queue.querySelectorAll<HTMLElement>('.marking-group')];
  if (step < 0) rows.reverse();
  const beyond = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return rows.find((row) => !row.contains(focused) && focused.compareDocumentPosition(row) & beyond);
}
