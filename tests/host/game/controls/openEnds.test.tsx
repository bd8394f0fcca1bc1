import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import { gameOf, hostGameOf, round } from '../gameOf';
import { control, more, openControls } from './openControls';

const NEXT = { type: 'next', step: 3 };
const lastScores = gameOf('scores');
/** Before the podium: two answers of the sample are waiting. */
const beforePodium = (change: Partial<HostGame> = {}): HostGame => ({ ...hostGameOf('podium'), ...change });
const ignore = () => {};
/** Behind a stage, where guests see nothing of the page. */
const openBackstage: typeof openControls = (props) =>
  openControls({
    ...props,
    backstage: { page: null, onMarking: ignore, onPaper: ignore, onPlayers: ignore, blackOut: ignore },
  });
const note = () => screen.queryByRole('group', { name: 'Vor der Siegerehrung noch offen' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
/** The host has read the note. */
const read = () => vi.advanceTimersByTime(700);

const WAYS = {
  'the button': () => userEvent.click(control('Weiter')),
  'a clicker': () => userEvent.keyboard('{PageDown}'),
  Space: () => userEvent.keyboard(' '),
};
const PAGES = { 'behind a stage': openBackstage, 'on the wall': openControls };

describe.each(Object.entries(PAGES))('before the podium, %s', (_where, open) => {
  test.each(Object.entries(WAYS))('%s first tells what is open, and then goes on', async (_way, goOn) => {
    const send = open({ game: lastScores, hostGame: beforePodium({ missingSheets: 3 }) });
    expect(note()).toBeNull();
    await goOn();
    expect(send).not.toHaveBeenCalled();
    expect(within(note()!).getByRole('alert')).toHaveTextContent('Vor der Siegerehrung noch offen');
    expect(note()).toHaveTextContent(/2 Antworten zu prüfen.*3 Bögen fehlen.*„Weiter“ geht trotzdem/);
    read();
    await goOn();
    expect(send.mock.calls).toEqual([[NEXT]]);
  });
});

test('a second press at once is one of impatience, and goes nowhere', async () => {
  const send = openControls({ game: lastScores, hostGame: beforePodium() });
  await userEvent.keyboard('  ');
  expect(send).not.toHaveBeenCalled();
  expect(note()).toBeVisible();
});

test.each([
  ['podium', 'Siegerehrung'],
  ['tieBreak', 'Stechfrage'],
] as const)('the note and Next name what follows: %s', async (next, words) => {
  openControls({ game: lastScores, hostGame: { ...hostGameOf(next) } });
  await userEvent.keyboard(' ');
  expect(note()).toHaveTextContent(`„Weiter“ geht trotzdem zur ${words}.`);
  expect(control('Weiter')).toHaveAccessibleDescription(words);
});

test('on the wall the controls stay while it asks, and it names nobody', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  openControls({ game: lastScores, hostGame: beforePodium() });
  const strip = screen.getByRole('group', { name: 'Steuerung des Quiz' });
  act(() => void vi.advanceTimersByTime(3_000));
  expect(strip).toHaveAttribute('data-faded', 'true');
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(strip).toContainElement(note());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(strip).toHaveAttribute('data-faded', 'false');
  expect(note()).not.toHaveTextContent(/Bach|Bahc|Haydn|Anna|Arsch/);
});

test('the answers lead to where they are judged', async () => {
  openControls({ game: lastScores, hostGame: beforePodium() });
  await userEvent.keyboard(' ');
  await userEvent.click(control('2 Antworten zu prüfen'));
  expect(await screen.findByRole('dialog', { name: 'Antworten prüfen' })).toBeVisible();
});

test.each([
  ['nothing is open', lastScores, beforePodium({ marking: [] })],
  ['another device has gone on to the end before', lastScores, beforePodium({ endReached: true })],
  ['the podium is not next', gameOf('reveal'), hostGameOf('question')],
])('where %s, the first press goes on', async (_why, game, hostGame) => {
  const send = openBackstage({ game, hostGame });
  await userEvent.keyboard(' ');
  expect(send.mock.calls).toEqual([[NEXT]]);
  expect(note()).toBeNull();
});

describe('the autopilot that stops before the podium', () => {
  const held = { game: gameOf('reveal', { autopilot: true }) };
  const hostGame = beforePodium({ autopilotWaits: 'openEnds' });

  test('tells it without a press where guests see nothing, and one press goes on', async () => {
    const send = openBackstage({ ...held, hostGame });
    expect(note()).toBeVisible();
    expect(screen.getByText(/Der Autopilot wartet: Es ist noch etwas offen/)).toBeVisible();
    expect(control('Weiter')).toHaveAccessibleDescription('Siegerehrung');
    await userEvent.keyboard(' ');
    expect(send.mock.calls).toEqual([[NEXT]]);
  });

  test('says on the wall only that it waits, until the host wants to go on', async () => {
    const send = openControls({ ...held, hostGame });
    expect(note()).toBeNull();
    expect(screen.getByText(/Der Autopilot wartet/)).toBeVisible();
    await userEvent.keyboard(' ');
    expect(send).not.toHaveBeenCalled();
    expect(note()).toBeVisible();
  });
});

describe('before a reveal', () => {
  const closed = gameOf('closed');
  const doubtful = (changes: Partial<HostGame> = {}) => {
    const [first] = hostGameOf('reveal').marking;
    const { questionId } = (closed.scene as { question: { questionId: string } }).question;
    const marking = [{ ...first!, questionId, revealed: undefined }];
    return { ...hostGameOf('reveal'), asked: undefined, marking, ...changes };
  };
  const toCheck = () => screen.queryByRole('group', { name: 'Vor der Auflösung noch zu prüfen' });
  const { questionId } = doubtful().marking[0]!;
  const ASKED = { type: 'asked', questionId };

  test.each(Object.entries(PAGES))(
    '%s, doubtful answers are told, and the second press goes on',
    async (_, open) => {
      const send = open({ game: closed, hostGame: doubtful({ missingSheets: 3 }) });
      expect(toCheck()).toBeNull();
      await userEvent.keyboard(' ');
      expect(send.mock.calls).toEqual([[ASKED]]);
      expect(toCheck()).toHaveTextContent(/1 Antwort zu prüfen.*„Weiter“ geht trotzdem zur Auflösung/);
      expect(toCheck()).not.toHaveTextContent(/Bögen/);
      expect(document.activeElement).toBe(document.body);
      await userEvent.keyboard(' ');
      expect(send).toHaveBeenCalledOnce();
      read();
      await userEvent.keyboard(' ');
      expect(send.mock.calls).toEqual([[ASKED], [NEXT]]);
    },
  );

  test.each([
    ['another page has asked', doubtful({ asked: questionId })],
    [
      'answers are only suggested',
      doubtful({ marking: doubtful().marking.map((each) => ({ ...each, doubtful: undefined })) }),
    ],
    [
      'they belong to another question',
      doubtful({ marking: doubtful().marking.map((each) => ({ ...each, questionId: 'q9' })) }),
    ],
  ])('where %s, the first press goes on', async (_why, hostGame) => {
    const send = openControls({ game: closed, hostGame });
    await userEvent.keyboard(' ');
    expect(send.mock.calls).toEqual([[NEXT]]);
  });

  test('a whole round that was closed is asked about once', async () => {
    const [first] = doubtful().marking;
    const marking = [
      { ...first!, questionId: 'q1', round: 1 },
      { ...first!, questionId: 'q2', round: 1, doubtful: 2 },
      { ...first!, questionId: 'q0', round: 0, doubtful: 5 },
    ];
    const game = gameOf('closed', {}, { question: null, round: { ...round, index: 1 } });
    const send = openBackstage({ game, hostGame: doubtful({ marking }) });
    await userEvent.keyboard(' ');
    expect(send.mock.calls).toEqual([[{ type: 'asked', questionId: 'q1' }]]);
    expect(toCheck()).toHaveTextContent('3 Antworten zu prüfen');
  });

  test('the autopilot does not stop for them', () => {
    openBackstage({ game: gameOf('closed', { autopilot: true }), hostGame: doubtful() });
    expect(toCheck()).toBeNull();
  });
});

test('ending the quiz tells it too, and Next then ends it', async () => {
  const send = openBackstage();
  await userEvent.click(more());
  await userEvent.click(control('Quiz beenden'));
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt beenden' }));
  expect(send).not.toHaveBeenCalled();
  read();
  await userEvent.click(control('Weiter'));
  expect(send.mock.calls).toEqual([[{ type: 'end', step: 3 }]]);
});

describe('similar names of teams', () => {
  const near = [
    { name: 'Quizly Bears', teamId: 't1', teamName: 'Quizzly Bears', evenings: 3 },
    { name: 'Owls', teamId: 't2', teamName: 'The Owls', evenings: 1 },
  ];
  const season = { seasonId: 'herbst', seasonName: 'Herbst', near };
  const props = { game: lastScores, hostGame: beforePodium({ marking: [], season }) };
  const openNames = async () => {
    await userEvent.keyboard(' ');
    await userEvent.click(control('2 Teamnamen zu prüfen'));
    return within(await screen.findByRole('dialog', { name: 'Ist das dasselbe Team?' }));
  };

  test.each([
    ['Ja, als „Quizzly Bears“', 'same'],
    ['Ja, als „Quizly Bears“', 'renamed'],
    ['Nein, ein anderes Team', 'different'],
  ])('are asked about before the podium; the answer "%s" is sent', async (answer, decision) => {
    const send = openBackstage(props);
    const dialog = await openNames();
    expect(dialog.getByText('3 Abende in der Saison')).toBeVisible();
    expect(dialog.getByText('Danach noch ein Name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: answer }));
    const decided = { type: 'seasonTeam', name: 'Quizly Bears', teamId: 't1', decision };
    expect(send.mock.calls).toEqual([[decided]]);
  });

  test('stay covered where guests see the page, until the host wants them there', async () => {
    openControls(props);
    const dialog = await openNames();
    expect(dialog.queryByText(/Bears/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hier zeigen' }));
    expect(dialog.getByText('Quizly Bears')).toBeVisible();
  });

  test('lead to the remote where guests see the page, and the dialog closes', async () => {
    const onRemote = vi.fn();
    openControls({ ...props, onRemote });
    const dialog = await openNames();
    await userEvent.click(dialog.getByRole('button', { name: 'Fernbedienung' }));
    expect(onRemote).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the season on offer', () => {
  const seasonOffer = { seasonId: 'herbst', seasonName: 'Herbst' };
  const props = { game: lastScores, hostGame: beforePodium({ marking: [], seasonOffer }) };

  test.each([
    ['Für „Herbst“ zählen', 'herbst'],
    ['Heute nicht', null],
  ])('is asked about before the podium, and "%s" takes one press', async (answer, seasonId) => {
    const send = openBackstage({ ...props, game: gameOf('reveal', { autopilot: true }) });
    await userEvent.click(control(answer));
    expect(send.mock.calls).toEqual([[{ type: 'season', seasonId }]]);
  });

  test('is asked about nowhere where there is none', async () => {
    const send = openControls({ ...props, hostGame: beforePodium({ marking: [] }) });
    await userEvent.keyboard(' ');
    expect(send.mock.calls).toEqual([[NEXT]]);
  });
});
