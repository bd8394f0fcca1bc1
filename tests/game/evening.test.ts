import { describe, expect, test } from 'vitest';
import { eveningResults } from '../../src/game/scoring/evening';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const quiz = { rounds: [{ title: 'One', questions: [choice('A', { points: 2 }), choice('B')] }] };
/** Requests another quiz. */
const another = (game: GamePlay, keepPoints: boolean) =>
  game.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints });

/** A game at its podium: Anna has the first question right, Ben both. */
function atPodium(file: object = quiz): GamePlay {
  const game = new GamePlay(file).start().goTo('question');
  return answered(game);
}

function answered(game: GamePlay): GamePlay {
  game.answers('q1', { Anna: 1, Ben: 1 });
  game.goTo('question').answer('Ben', 'q2', 1);
  return game.goTo('podium');
}

/** The results of the evening so far. */
const results = ({ plan, state }: GamePlay) =>
  eveningResults({ plan, state }).map(({ name, points }) => `${name} ${points}`);

describe('the rules page', () => {
  test('comes before the first round, and can be gone back to', () => {
    const game = new GamePlay({ ...quiz, rules: 'No phones but this one.' }).start();
    expect(game.scene).toEqual({ name: 'rules', text: 'No phones but this one.' });
    expect(game.phone.scene).toEqual(game.scene);
    game.move('next');
    expect(game.scene.name).toBe('round');
    game.move('back');
    expect(game.scene.name).toBe('rules');
    expect(game.move('back')).toBe('command_refused');
  });

  test('is left out when it is empty', () => {
    expect(new GamePlay({ ...quiz, rules: '  ' }).start().scene.name).toBe('round');
  });
});

describe('the season', () => {
  test('follows the podium where the evening counts in one, and leads back to it', () => {
    const game = atPodium();
    expect(game.host.next).toBe('goodbye');
    game.command({ type: 'season', seasonId: 'winter' });
    expect(game.host.next).toBe('season');
    game.move('next');
    expect(game.scene).toEqual({ name: 'season', seasonName: '', standings: [] });
    expect(game.host.next).toBe('goodbye');
    game.move('back');
    expect(game.scene.name).toBe('podium');
  });

  test('disappears when the evening no longer counts in one', () => {
    const game = atPodium();
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    game.command({ type: 'season', seasonId: null });
    expect(game.scene.name).toBe('podium');
  });
});

