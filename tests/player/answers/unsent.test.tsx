import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answer, QuestionKind } from '../../../src/contract/question';
import { asking, closing, game, question, revealing } from '../games';
import { happens, openGame, texts } from '../playing';

async function typeInto(kind: QuestionKind, text: string, answers: Record<string, Answer> = {}) {
  const server = await openGame(asking(question(kind)), { answers });
  await userEvent.type(await screen.findByRole('textbox', { name: texts.yourAnswer }), text);
  return server;
}

test.each([
  ['text', 'Bern', 'Bern'],
  ['number', '2,5', 2.5],
] as const)(
  'a %s that was typed and not sent is sent when the question closes',
  async (kind, typed, sent) => {
    const server = await typeInto(kind, typed);
    await happens(() => server.sendGame(closing(question(kind))));
    expect(await screen.findByRole('heading', { name: texts.closed })).toBeVisible();
    expect(server.submitted).toEqual([[kind, sent]]);
  },
);

test('a partial change does not replace the answer that was sent', async () => {
  const server = await typeInto('text', ' an', { text: 'Bern' });
  await happens(() => server.sendGame(closing(question('text'))));
  expect(await screen.findByText('Bern')).toBeVisible();
  expect(server.submitted).toEqual([]);
});

test('a text typed before a break is still there after it, and is sent', async () => {
  const server = await typeInto('text', 'Bern');
  await happens(() => server.sendGame(game({ name: 'break', remainingMs: null }, { revision: 2 })));
  expect(server.submitted).toEqual([]);
  await happens(() => server.sendGame(asking(question('text'), { revision: 3 })));
  expect(await screen.findByRole('textbox', { name: texts.yourAnswer })).toHaveValue('Bern');
  expect(server.submitted).toEqual([['text', 'Bern']]);
});

test('a typed text is not sent after the reveal', async () => {
  const server = await typeInto('text', 'Bern');
  await happens(() => server.sendGame(revealing(question('text'), { kind: 'text', accepted: ['Rome'] })));
  expect(await screen.findByText('Rome')).toBeVisible();
  expect(server.submitted).toEqual([]);
});
