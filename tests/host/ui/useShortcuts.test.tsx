import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KeptKey, useShortcuts } from '../../../src/host/ui/useShortcuts';
import { openAt } from '../openAt';
import '../../../src/host/routes/ShortcutsDialog';
import { closeByEscape } from '../../support/closeByEscape';

function Page({ onC }: { onC: () => void }) {
  useShortcuts({ c: onC });
  return (
    <>
      <input aria-label="field" />
      <div aria-label="note" contentEditable suppressContentEditableWarning role="textbox" tabIndex={0} />
      <button>elsewhere</button>
    </>
  );
}

test.each([
  ['c', 1],
  ['C', 1],
  ['x', 0],
  ['{Control>}c{/Control}', 0],
  ['{Meta>}c{/Meta}', 0],
  ['{Alt>}c{/Alt}', 0],
  ['{c>3/}', 1],
])('the keys %s act %i times', async (keys, times) => {
  const onC = vi.fn();
  render(<Page onC={onC} />);
  await userEvent.keyboard(keys);
  expect(onC).toHaveBeenCalledTimes(times);
});

test.each(['field', 'note'])('keys do nothing while somebody types in a %s', async (name) => {
  const onC = vi.fn();
  render(<Page onC={onC} />);
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.keyboard('c');
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(onC).not.toHaveBeenCalled();
  await userEvent.keyboard('c');
  expect(onC).toHaveBeenCalledOnce();
});

function PageWithSpace({ onSpace, onPress }: { onSpace: () => void; onPress: () => void }) {
  useShortcuts({ ' ': onSpace });
  return (
    <>
      <button onClick={onPress}>here</button>
      <div role="dialog">
        <button onClick={onPress}>in a popover</button>
      </div>
    </>
  );
}

function openWithSpace(): () => number[] {
  const calls = [vi.fn(), vi.fn()] as const;
  render(<PageWithSpace onSpace={calls[0]} onPress={calls[1]} />);
  return () => calls.map(({ mock }) => mock.calls.length);
}

test('the space bar runs its action, but on a button reached by Tab it only presses the button', async () => {
  const calls = openWithSpace();
  await userEvent.keyboard(' ');
  expect(calls()).toEqual([1, 0]);
  await userEvent.keyboard('{Tab} ');
  expect(calls()).toEqual([1, 1]);
});

test('after a click or touch the space bar still runs its action, until Tab is used', async () => {
  const calls = openWithSpace();
  const button = screen.getByRole('button', { name: 'here' });
  await userEvent.click(button);
  await userEvent.keyboard(' ');
  expect(calls()).toEqual([1, 1]);
  expect(button).not.toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  expect(calls()).toEqual([1, 2]);
});

test('the space bar also runs its action on a button to which a closed dialog returned the focus', async () => {
  const calls = openWithSpace();
  await userEvent.click(document.body);
  screen.getByRole('button', { name: 'here' }).focus();
  await userEvent.keyboard(' ');
  expect(calls()).toEqual([1, 0]);
});

test('the space bar presses a button that was clicked in a popover', async () => {
  const calls = openWithSpace();
  await userEvent.click(screen.getByRole('button', { name: 'in a popover' }));
  await userEvent.keyboard(' ');
  expect(calls()).toEqual([0, 2]);
});

test('keys do nothing while a dialog is open', async () => {
  const onC = vi.fn();
  render(<Page onC={onC} />);
  render(<div role="dialog" aria-modal="true" />);
  await userEvent.keyboard('c');
  expect(onC).not.toHaveBeenCalled();
});

test('? lists the shortcuts', async () => {
  openAt('/');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  for (const key of ['F', 'C', 'L', '?', 'Leertaste', 'Bild ↓', 'P', 'S', '+', 'B', '.', 'M'])
    expect(dialog).toHaveTextContent(key);
  await closeByEscape(dialog);
});

test('the last key pressed while controls load is pressed once they are there, if nothing else used it', async () => {
  const [onC, onX] = [vi.fn(), vi.fn()];
  function Around({ isLoaded }: { isLoaded: boolean }) {
    useShortcuts({ x: onX });
    return isLoaded ? <Page onC={onC} /> : <KeptKey />;
  }
  const { rerender } = render(<Around isLoaded={false} />);
  await userEvent.keyboard('yc');
  expect(onC).not.toHaveBeenCalled();
  rerender(<Around isLoaded />);
  await waitFor(() => expect(onC).toHaveBeenCalledOnce());

  rerender(<Around isLoaded={false} />);
  await userEvent.keyboard('cx');
  rerender(<Around isLoaded />);
  await userEvent.keyboard('c');
  expect(onC).toHaveBeenCalledTimes(2);
  expect(onX).toHaveBeenCalledOnce();
});
