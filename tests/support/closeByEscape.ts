import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses Escape in an open dialog, and waits until it is gone. It hears keys once it has the focus. */
export async function closeByEscape(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
