import { describe, expect, test } from 'vitest';
import { collectResults } from '../../../src/session/results/gameResults';
import { resultTables, writeCsv } from '../../../src/server/results/resultFiles';
import type { GameResults } from '../../../src/session/results/storedResults';
import { choice, part } from '../../support/gameQuizzes';
import { GamePlay } from '../../support/gamePlay';

const resultsOf = (play: GamePlay) => collectResults(play);
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
      hasJoker: true,
      hasTieBreak: false,
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
    const lines = resultsOf(played()).questions.map(
      ({ question, solution, answered, correct }) => `${question} ${solution}: ${correct} of ${answered}`,
    );
    expect(lines).toEqual(['A green: 1 of 2', 'Where? Hamburg: 2 of 3', 'B green: 2 of 2']);
  });

  test('list what the host corrected, and take it into account', () => {
    const game = played();
    game.command({ type: 'mark', questionId: 'q3', answer: 'Bremen', correct: true });
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: -0.5, reason: 'Too loud' });
    const { corrections, answers, standings } = resultsOf(game);
    expect(corrections).toEqual([
      {
        type: 'mark',
        round: 2,
        number: 1,
        question: 'Where?',
        answer: 'Bremen',
        count: 1,
        correct: true,
      },
      { type: 'adjustment', name: 'Ben', points: -0.5, reason: 'Too loud' },
    ]);
    expect(answers.find(({ answer }) => answer === 'Bremen')).toMatchObject({ judge: 'host', points: 2 });
    expect(standings[1]).toMatchObject({ name: 'Ben', points: 2.5, rounds: [1, 2], adjusted: -0.5 });
  });

  test('list what was marked on paper, question by question or as the total of a round', () => {
    const game = new GamePlay({ rounds: [{ questions: [city] }, { questions: [choice('A')] }] }, ['Ben']);
    game.join('Foxes', { paper: true });
    game.start().goTo('podium');
    const foxes = { playerId: 'Foxes', questionId: 'q1' };
    game.command({ type: 'score', ...foxes, share: 0.5 });
    game.command({ type: 'score', ...foxes, questionId: 'q2', share: 0 });
    game.command({ type: 'scoreRound', playerId: 'Foxes', roundIndex: 1, points: 0.5 });
    const { corrections, answers, standings } = resultsOf(game);
    expect(corrections).toEqual([
      { type: 'score', round: 1, number: 1, question: 'Where?', name: 'Foxes', correct: true, share: 0.5 },
      { type: 'score', round: 2, number: 1, question: 'A', name: 'Foxes', correct: false },
      { type: 'total', round: 2, name: 'Foxes', points: 0.5 },
    ]);
    expect(answers).toContainEqual(
      expect.objectContaining({ name: 'Foxes', answer: '', share: 0.5, judge: 'host', points: 1 }),
    );
    expect(standings).toContainEqual(
      expect.objectContaining({ name: 'Foxes', points: 1.5, rounds: [1, 0.5] }),
    );
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
    parts: [part('Song', 'Waterloo'), part('Band', 'ABBA'), part('Country', 'Sweden')],
  };
  const half = () => {
    const game = new GamePlay({ questions: [city, song] }, ['Anna', 'Ben']).start();
    game.answer('Anna', 'q1', 'Hamburch an der Elbe');
    game.answer('Ben', 'q1', 'Bremen');
    game.goTo('question').answer('Anna', 'q2', ['Waterloo', 'Queen', '']);
    game.answer('Ben', 'q2', ['Waterloo', 'ABBA', 'Sweden']);
    game.move('close');
    const half = { type: 'mark', correct: true, share: 0.5 } as const;
    game.command({ ...half, questionId: 'q1', answer: 'Hamburch an der Elbe' });
    game.command({ ...half, questionId: 'q2', part: 1, answer: 'Queen' });
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
    const halfRight = { type: 'mark', round: 1, count: 1, correct: true, share: 0.5 };
    expect(resultsOf(half()).corrections).toEqual([
      { ...halfRight, number: 1, question: 'Where?', answer: 'Hamburch an der Elbe' },
      { ...halfRight, number: 2, question: 'What is playing?', part: 'Band', answer: 'Queen' },
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
  const parts = ['a', 'b', 'c'].map((label) => part(label, label));
  const game = new GamePlay({ questions: [{ question: 'Which?', parts }] }).start();
  game.answer('Anna', 'q1', ['a', 'x', 'x']);
  const { standings, answers } = resultsOf(game.goTo('podium'));
  expect([standings[0], answers[0]]).toMatchObject([
    { points: 0.333333, rounds: [0.333333] },
    { points: 0.333333, share: 0.333333 },
  ]);
});

const SIX = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Plays a quiz of one round; the teams in each question's word answer it right, the others wrong. */
function playedRound(rightBy: readonly string[], teams: readonly string[] = SIX, isSilent = false): GamePlay {
  const questions = rightBy.map((_teams, at) => choice(`Q${at + 1}`));
  const game = new GamePlay({ questions }, teams).start();
  rightBy.forEach((right, at) => {
    if (at > 0) game.goTo('question');
    for (const name of teams) {
      const isRight = right.includes(name);
      if (isRight || !isSilent) game.answer(name, `q${at + 1}`, isRight ? 1 : 0);
    }
  });
  return game.goTo('podium');
}

const partingOf = (results: GameResults) =>
  Object.fromEntries(results.questions.map(({ question, strongMinusWeak }) => [question, strongMinusWeak]));

describe('how well a question separates strong from weak', () => {
  // The standings are A 3, B 2, C and D 1, E and F 0.
  const rightBy = ['AB', 'ACD', 'AB'];

  test.each([false, true])(
    'is how much more right the upper third was; without an answer: %j',
    (isSilent) => {
      const results = resultsOf(playedRound(rightBy, SIX, isSilent));
      expect(partingOf(results)).toEqual({ Q1: 100, Q2: 50, Q3: 100 });
    },
  );

  test('is negative if the weak knew better', () => {
    expect(partingOf(resultsOf(playedRound(['AB', 'AB', 'ABCD', 'CD', 'EF'])))).toMatchObject({ Q5: -100 });
  });

  test('is not given for fewer than six teams', () => {
    const five = resultsOf(playedRound(rightBy, SIX.slice(1)));
    expect(partingOf(five)).toEqual({ Q1: null, Q2: null, Q3: null });
  });

  test('includes all who share the last place of a third', () => {
    // A leads; B, C and D share the second place: the upper third is four teams.
    expect(partingOf(resultsOf(playedRound(['A', 'ABCD'])))).toEqual({ Q1: 25, Q2: 100 });
    expect(partingOf(resultsOf(playedRound(['ABCDEF'])))).toEqual({ Q1: 0 });
  });

  test('leaves out players of whom only the total of the round is known', () => {
    const game = playedRound(rightBy);
    game.command({ type: 'scoreRound', playerId: 'F', roundIndex: 0, points: 3 });
    // The upper third is F and A, the lower one C, D and E.
    expect(partingOf(resultsOf(game))).toEqual({ Q1: 100, Q2: 33, Q3: 100 });
  });
});

describe('how each round went', () => {
  test('is given in percent, with its hardest and its easiest question', () => {
    expect(resultsOf(playedRound(['A', 'ABC', 'AB'])).rounds).toEqual([
      { round: 1, title: null, share: 33, hardest: 1, easiest: 2 },
    ]);
  });

  test('has no hardest question if all are equally hard, or none was asked', () => {
    expect(resultsOf(playedRound(['A', 'B'])).rounds).toMatchObject([
      { share: 17, hardest: null, easiest: null },
    ]);
    const lobby = new GamePlay({ questions: [choice('Q1')] });
    expect(resultsOf(lobby).rounds).toMatchObject([{ share: null, hardest: null, easiest: null }]);
  });

  test('is a table, and the questions say by which rule they separate teams', () => {
    const [, , questions, rounds] = resultTables(resultsOf(playedRound(['A', 'ABC'])), 'de');
    expect(rounds).toMatchObject({
      name: 'Runden',
      headings: ['Runde', 'Richtig in %', 'Schwerste Frage', 'Leichteste Frage'],
      rows: [['Runde 1', 33, '1: Q1', '2: Q2']],
    });
    expect(questions?.headings.at(-1)).toMatch(/oberes Drittel minus unteres; ab 6 Teams/);
    expect(questions?.rows.map((cells) => cells.slice(-3))).toEqual([
      [1, 17, 33],
      [3, 50, 100],
    ]);
  });
});

describe('earlier quizzes of the evening', () => {
  const evening = (): GameResults => {
    const former = ['=cmd()', 'A quiz of a name that is longer than any sheet: really [long]?'];
    const results = former.map((quizName, at) => ({
      quizName,
      results: resultsOf(playedRound(['ABC'[at]!])),
    }));
    return { ...resultsOf(playedRound(['A'])), former: results };
  };

  test('follow with their tables, headed by their names', () => {
    const names = resultTables(evening(), 'de').map(({ name }) => name);
    expect(names).toHaveLength(15);
    expect([names[0], names[5], names[14]]).toEqual([
      'Endstand',
      'Quiz 1: =cmd() – Endstand',
      'Quiz 2: A quiz of a name that is longer than any sheet: really [long]? – Korrekturen',
    ]);
    expect(writeCsv(resultTables(evening(), 'de'), 'de')).toContain('\r\nQuiz 1: =cmd() – Endstand\r\n');
  });

  test('have names that spreadsheets accept for sheets: short, without special characters, no two the same', () => {
    const sheets = resultTables(evening(), 'de').map(({ name, sheet = name }) => sheet);
    expect(sheets[5]).toBe('Quiz 1 – Endstand');
    expect(new Set(sheets).size).toBe(sheets.length);
    for (const sheet of sheets) expect(sheet).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  });
});
