import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];
const WRONG = ['Potato', 'The Moon', 'Elvis', 'My uncle'];
const file = { questions: [{ question: 'Which planet is red?', acceptedAnswers: ['Mars'] }, choice('A')] };

/** A game at the reveal of its first question: Anna is right, all others are wrong in their own way. */
function atReveal(): GamePlay {
  const game = new GamePlay(file, NAMES).start();
  game.answer('Anna', 'q1', 'Mars');
  WRONG.forEach((answer, place) => game.answer(NAMES[place + 1]!, 'q1', answer));
  return game.goTo('reveal');
}
const quote = (game: GamePlay, text: string, shown = true) =>
  game.command({ type: 'quote', step: game.state.step, text, shown });
const quotesIn = ({ scene }: GamePlay) => ('quotes' in scene ? scene.quotes : undefined);

describe('at the reveal of a text, the host', () => {
  test('is offered the wrong answers, the most frequent first, and nowhere else', () => {
    const game = new GamePlay(file, NAMES).start();
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', 'Venus');
    game.answers('q1', { Cleo: 'Potato', Dora: 'Mars' });
    expect(game.goTo('closed').host).not.toHaveProperty('quotable');
    expect(game.goTo('reveal').host.quotable).toEqual([
      { text: 'Venus', count: 2 },
      { text: 'Potato', count: 1 },
    ]);
    game.command({ type: 'scores', shown: true });
    expect(game.host).not.toHaveProperty('quotable');
    game.command({ type: 'scores', shown: false });
    expect(game.goTo('reveal').host).not.toHaveProperty('quotable');
  });

  test('shows them large on monitors alone, and takes them away again', () => {
    const game = atReveal();
    const { step } = game.state;
    quote(game, 'Potato');
    quote(game, 'Elvis');
    quote(game, 'Elvis');
    expect(quotesIn(game)).toEqual(['Potato', 'Elvis']);
    expect(game.state.step).toBe(step);
    expect(game.host.quotable).toContainEqual({ text: 'Elvis', count: 1, quoted: true });
    expect(JSON.stringify(game.phone)).not.toContain('Elvis');
    quote(game, 'Potato', false);
    expect(quotesIn(game.restart())).toEqual(['Elvis']);
    quote(game, 'Elvis', false);
    expect(game.scene).not.toHaveProperty('quotes');
  });

  test('shows three at most: the first gives way', () => {
    const game = atReveal();
    for (const text of WRONG) quote(game, text);
    expect(quotesIn(game)).toEqual(WRONG.slice(1));
  });

  test('cannot show the right answer, what nobody gave, or anything in another scene', () => {
    const game = atReveal();
    for (const text of ['Mars', 'Jupiter']) expect(quote(game, text)).toBe('command_refused');
    quote(game, 'Potato');
    game.command({ type: 'next', step: game.state.step });
    expect(quote(game, 'Elvis')).toBe('command_refused');
    game.command({ type: 'back', step: game.state.step });
    expect(game.scene).not.toHaveProperty('quotes');
  });
});

test('a quoted answer that the host then accepts is quoted no longer', () => {
  const game = atReveal();
  quote(game, 'Potato');
  game.command({ type: 'mark', questionId: 'q1', answer: 'Potato', correct: true });
  expect(game.scene).not.toHaveProperty('quotes');
});

test('bad words in it are starred, until the host uncovers them', () => {
  const game = new GamePlay(file, NAMES).start();
  game.answer('Ben', 'q1', 'Wichser');
  game.goTo('reveal');
  quote(game, 'Wichser');
  expect(quotesIn(game)).toEqual(['W******']);
  expect(game.host.quotable).toEqual([{ text: 'Wichser', count: 1, quoted: true, shownText: 'W******' }]);
  game.command({ type: 'uncover', text: 'Wichser' });
  expect(quotesIn(game)).toEqual(['Wichser']);
});
