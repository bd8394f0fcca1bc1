import '../../../support/browserLike';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../../src/contract/fromHosts';
import type { MarkedQuestion } from '../../../../src/contract/toHosts';
import { GameHostContext } from '../../../../src/host/game/controls/actions';
import { MarkingQueue } from '../../../../src/host/game/controls/MarkingQueue';
import { MarkingContext, type MarkingSource } from '../../../../src/host/game/controls/useMarkingSource';
import { gameOf, hostGameOf } from '../gameOf';

const group = (text: string, correct: boolean, more: object = {}) => ({
  text,
  count: 2,
  correct,
  suggested: false,
  ...more,
});
const question: MarkedQuestion = {
  questionId: 'q1',
  text: 'Who?',
  kind: 'text',
  round: 0,
  number: 1,
  groups: [
    group('Bahc', true, { suggested: true }),
    group('Mozart', false),
    group('Haydn', false, { marked: true }),
    group('Bach', true),
  ],
};

function queueOf(marking: MarkedQuestion[], send: (command: Command) => void, isPublic = false) {
  const hostGame = { ...hostGameOf('closed'), marking };
  return (
    <GameHostContext value={{ game: gameOf('closed'), hostGame, send }}>
      <MarkingQueue isPublic={isPublic} />
    </GameHostContext>
  );
}

/** Opens the queue with a question whose groups are missing; `read` requests them. */
function openBare(read: MarkingSource['read'], known: MarkingSource['known'] = {}) {
  const bare = { ...question, groups: undefined, version: 'a' };
  const queue = (change: Partial<MarkingSource> = {}, version = 'a') => (
    <MarkingContext value={{ known, registrations: 1, read, ...change }}>
      {queueOf([{ ...bare, version }], () => {})}
    </MarkingContext>
  );
  const { rerender } = render(queue());
  return (...args: Parameters<typeof queue>) => rerender(queue(...args));
}
const whole = { q1: { ...question, version: 'a' } };

function openQueue(marking: MarkedQuestion[] = [question], isPublic = false) {
  const send = vi.fn<(command: Command) => void>();
  render(queueOf(marking, send, isPublic));
  return send;
}
const rowOf = (text: string) =>
  screen.getAllByRole('listitem').find((each) => each.textContent.startsWith(text))!;
const judge = (text: string, name: string) =>
  userEvent.click(within(rowOf(text)).getByRole('button', { name }));

describe('the queue', () => {
  test('writes numbers in the format of the language', () => {
    openQueue([{ ...question, kind: 'number', groups: [group('136.4', true)] }]);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^136,4/);
  });

  test('shows for each group how many gave it, and what it counts as', () => {
    const doubtful = group('J. Bach', false, { doubtful: true });
    openQueue([{ ...question, groups: [doubtful, ...question.groups!] }]);
    expect(screen.getByText('2 zweifelhaft')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'J. Bach2× · vielleicht gemeint, zählt als falsch',
      'Bahc2× · wohl ein Tippfehler, zählt als richtig',
      'Mozart2× · zählt als falsch',
      'Haydn2× · von dir als falsch gewertet',
      'Bach2× · zählt als richtig',
    ]);
  });

  test('one press judges a group', async () => {
    const send = openQueue();
    await judge('Mozart', 'Richtig');
    await judge('Bahc', 'Falsch');
    const mark = { type: 'mark', questionId: 'q1' };
    expect(send.mock.calls).toEqual([
      [{ ...mark, answer: 'Mozart', correct: true }],
      [{ ...mark, answer: 'Bahc', correct: false }],
    ]);
  });

  test('a typed answer can be half right, and shows it until the same is pressed again', async () => {
    const half = group('Bach?', true, { marked: true, share: 0.5 });
    const send = openQueue([{ ...question, groups: [half, ...question.groups!] }]);
    expect(rowOf('Bach?')).toHaveTextContent('von dir als halb richtig gewertet');
    expect(within(rowOf('Bach?')).getByRole('button', { name: 'Halb richtig', pressed: true })).toBeVisible();
    await judge('Bahc', 'Halb richtig');
    await judge('Bach?', 'Halb richtig');
    expect(send.mock.calls).toEqual([
      [{ type: 'mark', questionId: 'q1', answer: 'Bahc', correct: true, share: 0.5 }],
      [{ type: 'unmark', questionId: 'q1', answer: 'Bach?' }],
    ]);
  });

  test('a selected answer is right or wrong', () => {
    openQueue([{ ...question, kind: 'choice' }]);
    expect(screen.queryByRole('button', { name: 'Halb richtig' })).toBeNull();
  });

  test('answers in parts are below the label of their part, and are judged only for it', async () => {
    const groups = [group('ABBA', true, { part: 1 }), group('Waterloo', true, { part: 0 })];
    const send = openQueue([{ ...question, parts: ['Title', 'Band', 'Year'], groups }]);
    expect(within(screen.getByRole('list', { name: 'Band' })).getByText('ABBA')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Year' })).toBeNull();
    await judge('ABBA', 'Halb richtig');
    const mark = { type: 'mark', questionId: 'q1', answer: 'ABBA', part: 1 };
    expect(send.mock.calls).toEqual([[{ ...mark, correct: true, share: 0.5 }]]);
  });

  test('a starred answer is shown in full, and can be uncovered for the guests', async () => {
    const starred = group('Wichser', false, { starred: true, shownText: 'W******' });
    const send = openQueue([{ ...question, groups: [starred] }]);
    await judge('Wichser', 'Ohne Sternchen zeigen');
    expect(send.mock.calls).toEqual([[{ type: 'uncover', text: 'Wichser' }]]);
  });

  test('starts with the newest question, and unfolds that one and those with doubtful answers', () => {
    const calm = { ...question, questionId: 'q2', text: 'Calm?', groups: [group('Yes', true)] };
    openQueue([question, calm, { ...calm, questionId: 'q3', text: 'New?' }]);
    const folds = screen.getAllByRole('group').map((each) => [each.textContent, each.hasAttribute('open')]);
    expect(folds).toEqual([
      [expect.stringContaining('New?'), true],
      [expect.stringContaining('Calm?'), false],
      [expect.stringContaining('Who?'), true],
    ]);
  });

  test('says when there is nothing to judge', () => {
    openQueue([]);
    expect(screen.getByText(/sobald eine Frage geschlossen ist/)).toBeInTheDocument();
  });
});

