import { describe, expect, test } from 'vitest';
import { collectResults } from '../../../src/server/results/gameResults';
import { resultTables } from '../../../src/server/results/resultFiles';
import { choice } from '../../support/gameQuizzes';
import { GamePlay } from '../../support/gamePlay';

const resultsOf = ({ plan, state, scores }: GamePlay) => collectResults(plan, state, scores);
const city = { question: 'Where?', acceptedAnswers: ['Hamburg'], points: 2 };
const twoRounds = {
  joker: true,
  rounds: [
    { title: 'Colours', questions: [choice('A', { points: 1.5 }), choice('B')] },
    { title: 'Places', questions: [city] },
  ],
};

/** Anna has everything right and doubles the second round, Ben types badly, Cleo has nothing right. */
function played(): GamePlay {
  return playing().goTo('podium');
}

/** The same game before the podium. */
function playing(): GamePlay {
  const game = new GamePlay(twoRounds, ['Ben', 'Anna', 'Cleo']).start();
  game.goTo('question');
  game.answer('Anna', 'q1', 1);
  game.answer('Cleo', 'q1', 0);
  game.goTo('question');
  for (const name of ['Anna', 'Ben']) game.answer(name, 'q2', 1);
  game.goTo('round').joker('Anna', 1);
  game.goTo('question');
  game.answer('Anna', 'q3', 'hamburg');
  game.answer('Ben', 'q3', 'Hamburk');
  game.answer('Cleo', 'q3', 'Bremen');
  return game;
}

describe('the results of a game', () => {
  test('list everybody with the points of each round, and the joker', () => {
    expect(resultsOf(played()).standings).toEqual([
      { rank: 1, name: 'Anna', points: 6.5, rounds: [2.5, 4], adjusted: 0, joker: 2, tieBreak: null },
      { rank: 2, name: 'Ben', points: 3, rounds: [1, 2], adjusted: 0, joker: null, tieBreak: null },
      { rank: 3, name: 'Cleo', points: 0, rounds: [0, 0], adjusted: 0, joker: null, tieBreak: null },
    ]);
    expect(resultsOf(played())).toMatchObject({
      rounds: [
        { round: 1, title: 'Colours' },
        { round: 2, title: 'Places' },
      ],
      ...{ hasJoker: true, hasTieBreak: false },
    });
  });

  test('list every answer in words, with who judged it and its points', () => {
    const lines = resultsOf(played()).answers.map(
      ({ round, number, name, answer, correct, judge, points }) =>
        `${round}.${number} ${name}: ${answer} ${correct ? 'right' : 'wrong'} by ${judge}, ${points}`,
    );
    expect(lines).toEqual([
      '1.1 Anna: green right by quiz, 1.5',
      '1.1 Cleo: red wrong by quiz, 0',
      '1.2 Anna: green right by quiz, 1',
      '1.2 Ben: green right by quiz, 1',
      '2.1 Anna: hamburg right by quiz, 4',
      '2.1 Ben: Hamburk right by typo, 2',
      '2.1 Cleo: Bremen wrong by quiz, 0',
    ]);
  });

  test('list the questions with how many had them right, the hardest first', () => {
    const questions = resultsOf(played()).questions.map(({ question, solution, answered, correct }) => [
      ...[question, solution, answered, correct],
    ]);
    expect(questions).toEqual([
      ['A', 'green', 2, 1],
      ['Where?', 'Hamburg', 3, 2],
      ['B', 'green', 2, 2],
    ]);
  });

  test('list what the host corrected, and take it into account', () => {
    const game = played();
    game.command({ type: 'mark', questionId: 'q3', answer: 'Bremen', correct: true });
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: -0.5, reason: 'Too loud' });
    const { corrections, answers, standings } = resultsOf(game);
    expect(corrections).toEqual([
      {
        ...{ type: 'mark', round: 2, number: 1, question: 'Where?' },
        ...{ answer: 'Bremen', count: 1, correct: true },
      },
      { type: 'adjustment', name: 'Ben', points: -0.5, reason: 'Too loud' },
    ]);
    expect(answers.find(({ answer }) => answer === 'Bremen')).toMatchObject({ judge: 'host', points: 2 });
    expect(standings[1]).toMatchObject({ name: 'Ben', points: 2.5, rounds: [1, 2], adjusted: -0.5 });
  });

  test('leave out players removed before the podium, with their answers and adjusted points', () => {
    const game = playing();
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: 1, reason: '' });
    game.command({ type: 'remove', playerId: 'Ben' });
    expect(JSON.stringify(resultsOf(game.goTo('podium')))).not.toContain('Ben');
  });

  test('keep players removed at the podium', () => {
    const game = played();
    const before = resultsOf(game);
    game.command({ type: 'remove', playerId: 'Ben' });
    expect(resultsOf(game)).toEqual(before);
  });
});

describe('the results of an unfinished game', () => {
  test('contain no answer to an open question', () => {
    const game = new GamePlay({ questions: [choice('A')] }).start();
    game.answer('Anna', 'q1', 1);
    expect(resultsOf(game)).toMatchObject({ answers: [], questions: [], standings: [{ points: 0 }, {}] });
  });

  test('contain no points for answers that are closed but not revealed', () => {
    const game = new GamePlay({ questions: [choice('A')], reveal: 'round' }).start();
    game.answer('Anna', 'q1', 1);
    game.goTo('closed').command({ type: 'end' });
    expect(resultsOf(game).answers).toMatchObject([{ name: 'Anna', correct: true, points: null }]);
  });

  test('in the lobby are empty', () => {
    const { standings, ...rest } = resultsOf(new GamePlay({ questions: [choice('A')] }, []));
    expect([standings, rest.answers, rest.questions, rest.corrections]).toEqual([[], [], [], []]);
  });
});