describe('another quiz in the same room', () => {
  test('starts in the lobby with the same players and settings, and nothing of the former quiz', () => {
    const game = atPodium();
    game.command({ type: 'devices', limit: 1 });
    game.command({ type: 'fairPlay', on: true });
    const { revision, step } = game.state;
    expect(another(game, false)).toBeUndefined();
    expect(game.scene.name).toBe('lobby');
    expect(game.state).toMatchObject({ answers: {}, clocks: {}, deviceLimit: 1, fairPlay: true });
    expect(game.state.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect([game.state.revision > revision, game.state.step > step]).toEqual([true, true]);
    expect(game.own('Anna')).toMatchObject({ answers: {}, results: {}, points: null });
    expect(game.host.earlierQuizzes).toBe(1);
  });

  test('is refused before the podium, and in the lobby that it leads to', () => {
    const game = new GamePlay(quiz).start();
    expect(another(game, false)).toBe('command_refused');
    const over = atPodium();
    another(over, false);
    expect(another(over, false)).toBe('command_refused');
  });

  test('starts at zero or with the points carried over, while the evening counts all', () => {
    const game = atPodium();
    another(game, false);
    answered(game.start().goTo('question'));
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
    another(game, true);
    game.start().goTo('podium');
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
  });

  test('shows a team on paper its own sheet', () => {
    const game = atPodium();
    game.command({ type: 'toPaper', playerId: 'Anna' });
    another(game, false);
    expect(game.host.players[0]).toMatchObject({ paper: true });
    expect(game.host.players[0]).not.toHaveProperty('byPhone');
    game.start().goTo('podium');
    expect(game.scene).toMatchObject({ missing: 1 });
  });
});

describe('a team of an earlier quiz', () => {
  test('leaves places shown before unchanged when it returns to covered standings', () => {
    const [first, second, third] = ['One', 'Two', 'Three'].map((title) => ({
      title,
      questions: [choice(title)],
    }));
    const rounds = { rounds: [first, second, third], scores: 'round' };
    const game = new GamePlay(rounds).start().goTo('podium');
    game.leave('Ben');
    another(game, false);
    game.command({ type: 'scoresOneByOne', on: true });
    game.start().goTo('scores').goTo('question').goTo('scores');
    const { showings } = game.state;
    expect(showings).toHaveLength(1);
    game.join('b2', { name: 'Ben', phones: ['one'] });
    expect(game.state.showings).toEqual(showings);
  });

  test('changes no results by leaving, even among equals', () => {
    const game = new GamePlay(quiz, ['Anna', 'Ben', 'Cleo']).start().goTo('podium');
    const before = results(game);
    game.leave('Anna');
    expect(results(game)).toEqual(before);
  });
});

describe('a player who leaves before the podium', () => {
  const rounds = { questions: [choice('A'), choice('B'), choice('C')] };
  const playing = (): GamePlay => {
    const game = new GamePlay(rounds).start().answers('q1', { Anna: 1, Ben: 1 });
    game.goTo('reveal').give('Ben', 5);
    return game;
  };

  test('is in no standings, and has answers, points and rank again on the same phone', () => {
    const game = playing();
    const before = game.table;
    game.leave('Ben', 'one');
    expect(game.table).toEqual(['1 Anna 1 +1']);
    game.restart().join('b2', { name: 'Ben', phones: ['one'] });
    expect([...game.table].sort()).toEqual([...before].sort());
    expect(game.own('b2').answers).toEqual({ q1: 1 });
    game.goTo('podium');
    expect(game.scene).toMatchObject({ playerCount: 2 });
    expect(results(game)).toEqual(['Ben 6', 'Anna 1']);
  });

  test('is counted once, however often that happens, and also after the podium', () => {
    const game = playing();
    game.leave('Ben', 'one');
    game.join('b2', { name: 'Ben', phones: ['one'] });
    game.leave('b2', 'one');
    game.goTo('podium').join('b3', { name: 'Ben', phones: ['one'] });
    expect(game.scene).toMatchObject({ playerCount: 2 });
    expect(results(game)).toEqual(['Ben 6', 'Anna 1']);
  });

  test('leaves nothing to a stranger with the same name, nor to the next quiz', () => {
    const game = playing();
    game.leave('Ben', 'one');
    game.join('b2', { name: 'Ben', phones: ['strange'] });
    expect(game.points).toEqual({ Anna: 1, Ben: 0 });
    another(game.goTo('podium'), true);
    expect(game.state.kept).toEqual([]);
  });

  test('leaves nothing behind if removed by the host', () => {
    const game = playing();
    game.command({ type: 'remove', playerId: 'Ben' });
    game.leave('Ben', 'one');
    expect(JSON.stringify(game.state.kept)).toBe('[]');
  });
});

describe('a player who leaves after a podium', () => {
  test('keeps what the evening earned, and gets it back on the same phone under any name', () => {
    const game = atPodium();
    game.leave('Ben', 'one', 'other');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    another(game, false);
    game.join('b2', { name: 'Benno', phones: ['other'] });
    expect(game.state.departed).toEqual([]);
    expect(results(game)).toEqual(['Benno 3', 'Anna 2']);
  });

  test('loses nothing to a stranger with the same name, whatever becomes of the stranger', () => {
    const game = atPodium();
    game.leave('Ben', 'one');
    game.join('b2', { name: 'BEN', phones: ['strange'] });
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2', '3 BEN 0 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    game.command({ type: 'remove', playerId: 'b2' });
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('is kept apart from a stranger of the same name who plays the next quiz and leaves too', () => {
    const game = atPodium();
    game.leave('Ben', 'one');
    another(game, false);
    game.join('b2', { name: 'BEN', phones: ['strange'] });
    game.start().goTo('question').answer('b2', 'q1', 1);
    game.goTo('podium').leave('b2', 'strange');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'BEN 2']);
  });

  test('gets it back after a restart, and after a host has removed a crowd', () => {
    const game = atPodium();
    another(game, false);
    game.connect('Ben', false);
    game.command({ type: 'removeNewest', count: 1 });
    game.leave('Ben', 'one');
    game.restart().join('b2', { name: 'Ben', phones: ['one'] });
    expect(game.state.departed).toEqual([]);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('also gets back what was carried over, when returning in the next lobby', () => {
    const game = atPodium();
    game.leave('Ben', 'one');
    another(game, true);
    game.join('b2', { name: 'Ben', phones: ['one'] });
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('gives up the quiz they leave, and keeps the one before', () => {
    const game = atPodium();
    another(game, false);
    game.start().goTo('question').answer('Ben', 'q1', 1);
    game.goTo('reveal');
    game.leave('Ben');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('keeps it too after going home and being removed with a crowd', () => {
    const game = atPodium();
    another(game, false);
    game.join('c', { name: 'Crowd' });
    for (const playerId of ['Ben', 'c']) game.connect(playerId, false);
    game.command({ type: 'removeAway' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    game.command({ type: 'removeNewest', count: 1 });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('counts as never there after joining late and leaving before the next quiz', () => {
    const game = atPodium();
    another(game, false);
    game.join('c', { name: 'Guest' });
    game.leave('c');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('gets the row back when returning under another name', () => {
    const game = atPodium();
    game.leave('Ben', 'one');
    game.join('Ben', { name: 'Benno', phones: ['one'] });
    expect(game.table).toEqual(['1 Benno 3 +3', '2 Anna 2 +2']);
    expect(game.state).toMatchObject({ formerPlayers: [], latecomers: [] });
  });

  test('disappears where nothing was earned yet', () => {
    const early = new GamePlay(quiz).start();
    early.leave('Ben');
    expect(results(early)).toEqual(['Anna 0']);
  });
});

test('hosts are told that the end was reached, even after the game has gone back from it', () => {
  const game = new GamePlay(quiz).start();
  expect(game.host.endReached).toBeUndefined();
  game.goTo('podium');
  game.move('back');
  expect(game.host.endReached).toBe(true);
});

describe('a player who joins after the podium', () => {
  const late = (game: GamePlay, name = 'Late') => game.join(name, { phones: [name] });

  test('is in no evening, neither while present nor after leaving', () => {
    const game = atPodium();
    late(game);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    expect(results(game.restart())).toEqual(['Ben 3', 'Anna 2']);
    game.leave('Late', 'Late');
    expect(game.state).toMatchObject({ departed: [], latecomers: [] });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('counts once a host has given them something', () => {
    const game = atPodium();
    for (const name of ['Scored', 'Total', 'Given', 'Guest']) late(game, name);
    for (const playerId of ['Scored', 'Total']) game.command({ type: 'toPaper', playerId });
    game.command({ type: 'score', playerId: 'Scored', questionId: 'q1', share: 0 });
    game.command({ type: 'scoreRound', playerId: 'Total', roundIndex: 0, points: 0 });
    game.give('Given', 1);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'Given 1', 'Scored 0', 'Total 0']);
  });

  test('is in the next quiz like everybody else', () => {
    const game = atPodium();
    late(game);
    another(game, false);
    expect(game.state.earlier.earned).toEqual({ Anna: 2, Ben: 3 });
    game.start().goTo('podium');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'Late 0']);
  });

  test('came in time where that podium was a mistake', () => {
    const game = new GamePlay(quiz).start().goTo('question');
    game.command({ type: 'end' });
    late(game);
    game.move('back');
    expect(results(answered(game))).toEqual(['Ben 3', 'Anna 2', 'Late 0']);
  });
});