describe('by keyboard', () => {
  test('arrows select a group, keys judge it and move on to the next one', async () => {
    const send = openQueue();
    screen.getByText('Who?').closest('summary')!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}1h20');
    const judged = send.mock.calls.map(
      ([command]) => command.type === 'mark' && [command.answer, command.share ?? command.correct],
    );
    expect(judged).toEqual([
      ['Bahc', true],
      ['Mozart', 0.5],
      ['Haydn', 0.5],
      ['Bach', false],
    ]);
    expect(rowOf('Bach')).toHaveFocus();
  });

  test('what was judged the same stays, and the key only leads on; Backspace takes it back', async () => {
    const send = openQueue();
    rowOf('Haydn').focus();
    await userEvent.keyboard('0');
    expect(send).not.toHaveBeenCalled();
    expect(rowOf('Bach')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Backspace}');
    expect(send.mock.calls).toEqual([[{ type: 'unmark', questionId: 'q1', answer: 'Haydn' }]]);
    expect(rowOf('Haydn')).toHaveFocus();
  });

  test('starts with the first answer in doubt, where nothing else has the focus', () => {
    const doubtful = [group('Bach', true), group('Bahc', false, { doubtful: true })];
    openQueue([{ ...question, groups: doubtful }]);
    expect(rowOf('Bahc')).toHaveFocus();
  });

  test('without a selected group nothing is judged', async () => {
    const send = openQueue();
    screen.getByText('Who?').closest('summary')!.focus();
    await userEvent.keyboard('1{Control>}0{/Control}');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('where guests can see it', () => {
  test('it keeps back right answers, in alphabetical order; a judgement can be taken back', async () => {
    const send = openQueue([question], true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bach2×',
      'Bahc2×',
      'Haydn2× · beurteiltZurücknehmen',
      'Mozart2×',
    ]);
    expect(screen.queryByText(/zweifelhaft/)).toBeNull();
    await judge('Haydn', 'Zurücknehmen');
    expect(send.mock.calls).toEqual([[{ type: 'unmark', questionId: 'q1', answer: 'Haydn' }]]);
  });

  test('a starred answer stays starred, and is judged as it was given', async () => {
    const starred = group('Wichser', false, { starred: true, shownText: 'W******' });
    const send = openQueue([{ ...question, groups: [starred] }], true);
    expect(screen.queryByText('Wichser')).toBeNull();
    await judge('W******', 'Falsch');
    expect(send.mock.calls).toEqual([
      [{ type: 'mark', questionId: 'q1', answer: 'Wichser', correct: false }],
    ]);
  });

  test('it shows right answers once they were revealed', () => {
    openQueue([{ ...question, revealed: true }], true);
    expect(rowOf('Bahc')).toHaveTextContent('wohl ein Tippfehler');
  });
});

describe('answers not sent with the question', () => {
  test('are requested once it is unfolded, and shown when they arrive', async () => {
    const read = vi.fn<MarkingSource['read']>(() => Promise.resolve(true));
    const show = openBare(read);
    expect(screen.getByRole('status')).toHaveTextContent('Die Antworten werden geladen…');
    expect(read.mock.calls).toEqual([['q1']]);
    show({ known: whole });
    expect(rowOf('Mozart')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Who?'));
    await userEvent.click(screen.getByText('Who?'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('that fail to load are requested again on a press', async () => {
    const read = vi.fn<MarkingSource['read']>(() => Promise.resolve(false));
    const show = openBare(read);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Antworten konnten nicht geladen werden.');
    read.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(read).toHaveBeenCalledTimes(2);
    show({ known: whole });
    expect(rowOf('Mozart')).toBeInTheDocument();
  });

  test('are requested again when they change, and stay in view meanwhile', () => {
    const read = vi.fn<MarkingSource['read']>(() => new Promise(() => {}));
    const show = openBare(read, whole);
    expect(read).not.toHaveBeenCalled();
    show({}, 'b');
    expect(read.mock.calls).toEqual([['q1']]);
    expect(rowOf('Mozart')).toBeInTheDocument();
  });

  test('are requested again after a reconnect if they had not arrived', async () => {
    const read = vi.fn<MarkingSource['read']>(() => Promise.resolve(false));
    const show = openBare(read);
    await screen.findByRole('alert');
    read.mockImplementation(() => Promise.resolve(true));
    show({ registrations: 2 });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(read).toHaveBeenCalledTimes(2);
  });
});
