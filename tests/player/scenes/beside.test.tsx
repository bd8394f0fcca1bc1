import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PlayerGame, PlayerOwn } from '../../../src/contract/toPhones';
import { asking, closing, game, onSheet, phones, question, round } from '../games';
import { happens, heading, openGame, texts } from '../playing';

const pictures = [1, 2].map((number) =>
  question('text', { questionId: `p${number}`, number, of: 2, text: `Who is on ${number}?` }),
);
const besideRound = {
  ...round,
  index: 2,
  title: 'Pictures',
  questionCount: 2,
  reveal: 'round',
  beside: true,
} as const;
const beside = { round: besideRound, questions: pictures };
const asked = question('choice');
const open = (more: Partial<PlayerGame> = {}): PlayerGame => asking(asked, { beside, ...more });
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const pictureTab = () => tab(/^Pictures/);
/** Those in the visible tab. */
const shown = async () => within(await screen.findByRole('tabpanel'));
const shownField = async () => (await shown()).getByRole('textbox', { name: texts.yourAnswer });
const tapShown = async (name: string | RegExp) =>
  userEvent.click(await (await shown()).findByRole('button', { name }));
const start = async (own: Partial<PlayerOwn> = {}, more: Partial<PlayerGame> = {}) => {
  const server = await openGame(open(more), own);
  await userEvent.click(await pictureTab());
  return server;
};

test('is in its own tab with the number of answers, and does not come to the front', async () => {
  const server = await openGame(asking(asked), { answers: { p1: 'Bach' } });
  expect(await heading(asked.text)).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  await happens(() => server.sendGame(open({ revision: 2 })));
  expect(await tab('Pictures 1/2')).toHaveAttribute('aria-selected', 'false');
  expect((await shown()).getByRole('heading', { name: asked.text })).toBeVisible();
});

const parts = (questionId: string, number = 1) =>
  question('parts', {
    questionId,
    number,
    text: 'Which songs?',
    parts: [{ label: 'One' }, { label: 'Two' }],
  });

test('finishes what was entered in it when its tab is left', async () => {
  const server = await start({}, { beside: { ...beside, questions: [parts('p1'), pictures[1]!] } });
  await userEvent.type((await shown()).getByRole('textbox', { name: 'One' }), 'Waterloo');
  await userEvent.click(await tab('Quiz'));
  await expect.poll(() => server.submitted.at(-1)).toEqual(['p1', ['Waterloo', null]]);
});

test('finishes the quiz’s question when its tab is opened', async () => {
  const server = await openGame({ ...asking(parts('q1')), beside });
  await userEvent.type((await shown()).getByRole('textbox', { name: 'Two' }), 'Waterloo');
  await userEvent.click(await pictureTab());
  await expect.poll(() => server.submitted.at(-1)).toEqual(['q1', [null, 'Waterloo']]);
});

test('stays in front when a question is asked, which the other tab indicates', async () => {
  const server = await start();
  const field = await shownField();
  await userEvent.type(field, 'Ba');
  await happens(() => server.sendGame(open({ ...asking(question('order')), beside, revision: 2, step: 2 })));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Ba');
  await userEvent.click(await tab(new RegExp(texts.newQuestion)));
  expect((await shown()).getByRole('heading', { name: 'What of order?' })).toBeVisible();
});

