import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { MarkedQuestion } from '../../../../src/contract/hostGame';
import { MarkingContext } from '../../../../src/host/game/controls/useMarkingSource';
import { renderPart } from '../../renderPart';
import { gameOf, hostGameOf } from '../gameOf';
import { HostedGame } from '../showGame';

const group = { text: 'J. Bach', count: 1, correct: false, suggested: false };
const waiting = (questionId: string, of: Partial<MarkedQuestion>): MarkedQuestion => ({
  ...{ questionId, text: 'Who?', kind: 'text', round: 0, number: 1 },
  ...of,
});
/**
 * One answer that looks right and one with a typo in the first question, and three in one of another round.
 */
const CLOSED = [
  waiting('q1', {
    groups: [{ ...group, doubtful: true }, { ...group, text: 'Bahc', suggested: true }, group],
  }),
  waiting('q9', { round: 1, waiting: 3 }),
];

function showClosed(questions: MarkedQuestion[], fields: object = {}) {
  const marking = { questions, known: {}, registrations: 1, read: () => Promise.resolve(false) };
  renderPart(
    <MarkingContext value={marking}>
      <HostedGame game={gameOf('closed', {}, fields)} hostGame={hostGameOf('reveal')} send={() => {}} />
    </MarkingContext>,
  );
}

describe('answers that wait for the host', () => {
  test.each([
    ['a question', {}],
    ['a round', { question: null }],
  ])('are not mentioned on the wall where %s is closed, since guests see it', (_, fields) => {
    showClosed(CLOSED, fields);
    expect(screen.queryByText(/zu prüfen/)).toBeNull();
    expect(screen.queryByText(/Bach|Bahc/)).toBeNull();
  });

  test('are counted on the three dots and in their menu, for all questions', async () => {
    showClosed(CLOSED);
    const dots = screen.getByRole('button', { name: 'Mehr, 5 Antworten zu prüfen' });
    expect(dots).toHaveTextContent('5');
    await userEvent.click(dots);
    expect(screen.getByRole('button', { name: 'Antworten prüfen' })).toHaveTextContent('5');
  });

  test('are not mentioned where there are none', () => {
    showClosed([waiting('q1', { groups: [group] })]);
    expect(screen.getByRole('button', { name: 'Mehr' })).toHaveTextContent('');
    expect(screen.queryByText(/zu prüfen$/)).toBeNull();
  });
});
