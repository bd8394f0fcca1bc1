import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { asking, closing, own, phones, question, revealing } from '../games';
import { button, field, happens, heading, openGame, press, texts, textsOf } from '../playing';

const parts = question('parts', {
  points: 3,
  parts: [{ label: 'Song' }, { label: 'Band' }, { label: 'Year' }],
});

test('are sent one by one when their field is left, each with its status, and finished by the last', async () => {
  const server = await openGame(asking(parts));
  await userEvent.type(await field('Song'), 'Waterloo ');
  await userEvent.tab();
  await expect.poll(() => server.submitted.at(-1)).toEqual(['parts', ['Waterloo', null, null], false]);
  expect(await screen.findAllByText(texts.partSaved)).toHaveLength(1);
  await userEvent.type(await field('Band'), 'ABBA{Enter}');
  await expect.poll(() => server.submitted.at(-1)).toEqual(['parts', [null, 'ABBA', null], false]);
  expect(await screen.findAllByText(texts.partSaved)).toHaveLength(2);
  await userEvent.type(await field('Year'), '1974{Enter}');
  await expect.poll(() => server.submitted.at(-1)).toEqual(['parts', [null, null, '1974']]);
  expect(await button(`✓ ${texts.done}`)).toBeVisible();
});

test('are not sent if unchanged', async () => {
  const server = await openGame(asking(parts), { answers: { parts: ['Waterloo', '', ''] } });
  await userEvent.click(await field('Song'));
  await userEvent.tab();
  await userEvent.tab();
  expect(server.submitted).toEqual([]);
});

test('can be emptied again', async () => {
  const server = await openGame(asking(parts), { answers: { parts: ['Waterloo', 'ABBA', ''] } });
  await userEvent.clear(await field('Song'));
  await press(texts.sendPart({ label: 'Song' }));
  await expect.poll(() => server.submitted).toEqual([['parts', ['', null, null], false]]);
  expect(await field('Band')).toHaveValue('ABBA');
});

test('that were written without a connection are sent together when there is one', async () => {
  const server = await openGame(asking(parts));
  await field('Song');
  await happens(() => server.goDown());
  await userEvent.type(await field('Song'), 'Waterloo{Enter}');
  await userEvent.type(await field('Year'), '1974{Enter}');
  await expect.poll(() => textsOf('status').filter((text) => text === texts.waiting)).toHaveLength(2);
  await happens(() => server.comeBack());
  await expect.poll(() => server.submitted).toEqual([['parts', ['Waterloo', null, '1974'], false]]);
});

test('do not overwrite what a team-mate has written since', async () => {
  const server = await openGame(asking(parts), { devices: phones(2) });
  server.holdsAnswers = true;
  await userEvent.type(await field('Song'), 'Waterloo{Enter}');
  await happens(() => server.sendOwn(own({ devices: phones(2), answers: { parts: ['', 'ABBA', ''] } })));
  expect(await field('Song')).toHaveValue('Waterloo');
  expect(await field('Band')).toHaveValue('ABBA');
});

test('are each marked while a team-mate is typing in them', async () => {
  const server = await openGame(asking(parts), { devices: phones(2) });
  const typed = { answers: { parts: ['', 'AB', ''] }, lastBy: { parts: 'phone 2' }, unfinished: ['parts'] };
  await happens(() => server.sendOwn(own({ devices: phones(2), ...typed })));
  const mark = await screen.findByText(texts.typing({ number: 2 }));
  expect(mark.closest('form')).toContainElement(await field('Band'));
});

test('that are being typed are sent when the question closes', async () => {
  const server = await openGame(asking(parts), { answers: { parts: ['Waterloo', '', ''] } });
  await userEvent.type(await field('Band'), 'ABBA');
  await happens(() => server.sendGame(closing(parts)));
  await expect.poll(() => server.submitted.at(-1)).toEqual(['parts', [null, 'ABBA', null], false]);
  expect(await screen.findByText('ABBA')).toBeVisible();
});

test('are shown after the reveal, with the solution only beside wrong or missing ones', async () => {
  const solution = { kind: 'parts' as const, parts: [['Waterloo'], ['ABBA', 'Abba'], ['1974']] };
  await openGame(revealing(parts, solution), {
    answers: { parts: ['Waterlo', 'Queen', ''] },
    results: { parts: { correct: false, points: 1, share: 1 / 3, parts: [1, 0, 0] } },
  });
  expect(await heading(texts.partsRight({ right: 1, of: 3 }))).toBeVisible();
  expect(screen.getByText(texts.gained({ points: 1 }))).toBeVisible();
  const marked = screen.getAllByRole('definition').filter((each) => each.dataset.verdict);
  expect(marked).toHaveLength(2);
  expect(marked[0]).toHaveTextContent(`${texts.right} Waterlo`);
  expect(marked[1]).toHaveTextContent(`${texts.wrong} Queen`);
  expect(screen.getByText(texts.notAnswered)).toBeVisible();
  const needed = screen.getAllByText(texts.rightAnswer, { exact: false });
  expect(needed.map(({ textContent }) => textContent)).toEqual([
    `${texts.rightAnswer}: ABBA · Abba`,
    `${texts.rightAnswer}: 1974`,
  ]);
});

test('of an answer that the host has scored as a whole are not marked right or wrong', async () => {
  await openGame(revealing(parts, { kind: 'parts', parts: [['Waterloo'], ['ABBA'], ['1974']] }), {
    answers: { parts: ['Waterloo', 'Queen', ''] },
    results: { parts: { correct: true, points: 1.5, share: 0.5 } },
  });
  expect(await screen.findByText('Queen')).not.toHaveAttribute('data-verdict');
});

test('in any order are listed apart from the solution, since no part has an answer of its own', async () => {
  const solution = {
    kind: 'parts' as const,
    parts: [['Waterloo'], ['ABBA'], ['1974']],
    anyOrder: true as const,
  };
  await openGame(revealing(parts, solution), {
    answers: { parts: ['ABBA', '', ''] },
    results: { parts: { correct: false, points: 1, share: 1 / 3 } },
  });
  expect(await screen.findByText(texts.rightInAnyOrder)).toBeVisible();
  expect(textsOf('listitem')).toEqual(solution.parts.flat());
  expect(screen.getAllByText('ABBA')).toHaveLength(2);
});

test('a text can be half right, with its fraction of the points', async () => {
  await openGame(
    revealing(question('text'), { kind: 'text', accepted: ['Bern'] }),
    {
      answers: { text: 'Bärn' },
      results: { text: { correct: true, points: 1 / 3, share: 0.5 } },
    },
    'de',
  );
  expect(await heading('Halb richtig')).toBeVisible();
  expect(screen.getByText('+0,33 Punkte')).toBeVisible();
});
