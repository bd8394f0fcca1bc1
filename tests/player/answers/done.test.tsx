import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { asking, closing, onSheet, own, phones, question } from '../games';
import { button, field, happens, openGame, press, texts } from '../playing';

const parts = question('parts', { parts: [{ label: 'Song' }, { label: 'Band' }] });
const doneButton = (name = texts.done) => button(name);

test('several choices are sent in the order of the answers, and finished only by the button', async () => {
  const server = await openGame(asking(question('multiple')));
  expect(await doneButton()).toHaveAttribute('aria-disabled', 'true');
  await press('C Berlin');
  await expect.poll(() => server.submitted).toEqual([['multiple', [2], false]]);
  await press(texts.done);
  await expect.poll(() => server.submitted.at(-1)).toEqual(['multiple', [2]]);
  expect(await doneButton(`✓ ${texts.done}`)).toHaveAttribute('aria-disabled', 'true');
  await press('A Venice');
  await expect.poll(() => server.submitted.at(-1)).toEqual(['multiple', [0, 2], false]);
  expect(await doneButton()).toHaveAttribute('aria-disabled', 'false');
});

test('parts that stay empty are finished by the button, which changes none of them', async () => {
  const server = await openGame(asking(parts), {
    answers: { parts: ['Waterloo', ''] },
    unfinished: ['parts'],
  });
  await press(texts.done);
  await expect.poll(() => server.submitted).toEqual([['parts', [null, null]]]);
  expect(await field('Song')).toHaveValue('Waterloo');
});

test.each([
  [question('multiple'), [2], texts.pickSeveral],
  [question('match', { left: ['Italy', 'France'] }), [0, 1], texts.matchHint],
  [parts, ['Waterloo', ''], texts.notAnswered],
])('the button that does nothing says why: $kind', async (asked, answer, reason) => {
  const server = await openGame(asking(asked));
  expect(await doneButton()).toHaveAccessibleDescription(reason);
  await happens(() => server.sendOwn(own({ answers: { [asked.questionId]: answer } })));
  expect(await doneButton(`✓ ${texts.done}`)).toHaveAccessibleDescription(texts.saved);
});

test.each(['text', 'number'] as const)('the button that sends nothing says why: %s', async (kind) => {
  await openGame(asking(question(kind)));
  expect(await button(texts.send)).toHaveAccessibleDescription(texts.notAnswered);
  await userEvent.type(await field(), '12{Enter}');
  await expect.poll(async () => (await button(texts.send)).getAttribute('aria-disabled')).toBe('true');
  expect(await button(texts.send)).toHaveAccessibleDescription(texts.saved);
});

test('what is no number is said to be none where it was typed', async () => {
  await openGame(asking(question('number')));
  await userEvent.type(await field(), 'many{Enter}');
  expect(await field()).toHaveAccessibleDescription(texts.notANumber);
});

test('moving on to another question finishes the previous one', async () => {
  const several = question('multiple', { number: 1 });
  const server = await openGame(onSheet([several, question('choice', { number: 2 })]));
  await press(texts.sheetPlace({ place: 1, isAnswered: false }));
  await press('B Hamburg');
  await press(texts.sheetPlace({ place: 2, isAnswered: false }));
  await expect.poll(() => server.submitted.slice(1)).toEqual([['multiple', [1]]]);
});

test('nothing is sent about an answer once its question is closed', async () => {
  const several = question('multiple');
  const server = await openGame(asking(several));
  await press('B Hamburg');
  await expect.poll(() => server.submitted).toHaveLength(1);
  await happens(() => server.sendGame(closing(several)));
  expect(await screen.findByText('Hamburg')).toBeVisible();
  expect(server.submitted).toEqual([['multiple', [1], false]]);
  expect(screen.queryByText(/^Too late/)).toBeNull();
});

test('finishing an answer while it is being sent is reported after it', async () => {
  const server = await openGame(asking(question('multiple')));
  server.holdsAnswers = true;
  await press('B Hamburg');
  await press(texts.done);
  await happens(() => server.acknowledge());
  await expect
    .poll(() => server.submitted)
    .toEqual([
      ['multiple', [1], false],
      ['multiple', [1]],
    ]);
});

test('a team-mate who finishes the answer finishes it on all phones', async () => {
  const team = { devices: phones(2), answers: { multiple: [1] } };
  const server = await openGame(asking(question('multiple')), { ...team, unfinished: ['multiple'] });
  expect(await doneButton()).toHaveAttribute('aria-disabled', 'false');
  await happens(() => server.sendOwn(own(team)));
  expect(await doneButton(`✓ ${texts.done}`)).toBeVisible();
});
