import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { SceneNamed } from '../../../../src/contract/scene';
import { gameOf, hostGameOf, question } from '../gameOf';
import { control, openControls } from './openControls';

test('each control sends its command', async () => {
  const send = openControls();
  for (const name of ['Weiter', 'Zurück', 'Pause', '+15 s', 'Antwortzeit beenden', 'Punktestand'])
    await userEvent.click(control(name));
  expect(send.mock.calls.map(([command]) => command)).toEqual([
    { type: 'next', step: 3 },
    { type: 'back', step: 3 },
    { type: 'pause' },
    { type: 'addTime', step: 3, seconds: 15 },
    { type: 'close', step: 3 },
    { type: 'scores', shown: true },
  ]);
});

const withClue = { question: { ...question, stage: 0, stageCount: 2 } };

test.each([
  ['question', {}, 'closed', 'Antwortzeit beenden'],
  ['question', {}, 'season', 'Tabelle der Saison'],
  ['question', withClue, 'question', 'Hinweis'],
  // The last call of a round cuts the clues short.
  ['question', withClue, 'closed', 'Antwortzeit beenden'],
  ['break', {}, 'closed', 'Pause beenden'],
  // What is closed is not closed again.
  ['scores', {}, 'closed', ''],
  ['reveal', {}, 'podium', 'Siegerehrung'],
  ['podium', { hidden: 1 }, 'podium', 'Platz aufdecken'],
  ['podium', {}, 'podium', 'Nächste Seite'],
  ['podium', {}, 'awards', 'Auszeichnungen'],
  ['awards', {}, 'awards', 'Nächste Auszeichnung'],
] as const)(
  'in the scene %s with %j Weiter says where it leads: %s is “%s”',
  (scene, fields, next, words) => {
    openControls({ game: gameOf(scene, {}, fields), hostGame: hostGameOf(next) });
    expect(control('Weiter')).toHaveAccessibleDescription(words);
  },
);

test('the arrow of Zurück points to the side where lines start', () => {
  const { documentElement: root } = document;
  onTestFinished(() => root.removeAttribute('dir'));
  const arrowIn = (direction: string) => {
    cleanup();
    root.dir = direction;
    openControls();
    return control('Zurück').querySelector('path')!.getAttribute('d');
  };
  expect(arrowIn('ltr')).toMatch(/^M20 12H4/);
  expect(arrowIn('rtl')).toMatch(/^M4 12h16/);
});

test('Weiter says that the autopilot goes on by itself', () => {
  openControls({ game: gameOf('question', { autopilot: true }), hostGame: hostGameOf('closed') });
  expect(control('Weiter')).toHaveAccessibleDescription('Auto: Antwortzeit beenden');
});

test('what the scene does not allow appears disabled, and sends nothing', async () => {
  const send = openControls({ game: gameOf('scores'), hostGame: hostGameOf(null) });
  for (const name of ['Weiter', '+15 s', 'Antwortzeit beenden']) {
    expect(control(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(control(name));
  }
  expect(control('Zurück')).toHaveAttribute('aria-disabled', 'false');
  expect(send).not.toHaveBeenCalled();
});

test('at the podium the controls of a running game make room', () => {
  openControls({ game: gameOf('podium'), hostGame: hostGameOf(null) });
  expect(control('Zurück')).toHaveAttribute('aria-disabled', 'false');
  expect(control('Weiter')).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Pause', '+15 s', 'Antwortzeit beenden', 'Punktestand'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a failed command is reported beside the controls', () => {
  openControls({ failure: 'lost' });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat nicht geantwortet.');
});

test('a round about to begin says how many jokers are played, and not by whom', () => {
  const hostGame = hostGameOf('question');
  const [player] = hostGame.players;
  const game = gameOf('round');
  const { round } = game.scene as SceneNamed<'round'>;
  openControls({ game, hostGame: { ...hostGame, players: [{ ...player!, joker: round.index }] } });
  expect(screen.getByText('Joker in dieser Runde: 1')).toBeVisible();
});