describe('a tie-break', () => {
  test('shows in the standings, and is last among the questions', () => {
    const tieBreak = { question: 'How far?', correctNumber: 100, unit: 'km' };
    const game = new GamePlay({ questions: [choice('A')], tieBreak }).start();
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', 1);
    game.goTo('tieBreak').move('next');
    game.answer('Anna', 'tieBreak', 90);
    game.answer('Ben', 'tieBreak', 105.5);
    const { hasTieBreak, standings, questions, answers } = resultsOf(game.goTo('podium'));
    expect([hasTieBreak, standings]).toMatchObject([
      true,
      [
        { rank: 1, name: 'Ben', tieBreak: 105.5, rounds: [1] },
        { rank: 2, name: 'Anna', tieBreak: 90, rounds: [1] },
      ],
    ]);
    expect(questions[1]).toMatchObject({ round: null, solution: '100 km', answered: 2, correct: 1 });
    expect(answers.slice(2)).toMatchObject([
      { round: null, name: 'Ben', answer: 105.5, correct: true, points: 0 },
      { round: null, name: 'Anna', answer: 90, correct: false, points: 0 },
    ]);
  });
});

describe('an answer that is half right, or right in some of its parts', () => {
  const song = {
    question: 'What is playing?',
    parts: ['Waterloo', 'ABBA', 'Sweden'].map((text, at) => ({
      label: ['Song', 'Band', 'Country'][at],
      acceptedAnswers: [text],
    })),
  };
  const half = () => {
    const game = new GamePlay({ questions: [city, song] }, ['Anna', 'Ben']).start();
    game.answer('Anna', 'q1', 'Hamburch an der Elbe');
    game.answer('Ben', 'q1', 'Bremen');
    game.goTo('question').answer('Anna', 'q2', ['Waterloo', 'Queen', '']);
    game.answer('Ben', 'q2', ['Waterloo', 'ABBA', 'Sweden']);
    game.move('close');
    game.command({
      type: 'mark',
      questionId: 'q1',
      answer: 'Hamburch an der Elbe',
      correct: true,
      share: 0.5,
    });
    game.command({ type: 'mark', questionId: 'q2', part: 1, answer: 'Queen', correct: true, share: 0.5 });
    return game;
  };

  test('is listed with its share, even before it is revealed', () => {
    expect(resultsOf(half()).answers).toMatchObject([
      { name: 'Anna', correct: true, share: 0.5, judge: 'host', points: 1 },
      { name: 'Ben', correct: false, points: 0 },
      {
        name: 'Anna',
        answer: 'Waterloo | Queen | ',
        correct: false,
        share: 0.5,
        judge: 'host',
        points: null,
      },
      { name: 'Ben', answer: 'Waterloo | ABBA | Sweden', correct: true, points: null },
    ]);
    expect(resultsOf(half()).questions).toMatchObject([
      { question: 'Where?', answered: 2, correct: 1, share: 25 },
      {
        question: 'What is playing?',
        solution: 'Waterloo | ABBA | Sweden',
        answered: 2,
        correct: 1,
        share: 75,
      },
    ]);
  });

  test('is among the corrections, with the part that it concerns', () => {
    expect(resultsOf(half()).corrections).toEqual([
      {
        ...{ type: 'mark', round: 1, number: 1, question: 'Where?', answer: 'Hamburch an der Elbe' },
        ...{ count: 1, correct: true, share: 0.5 },
      },
      {
        ...{ type: 'mark', round: 1, number: 2, question: 'What is playing?', part: 'Band', answer: 'Queen' },
        ...{ count: 1, correct: true, share: 0.5 },
      },
    ]);
  });

  test('appears in tables in words, with points of at most two decimals', () => {
    const game = half();
    game.command({ type: 'unmark', questionId: 'q2', part: 1, answer: 'Queen' });
    const tables = resultTables(resultsOf(game.goTo('podium')), 'de');
    const [standings, answers, , , corrections] = tables.map(({ rows }) =>
      rows.map((cells) => cells.join(';')),
    );
    expect(standings).toEqual(['1;Anna;1.33;1.33;0', '2;Ben;1;1;0']);
    expect(answers?.[0]).toBe('1;1;Where?;Anna;Hamburch an der Elbe;halb richtig (von der Spielleitung);1');
    expect(answers?.[2]).toBe('1;2;What is playing?;Anna;Waterloo | Queen | ;teils richtig;0.33');
    expect(corrections).toEqual(['Antwort gewertet;1;1;Where?;Hamburch an der Elbe;halb richtig;1;;;']);
  });
});

test('points and shares are rounded in JSON as well', () => {
  const parts = ['a', 'b', 'c'].map((label) => ({ label, acceptedAnswers: [label] }));
  const game = new GamePlay({ questions: [{ question: 'Which?', parts }] }).start();
  game.answer('Anna', 'q1', ['a', 'x', 'x']);
  const { standings, answers } = resultsOf(game.goTo('podium'));
  expect([standings[0], answers[0]]).toMatchObject([
    { points: 0.333333, rounds: [0.333333] },
    { points: 0.333333, share: 0.333333 },
  ]);
});
