import { expect, it, onTestFinished, vi } from 'vitest';
import { leaveFocusOutside } from '../../../src/player/preview/leaveFocusOutside';

it('nothing takes the focus while it is outside of the page', () => {
  const { focus } = HTMLElement.prototype;
  onTestFinished(() => void (HTMLElement.prototype.focus = focus));
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  leaveFocusOutside();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();
  expect(button).not.toHaveFocus();
  hasFocus.mockReturnValue(true);
  button.focus();
  expect(button).toHaveFocus();
});
