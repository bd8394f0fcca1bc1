import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Answer, QuestionKind } from '../../../src/contract/question';
import { asking, game, own, phones, question, revealing } from '../games';
import { button, field, happens, openGame, press, texts, textsOf } from '../playing';

describe('a choice', () => {
  test('is made by a tap, marked, and changed by another', async () => {
    const server = await openGame(asking(question('choice')));
    await press('B Hamburg');
    expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'true');
    await press('C Berlin');
    expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'false');
    expect(await button('C Berlin')).toHaveFocus();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.done })).toBeNull();
    expect(server.submitted.at(-1)).toEqual(['choice', 2]);
  });

  test('that came too late is replaced by the stored one, and the page says so', async () => {
    const server = await openGame(asking(question('choice')), { answers: { choice: 1 } });
    server.refusals.push('answers_closed');
    await press('A Venice');
    expect(await screen.findByText('Hamburg', { selector: 'b' })).toHaveTextContent('Hamburg');
    expect(screen.getByText(/Too late: your answer/)).toBeVisible();
    expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('several choices without a tick left are taken back', async () => {
  const server = await openGame(asking(question('multiple')), { answers: { multiple: [1] } });
  await press('B Hamburg');
  expect(await screen.findByText(texts.takenBack)).toBeVisible();
  expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'false');
  expect(server.argsOf('WithdrawAnswer')).toEqual([['multiple']]);
  expect(server.submitted).toEqual([]);
});

test.each<[kind: QuestionKind, answer: Answer, first: string]>([
  ['choice', 1, 'A Venice'],
  ['order', [2, 0, 1], texts.moveUp({ answer: 'Berlin' })],
] as const)(
  'an answer to a question of the kind %s is taken back by a button',
  async (kind, answer, first) => {
    const server = await openGame(asking(question(kind)), { answers: { [kind]: answer } });
    await press(texts.withdraw);
    expect(await screen.findByText(texts.takenBack)).toBeVisible();
    expect(server.argsOf('WithdrawAnswer')).toEqual([[kind]]);
    expect(screen.queryByRole('button', { name: texts.withdraw })).toBeNull();
    expect(await button(first)).toHaveFocus();
  },
);

describe('a text', () => {
  test('is sent by the button and by Enter, without the spaces around it', async () => {
    const server = await openGame(asking(question('text')));
    await userEvent.type(await field(), ' Bern');
    expect(await screen.findByText(texts.notSent)).toBeVisible();
    await press(texts.send);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(server.submitted.at(-1)).toEqual(['text', 'Bern']);
    await userEvent.type(await field(), 'a{Enter}');
    await expect.poll(() => server.submitted.at(-1)).toEqual(['text', 'Berna']);
  });

  test("suits a phone's keyboard, and shows what was stored", async () => {
    await openGame(asking(question('text')), { answers: { text: 'Bern' } });
    expect(await field()).toHaveValue('Bern');
    expect(await field()).toHaveAttribute('maxlength', '120');
    expect(await field()).toHaveAttribute('enterkeyhint', 'send');
  });
});

describe('a number', () => {
  test('is read with a comma, and its sign changed by a button', async () => {
    const server = await openGame(asking(question('number', { unit: 'km' })));
    await userEvent.type(await field(), '2,5');
    await press(texts.changeSign);
    await press(texts.send);
    expect(await screen.findByText('-2.5 km')).toBeVisible();
    await expect.poll(() => server.submitted.at(-1)).toEqual(['number', -2.5]);
  });

  test('that is invalid is not sent, and the page says why', async () => {
    const server = await openGame(asking(question('number')));
    await userEvent.type(await field(), 'zwölf{Enter}');
    expect(await screen.findByText(texts.notANumber)).toBeVisible();
    expect(server.submitted).toEqual([]);
  });

  test('of more than 15 digits is not sent, and the page says why', async () => {
    const server = await openGame(asking(question('number')));
    await userEvent.type(await field(), '1234567890123456{Enter}');
    expect(await screen.findByText(texts.tooManyDigits)).toBeVisible();
    await userEvent.type(await field(), '{Backspace}{Enter}');
    await expect.poll(() => server.submitted.at(-1)).toEqual(['number', 123456789012345]);
  });
});

describe('an order', () => {
  test('is no answer until it is changed, and finished by its button; the button pressed keeps the focus', async () => {
    const server = await openGame(asking(question('order')));
    expect(server.submitted).toEqual([]);
    await press(texts.moveDown({ answer: 'Venice' }));
    expect(textsOf('listitem')).toEqual(['BHamburg', 'AVenice', 'CBerlin']);
    expect(await button(texts.moveDown({ answer: 'Venice' }))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(texts.movedTo({ answer: 'Venice', place: 3, of: 3 }))).toBeInTheDocument();
    expect(server.submitted.at(-1)).toEqual(['order', [1, 2, 0], false]);
    await press(texts.done);
    await expect.poll(() => server.submitted.at(-1)).toEqual(['order', [1, 2, 0]]);
  });

  test('that is already right is confirmed by a button, which keeps the focus', async () => {
    const server = await openGame(asking(question('order')));
    await press(texts.submitOrder);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(server.submitted).toEqual([['order', [0, 1, 2]]]);
    expect(screen.queryByRole('button', { name: texts.submitOrder })).not.toBeInTheDocument();
    expect(await button(`✓ ${texts.done}`)).toHaveFocus();
  });

  test('cannot be moved beyond its ends', async () => {
    const server = await openGame(asking(question('order')));
    await press(texts.moveUp({ answer: 'Venice' }));
    expect(server.submitted).toEqual([]);
  });

  test('moves nothing by a drag during which a team-mate has changed it', async () => {
    HTMLElement.prototype.setPointerCapture = vi.fn();
    const server = await openGame(asking(question('order')), {
      devices: phones(2),
      answers: { order: [0, 1, 2] },
    });
    const handle = () => document.querySelectorAll('.handle')[2]!;
    fireEvent.pointerDown(handle(), { button: 0, clientY: 300 });
    fireEvent.pointerMove(handle(), { clientY: 100 });
    expect(document.querySelector('[data-dragged=true]')).toHaveTextContent('CBerlin');
    await happens(() => server.sendOwn(own({ devices: phones(2), answers: { order: [2, 0, 1] } })));
    expect(document.querySelector('[data-dragged=true]')).toBeNull();
    fireEvent.pointerUp(handle());
    expect(textsOf('listitem')).toEqual(['CBerlin', 'AVenice', 'BHamburg']);
    expect(server.submitted).toEqual([]);
  });
});

async function typeInto(kind: QuestionKind, text: string, answers: Record<string, Answer> = {}) {
  const server = await openGame(asking(question(kind)), { answers });
  await userEvent.type(await field(), text);
  return server;
}

test('a text typed before a break is still there after it', async () => {
  const server = await typeInto('text', 'Bern');
  await happens(() => server.sendGame(game({ name: 'break', remainingMs: null }, { revision: 2 })));
  await happens(() => server.sendGame(asking(question('text'), { revision: 3 })));
  expect(await field()).toHaveValue('Bern');
  await expect.poll(() => server.submitted.at(-1)).toEqual(['text', 'Bern', false]);
});

test('a typed text is not sent after the reveal, and the page says what counts', async () => {
  const server = await typeInto('text', 'Bern');
  await expect.poll(() => server.submitted).toEqual([['text', 'B', false]]);
  await happens(() => server.sendGame(revealing(question('text'), { kind: 'text', accepted: ['Rome'] })));
  expect(await screen.findByText('Rome')).toBeVisible();
  expect(screen.getByText(/Too late: your answer/)).toHaveTextContent('Too late: your answer “B” counts.');
  expect(server.submitted).toHaveLength(1);
});
