import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { MarkedQuestion } from '../../../../src/contract/hostGame';
import { GameControls } from '../../../../src/host/game/controls/GameControls';
import { GameScreen } from '../../../../src/host/game/projector/GameScreen';
import { MarkingContext } from '../../../../src/host/game/controls/useMarkingSource';
import { system } from '../../../../src/host/ui/theme';
import { gameOf, hostGameOf } from '../gameOf';
import { joinUrl, session } from '../games';

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

/** The projector of a host, or of a monitor that receives nothing to check. */
function showClosed(questions: MarkedQuestion[], fields: object = {}) {
  const game = gameOf('closed', {}, fields);
  const marking = { questions, known: {}, registrations: 1, read: () => Promise.resolve(false) };
  const nothing = { send: () => {}, onRemote: () => {}, failure: null };
  render(
    <ChakraProvider value={system}>
      <MarkingContext value={marking}>
        <GameScreen session={session} game={game} receivedAt={0} joinUrl={joinUrl}>
          {questions.length > 0 && (
            <GameControls sessionCode="BDFGH" game={game} hostGame={hostGameOf('reveal')} {...nothing} />
          )}
        </GameScreen>
      </MarkingContext>
    </ChakraProvider>,
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

  test('are not shown to a monitor that is no host', () => {
    showClosed([]);
    expect(screen.queryByText(/zu prüfen/)).toBeNull();
  });
});