test('is reached and left by the arrow keys', async () => {
  await openGame(open());
  (await tab('Quiz')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await pictureTab()).toHaveFocus();
  expect((await shown()).getByRole('heading', { name: 'Who is on 1?' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await tab('Quiz')).toHaveFocus();
});

test('is handed in for its own round, and withdrawn', async () => {
  const server = await start();
  await tapShown(texts.handIn);
  await tapShown(texts.handIn);
  await tapShown(texts.takeBack);
  await expect
    .poll(() => server.argsOf('SetReady'))
    .toEqual([
      [true, 2],
      [false, 2],
    ]);
});

test('is handed in beside the sheet in front, both without a connection', async () => {
  const server = await openGame(onSheet([question('text')], { beside }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Quiz' }));
  await happens(() => server.goDown());
  await tapShown(texts.handIn);
  await tapShown(texts.handIn);
  await userEvent.click(await pictureTab());
  await tapShown(texts.handIn);
  await tapShown(texts.handIn);
  await happens(() => server.comeBack());
  await expect
    .poll(() => server.argsOf('SetReady'))
    .toEqual([
      [true, 1],
      [true, 2],
    ]);
});

test('is doubled before its first answer, and no later', async () => {
  const server = await start({ joker: null });
  await tapShown(new RegExp(texts.joker));
  await tapShown(texts.joker);
  await expect.poll(() => server.argsOf('PlayJoker')).toEqual([[2]]);
  await userEvent.type(await shownField(), 'Bach{Enter}');
  expect(await (await shown()).findByText(texts.jokerPlayed)).toBeVisible();
  expect((await shown()).queryByRole('button', { name: new RegExp(texts.jokerPlayed) })).toBeNull();
});

test('cannot be doubled once it was answered', async () => {
  await start({ joker: null, answers: { p2: 'Bach' } });
  expect((await shown()).getByRole('heading', { name: 'Who is on 1?' })).toBeVisible();
  expect((await shown()).queryByText(texts.joker)).toBeNull();
});

test('is handed in by the captain alone', async () => {
  await start({ devices: phones(2, 2), joker: null });
  expect((await shown()).queryByRole('button', { name: texts.handIn })).toBeNull();
  expect((await shown()).getAllByText(new RegExp(texts.captainDoes({ what: '', number: 1 })))).toHaveLength(
    2,
  );
});

test('shows a picture, loaded with its question and enlarged by a tap', async () => {
  const picture = { imageUrl: '/media/1.png', imageAlt: 'A man', media: ['image' as const] };
  const withPicture = [{ ...pictures[0]!, ...picture }];
  await start({}, { beside: { round: besideRound, questions: withPicture } });
  expect((await shown()).queryByText(new RegExp(texts.look))).toBeNull();
  const shownPicture = (await shown()).getByRole('img', { name: 'A man' });
  expect(shownPicture).toHaveAttribute('src', '/media/1.png');
  expect(shownPicture).toHaveAttribute('loading', 'lazy');
  await userEvent.click(
    (await shown()).getByRole('button', { name: `A man ${texts.enlarge}`, expanded: false }),
  );
  expect(
    (await shown()).getByRole('button', { name: `A man ${texts.shrink}`, expanded: true }),
  ).toBeVisible();
});

test('requests a picture again that could not be loaded, up to four times', async () => {
  await start(
    {},
    { beside: { round: besideRound, questions: [{ ...pictures[0]!, imageUrl: '/media/1.png' }] } },
  );
  const place = (await shown()).getByRole('button', { name: texts.enlarge });
  vi.useFakeTimers();
  const requested = new Set<Element>();
  for (const seconds of [2, 5, 10, 30, 3_600]) {
    const picture = place.querySelector('img')!;
    requested.add(picture);
    fireEvent.error(picture);
    act(() => void vi.advanceTimersByTime(seconds * 1_000));
  }
  requested.add(place.querySelector('img')!);
  expect(requested.size).toBe(5);
});

test.each([
  ['Pictures', 'Pictures'],
  [null, texts.roundOf({ round: 3, of: 3 })],
] as const)(
  'titled %s returns to the quiz if it closes while shown, and says so: %s',
  async (title, said) => {
    const server = await openGame(open({ beside: { ...beside, round: { ...besideRound, title } } }));
    await userEvent.click(await tab(new RegExp(`^${said}`)));
    await happens(() => server.sendGame(asking(asked, { revision: 2 })));
    expect(await screen.findByText(texts.besideClosed({ title: said }))).toHaveFocus();
    expect(screen.getByRole('heading', { name: asked.text })).toBeVisible();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  },
);

test('comes to the front at its own place, with the last call, and sends what was typed in it', async () => {
  const server = await start();
  await userEvent.type(await shownField(), 'Bach');
  const scene = { name: 'round', round: besideRound, lastCallMs: 9_000 } as const;
  const more = { revision: 2, step: 2, beside, questions: pictures };
  await happens(() => server.sendGame(game(scene, more)));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.lastCall);
  expect(screen.getByRole('timer', { name: texts.timeLeft({ seconds: 9 }) })).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  await expect.poll(() => server.submitted.at(-1)).toEqual(['p1', 'Bach', false]);
  await happens(() => server.sendGame({ ...closing(null), revision: 3, step: 3 }));
  expect(await heading(texts.roundClosed)).toBeVisible();
  expect(screen.queryByText(texts.besideClosed({ title: 'Pictures' }))).not.toBeInTheDocument();
});
