import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { asking, game, onSheet, own, question, round } from '../games';
import { button, field, happens, heading, openGame, phoneTexts, press, teamTexts, texts } from '../playing';

const asked = question('text', { number: 1 });
const clue = (stage: number) =>
  question('stages', {
    clues: ['It swims.', 'It cannot fly.'].slice(0, stage + 1),
    stage,
    stageCount: 2,
    points: 3 - stage,
    answers: undefined,
  } as object);
const closedRound = game({ name: 'closed', round: { ...round, reveal: 'round' }, question: null } as never, {
  revision: 2,
  step: 2,
});
/** All that screen readers were told in this moment. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the time', () => {
  test('is told at 30, 10 and 5 seconds, and not between', async () => {
    vi.useFakeTimers();
    await openGame(asking(asked, {}, {}));
    expect(told()).toContain('30 seconds left');
    const heard = new Set<string>();
    for (let passed = 0; passed < 26_000; passed += 100) {
      await act(() => vi.advanceTimersByTimeAsync(100));
      told().forEach((text) => text?.endsWith('left') && heard.add(text));
    }
    expect([...heard]).toEqual(['30 seconds left', '10 seconds left', '5 seconds left']);
    vi.useRealTimers();
  });

  test('that jumps is told with the reason', async () => {
    const server = await openGame(asking(asked));
    const next = asking(asked, { revision: 2 });
    await happens(() => server.sendGame({ ...next, scene: { ...next.scene, closingMs: 3_000 } as never }));
    expect(told()).toContain(`${texts.allIn} 3 seconds left`);
  });
});

describe('clues', () => {
  test('say what the answer given before is worth, and what a change brings', async () => {
    const server = await openGame(asking(clue(0)));
    await happens(() => server.sendOwn(own({ answers: { stages: 'Penguin' } })));
    const worth = texts.givenAt({ place: 1, points: 3, now: 2 });
    expect(screen.queryByText(worth)).toBeNull();
    await happens(() => server.sendGame(asking(clue(1), { revision: 2 })));
    expect(screen.getByText(worth)).toBeVisible();
    await happens(() => server.sendOwn(own({ answers: { stages: 'Ostrich' } })));
    expect(screen.queryByText(worth)).toBeNull();
    await happens(() => server.sendOwn(own({ answers: { stages: 'penguin' } })));
    expect(screen.getByText(worth)).toBeVisible();
  });

  test('say nothing of an answer that the page has not seen come', async () => {
    await openGame(asking(clue(1)), { answers: { stages: 'Penguin' } });
    expect(await screen.findByDisplayValue('Penguin')).toBeVisible();
    expect(screen.queryByText(/^Your answer from clue/)).toBeNull();
  });
});

describe('a round that is closed', () => {
  test('can be read until its reveals', async () => {
    const sheet = onSheet([asked, question('choice', { number: 2 })], { step: 1 });
    const server = await openGame(sheet, { answers: { text: 'Bern' } });
    await happens(() => server.sendGame(closedRound));
    expect(await heading(texts.roundClosed)).toHaveFocus();
    expect(await screen.findByText('Bern')).toBeVisible();
    expect(screen.getByText('2. What of choice?')).toBeVisible();
    expect(screen.getByText(texts.notAnswered)).toBeVisible();
  });

  test('is only named on a page that was opened since', async () => {
    await openGame(closedRound, { answers: { text: 'Bern' } });
    expect(await heading(texts.roundClosed)).toHaveFocus();
    expect(screen.queryByText('Bern')).toBeNull();
  });
});

describe('the focus goes', () => {
  test('to the heading when a notice is closed', async () => {
    await openGame(asking(asked, { fairPlay: true }));
    expect(await screen.findByText(phoneTexts.join.fairPlay)).toBeVisible();
    await press(teamTexts.seen);
    expect(await heading('What of text?')).toHaveFocus();
  });

  test('back to the button when the sheet is not handed in after all', async () => {
    await openGame(onSheet([asked, question('choice', { number: 2 })]));
    await press(texts.handIn);
    await userEvent.click(await button(texts.handInBack));
    expect(await button(texts.handIn)).toHaveFocus();
  });
});

test('a place that others have too is called a joint one', async () => {
  const standing = { points: 5, rank: 1, of: 4, below: { name: 'Ben', points: 5 } };
  const server = await openGame(game({ name: 'scores' } as never), standing);
  expect(await screen.findByText(texts.joint)).toBeVisible();
  await happens(() => server.sendOwn(own({ ...standing, below: { name: 'Ben', points: 4 } })));
  expect(screen.queryByText(texts.joint)).toBeNull();
  await happens(() => server.sendOwn(own(standing)));
  expect(screen.getByText(texts.joint)).toBeVisible();
  await happens(() => server.sendOwn(own({ ...standing, below: { ...standing.below, apart: true } })));
  expect(screen.queryByText(texts.joint)).toBeNull();
});

test('the name of the team in the bar has a label', async () => {
  await openGame(asking(asked));
  expect(await field()).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Team name Anna');
});
