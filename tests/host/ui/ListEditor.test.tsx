import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ListEditor } from '../../../src/host/ui/ListEditor';

interface Row {
  key: number;
  text: string;
}

const LETTERS = ['a', 'b', 'c'];
const TEXTS = {
  up: (at: number) => `Up ${at}`,
  down: (at: number) => `Down ${at}`,
  remove: (at: number) => `Remove ${at}`,
};

/** A list of one-letter texts, each named by its place. */
function Letters({ least = 0, isMovable = true }: { least?: number; isMovable?: boolean }) {
  const [rows, setRows] = useState<readonly Row[]>(LETTERS.map((text, key) => ({ key, text })));
  return (
    <ListEditor
      className="letters"
      rows={rows}
      keyOf={({ key }) => key}
      least={least}
      isMovable={isMovable}
      names={{
        up: (_row, at) => TEXTS.up(at),
        down: (_row, at) => TEXTS.down(at),
        remove: (_row, at) => TEXTS.remove(at),
      }}
      onChange={setRows}
      add={{ text: 'Add', blank: (all) => ({ key: all.length + 10, text: '' }), most: 4 }}
      Press={({ name, ...button }: { name: string }) => <button aria-label={name} {...button} />}
      AddButton="button"
    >
      {(row, at, buttons) => (
        <>
          <input aria-label={`Letter ${at}`} value={row.text} readOnly />
          {buttons}
        </>
      )}
    </ListEditor>
  );
}

const letters = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a row moves by its button, which keeps the focus', async () => {
  render(<Letters />);
  await press(TEXTS.down(0));
  expect(letters()).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: TEXTS.down(1) })).toHaveFocus();
});

test('at the end of the list the focus goes to the button that moves the row back', async () => {
  render(<Letters />);
  await press(TEXTS.up(1));
  expect(letters()).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: TEXTS.down(0) })).toHaveFocus();
});

test('Alt with an arrow key moves the row in whose field one types', async () => {
  render(<Letters />);
  await userEvent.click(screen.getByLabelText('Letter 2'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(letters()).toEqual(['a', 'c', 'b']);
  expect(screen.getByLabelText('Letter 1')).toHaveFocus();
});

test('no key moves the rows of a list whose order means nothing', async () => {
  render(<Letters isMovable={false} />);
  await userEvent.click(screen.getByLabelText('Letter 2'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(letters()).toEqual(LETTERS);
});

test('after a row is removed, the next one can be, and after the last one the one before it', async () => {
  render(<Letters />);
  await press(TEXTS.remove(1));
  expect(letters()).toEqual(['a', 'c']);
  expect(screen.getByRole('button', { name: TEXTS.remove(1) })).toHaveFocus();
  await press(TEXTS.remove(1));
  expect(screen.getByRole('button', { name: TEXTS.remove(0) })).toHaveFocus();
  await press(TEXTS.remove(0));
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('so many rows remain as there must be', async () => {
  render(<Letters least={2} />);
  await press(TEXTS.remove(0));
  expect(screen.getByRole('button', { name: TEXTS.remove(0) })).toBeDisabled();
});

test('an added row has the focus, and as many can be added as there may be', async () => {
  render(<Letters />);
  await press('Add');
  expect(screen.getByLabelText('Letter 3')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});
