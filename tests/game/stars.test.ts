import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const textQuestion = (accepted: string) => ({ question: 'Who?', acceptedAnswers: [accepted] });
const number = { question: 'How many?', correctNumber: 5, nearest: [3, 2, 1] };
const newGame = (file: object = { questions: [choice('A')] }) => new GamePlay(file, ['Anna', 'Arschloch']);

describe('monitors see stars', () => {
  test('for a name, in standings and on the podium', () => {
    const game = newGame().start();
    expect(JSON.stringify(game.goTo('podium').scene)).not.toContain('Arschloch');
    expect(game.goTo('podium').scene).toMatchObject({ standings: [{ name: 'Anna' }, { name: 'A********' }] });
  });

  test('for a name beside its number, and for a typed answer', () => {
    const game = newGame({ questions: [number, textQuestion('Beethoven')] }).start();
    game.answer('Arschloch', 'q1', 5);
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { nearest: [{ name: 'A********' }] } });
    game.goTo('question').answer('Anna', 'q2', 'Der Wichser');
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { groups: [{ text: 'Der W******' }] } });
  });

  test('not for answers that the quiz accepts', () => {
    const game = newGame({ questions: [textQuestion('Shit')] }).start();
    game.answer('Anna', 'q1', 'SHIT');
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { groups: [{ text: 'SHIT' }] } });
    expect(game.groupsOf('q1')[0]).not.toHaveProperty('starred');
  });
});

describe('the host', () => {
  test('sees everything in full, and what monitors see with stars', () => {
    const game = newGame({ questions: [textQuestion('Beethoven')] }).start();
    game.answer('Anna', 'q1', 'Wichser');
    game.goTo('reveal');
    expect(game.host.players).toMatchObject([
      { name: 'Anna' },
      { name: 'Arschloch', starred: true, shownName: 'A********' },
    ]);
    expect(game.host.players[0]).not.toHaveProperty('starred');
    expect(game.groupsOf('q1')).toMatchObject([{ text: 'Wichser', starred: true, shownText: 'W******' }]);
  });

  test('shows a name or an answer without stars, also after a restart', () => {
    const game = newGame({ questions: [textQuestion('Beethoven')] }).start();
    game.answer('Anna', 'q1', 'Wichser');
    for (const text of ['Arschloch', 'Wichser', 'Wichser']) game.command({ type: 'uncover', text });
    expect(game.restart().goTo('reveal').scene).toMatchObject({ tally: { groups: [{ text: 'Wichser' }] } });
    expect(game.goTo('podium').scene).toMatchObject({ standings: [{}, { name: 'Arschloch' }] });
    expect(game.host.players[1]).not.toHaveProperty('starred');
    expect(game.groupsOf('q1')[0]).not.toHaveProperty('shownText');
  });

  test('uncovers nothing that has no stars, or that nobody wrote', () => {
    const game = newGame();
    for (const text of ['Anna', 'Wichser'])
      expect(game.command({ type: 'uncover', text })).toBe('command_refused');
  });
});

test('stars a single part for monitors, until the host uncovers it', () => {
  const parts = [
    { label: 'Song', acceptedAnswers: ['Waterloo'] },
    { label: 'Word', acceptedAnswers: ['Scheiße'] },
  ];
  const game = new GamePlay({ questions: [{ question: 'Which?', parts }] }, ['Anna']).start();
  game.answer('Anna', 'q1', ['Wichser', 'scheisse']);
  game.goTo('reveal');
  expect(game.groupsOf('q1')).toMatchObject([
    { text: 'Wichser', part: 0, starred: true, shownText: 'W******' },
    { text: 'scheisse', part: 1, correct: true },
  ]);
  expect(game.groupsOf('q1')[1]).not.toHaveProperty('starred');
  game.command({ type: 'uncover', text: 'Wichser' });
  expect(game.groupsOf('q1')[0]).not.toHaveProperty('starred');
});
