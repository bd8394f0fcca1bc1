import '../../../support/browserLike';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../../src/contract/commands';
import type { MarkedQuestion } from '../../../../src/contract/hostGame';
import { MarkingQueue } from '../../../../src/host/game/marking/MarkingQueue';

const group = (text: string, correct: boolean, more: object = {}) => ({
  ...{ text, count: 2, correct, suggested: false },
  ...more,
});
const question: MarkedQuestion = {
  questionId: 'q1',
  text: 'Who?',
  ...{ kind: 'text', round: 0, number: 1 },
  groups: [
    group('Bahc', true, { suggested: true }),
    group('Mozart', false),
    group('Haydn', false, { marked: true }),
    group('Bach', true),
  ],
};

function openQueue(marking: MarkedQuestion[] = [question], isPublic = false) {
  const send = vi.fn<(command: Command) => void>();
  render(<MarkingQueue marking={marking} send={send} isPublic={isPublic} />);
  return send;
}
const rowOf = (text: string) =>
  screen.getAllByRole('listitem').find((each) => each.textContent.startsWith(text))!;
const judge = (text: string, name: string) =>
  userEvent.click(within(rowOf(text)).getByRole('button', { name }));

describe('the queue', () => {
  test('says of each group how many gave it, and what it counts as', () => {
    openQueue();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
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

  test('another press on what was judged takes it back', async () => {
    const send = openQueue();
    expect(within(rowOf('Haydn')).getByRole('button', { name: 'Falsch' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await judge('Haydn', 'Falsch');
    expect(send.mock.calls).toEqual([[{ type: 'unmark', questionId: 'q1', answer: 'Haydn' }]]);
  });

  test('an answer with stars is whole, and can be shown so to the guests', async () => {
    const starred = group('Wichser', false, { starred: true, shownText: 'W******' });
    const send = openQueue([{ ...question, groups: [starred] }]);
    await judge('Wichser', 'Ohne Sternchen zeigen');
    expect(send.mock.calls).toEqual([[{ type: 'uncover', text: 'Wichser' }]]);
  });

  test('begins with the newest question, and unfolds that one and those with doubtful answers', () => {
    const calm = { ...question, questionId: 'q2', text: 'Calm?', groups: [group('Yes', true)] };
    openQueue([question, calm, { ...calm, questionId: 'q3', text: 'New?' }]);
    const folds = screen.getAllByRole('group').map((each) => [each.textContent, each.hasAttribute('open')]);
    expect(folds).toEqual([
      [expect.stringContaining('New?'), true],
      [expect.stringContaining('Calm?'), false],
      [expect.stringContaining('Who?'), true],
    ]);
  });

  test('says where there is nothing to judge', () => {
    openQueue([]);
    expect(screen.getByText(/sobald eine Frage geschlossen ist/)).toBeInTheDocument();
  });
});

describe('where guests can see it', () => {
  test('it keeps back what is right, in the order of the alphabet', () => {
    openQueue([question], true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bach2×',
      'Bahc2×',
      'Haydn2× · beurteiltZurücknehmen',
      'Mozart2×',
    ]);
    expect(screen.queryByText(/zweifelhaft/)).toBeNull();
  });

  test('a judgement can be taken back', async () => {
    const send = openQueue([question], true);
    await judge('Haydn', 'Zurücknehmen');
    expect(send.mock.calls).toEqual([[{ type: 'unmark', questionId: 'q1', answer: 'Haydn' }]]);
  });

  test('an answer with stars keeps them, and is judged as it was given', async () => {
    const starred = group('Wichser', false, { starred: true, shownText: 'W******' });
    const send = openQueue([{ ...question, groups: [starred] }], true);
    expect(screen.queryByText('Wichser')).toBeNull();
    await judge('W******', 'Falsch');
    expect(send.mock.calls).toEqual([
      [{ type: 'mark', questionId: 'q1', answer: 'Wichser', correct: false }],
    ]);
  });

  test('it says what is right once that was revealed', () => {
    openQueue([{ ...question, revealed: true }], true);
    expect(rowOf('Bahc')).toHaveTextContent('wohl ein Tippfehler');
  });
});
