import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { asking, question } from '../games';
import { openGame, texts } from '../playing';

const tile = (name: string) => screen.findByRole('button', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: texts.send }));

describe('a choice', () => {
  test('is made by a tap, marked, and changed by another', async () => {
    const server = await openGame(asking(question('choice')));
    await userEvent.click(await tile('B Hamburg'));
    expect(await tile('B Hamburg')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await tile('C Berlin'));
    expect(await tile('B Hamburg')).toHaveAttribute('aria-pressed', 'false');
    expect(await tile('C Berlin')).toHaveFocus();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.done })).toBeNull();
    expect(server.submitted.at(-1)).toEqual(['choice', 2]);
  });

  test('that came too late is replaced by the stored one, and the page says so', async () => {
    const server = await openGame(asking(question('choice')), { answers: { choice: 1 } });
    server.refusals.push('answers_closed');
    await userEvent.click(await tile('A Venice'));
    expect(await screen.findByText(texts.refused.late)).toBeVisible();
    expect(await tile('B Hamburg')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('several choices', () => {
  test('are never sent empty', async () => {
    const server = await openGame(asking(question('multiple')), { answers: { multiple: [1] } });
    await userEvent.click(await tile('B Hamburg'));
    expect(await screen.findByText(texts.pickAtLeastOne)).toBeVisible();
    expect(await tile('B Hamburg')).toHaveAttribute('aria-pressed', 'false');
    expect(server.submitted).toEqual([]);
  });
});

describe('a text', () => {
  test('is sent by the button and by Enter, without the spaces around it', async () => {
    const server = await openGame(asking(question('text')));
    const field = await screen.findByRole('textbox', { name: texts.yourAnswer });
    await userEvent.type(field, ' Bern');
    expect(await screen.findByText(texts.notSent)).toBeVisible();
    await send();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    await userEvent.type(field, 'a{Enter}');
    expect(server.submitted).toEqual([
      ['text', 'Bern'],
      ['text', 'Berna'],
    ]);
  });

  test("suits a phone's keyboard, and shows what was stored", async () => {
    await openGame(asking(question('text')), { answers: { text: 'Bern' } });
    const field = await screen.findByRole('textbox', { name: texts.yourAnswer });
    expect(field).toHaveValue('Bern');
    expect(field).toHaveAttribute('maxlength', '120');
    expect(field).toHaveAttribute('enterkeyhint', 'send');
  });
});

describe('a number', () => {
  test('is read with a comma, and its sign changed by a button', async () => {
    const server = await openGame(asking(question('number', { unit: 'km' })));
    await userEvent.type(await screen.findByRole('textbox', { name: texts.yourAnswer }), '2,5');
    await userEvent.click(screen.getByRole('button', { name: texts.changeSign }));
    await send();
    expect(await screen.findByText('-2.5 km')).toBeVisible();
    expect(server.submitted).toEqual([['number', -2.5]]);
  });

  test('that is invalid is not sent, and the page says why', async () => {
    const server = await openGame(asking(question('number')));
    await userEvent.type(await screen.findByRole('textbox', { name: texts.yourAnswer }), 'zwölf{Enter}');
    expect(await screen.findByText(texts.notANumber)).toBeVisible();
    expect(server.submitted).toEqual([]);
  });
});

describe('an order', () => {
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  test('is no answer until it is changed, and finished by its button; the button pressed keeps the focus', async () => {
    const server = await openGame(asking(question('order')));
    expect(server.submitted).toEqual([]);
    const down = await screen.findByRole('button', { name: texts.moveDown({ answer: 'Venice' }) });
    await userEvent.click(down);
    expect(items()).toEqual(['BHamburg', 'AVenice', 'CBerlin']);
    expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(texts.movedTo({ answer: 'Venice', place: 3, of: 3 }))).toBeInTheDocument();
    expect(server.submitted.at(-1)).toEqual(['order', [1, 2, 0], false]);
    await userEvent.click(await tile(texts.done));
    await expect.poll(() => server.submitted.at(-1)).toEqual(['order', [1, 2, 0]]);
  });

  test('that is already right is confirmed by a button', async () => {
    const server = await openGame(asking(question('order')));
    await userEvent.click(await screen.findByRole('button', { name: texts.submitOrder }));
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(server.submitted).toEqual([['order', [0, 1, 2]]]);
    expect(screen.queryByRole('button', { name: texts.submitOrder })).not.toBeInTheDocument();
    expect(await tile(`✓ ${texts.done}`)).toBeVisible();
  });

  test('cannot be moved beyond its ends', async () => {
    const server = await openGame(asking(question('order')));
    await userEvent.click(await screen.findByRole('button', { name: texts.moveUp({ answer: 'Venice' }) }));
    expect(server.submitted).toEqual([]);
  });
});
