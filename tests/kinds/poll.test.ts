import { describe, expect, test } from 'vitest';
import { parseAnswer, type SubmittedAnswer } from '../../src/contract/fromPhones';
import { awardsOf } from '../../src/game/scoring/awards';
import { missingSheets } from '../../src/game/scoring/standings';
import { takenHome } from '../../src/session/results/takenHome';
import { collectResults } from '../../src/session/results/gameResults';
import { resultTables } from '../../src/server/results/resultFiles';
import { GamePlay } from '../support/gamePlay';
import { choice, faultsIn, quizOf } from '../support/gameQuizzes';

const pick = { question: 'Beer or wine?', poll: 'choice', answers: ['Beer', 'Wine', 'Water'], points: 5 };
const words = { question: 'The best team name?', poll: 'text', explanation: 'Never shown.', points: 5 };

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
function given(question: object, answers: SubmittedAnswer[], rules: object = {}): GamePlay {
  const game = new GamePlay({ questions: [question], ...rules }, NAMES).start();
  answers.forEach((answer, at) => game.answer(NAMES[at]!, 'q1', answer));
  return game;
}
const letIn = (game: GamePlay, answer: string, correct = true) =>
  game.command({ type: 'mark', questionId: 'q1', answer, correct });
const tallyOf = ({ scene }: GamePlay) => (scene.name === 'reveal' ? scene.tally : undefined);

describe('in a quiz file, a poll', () => {
  const faultsOf = (question: object) => faultsIn({ questions: [{ question: 'P', ...question }] });

  test('offers two to six answers, or is answered by typing', () => {
    expect(quizOf({ questions: [pick, words] })).toMatchObject({
      rounds: [{ questions: [{ kind: 'poll', answers: pick.answers }, { kind: 'poll' }] }],
    });
    expect(faultsOf({ poll: 'choice', answers: ['Only one'] })).toEqual(['questions/0/answers too_few']);
    expect(faultsOf({ poll: 'choice', answers: Array(7).fill('x') })).toEqual([
      'questions/0/answers too_many',
    ]);
    expect(faultsOf({ poll: 'choice' })).toEqual(['questions/0/answers missing']);
  });

  test('is of one of two sorts, and has no right answer beside it', () => {
    expect(faultsOf({ poll: 'song' })).toEqual(['questions/0/poll not_one_of']);
    expect(faultsOf({ poll: null })).toEqual(['questions/0/poll not_one_of']);
    expect(faultsOf({ ...pick, correctAnswer: 1 })).toEqual(['questions/0 several_kinds']);
  });

  test('is worth no points, whatever the file says', () => {
    expect(given(pick, []).scene).toMatchObject({ question: { points: 0, answers: pick.answers } });
    expect(given(words, [], { scoring: 'speed' }).scene).toMatchObject({ question: { points: 0 } });
    expect(given(words, []).scene).not.toHaveProperty('question.answers');
  });
});

describe('with live polls', () => {
  const live = (game: GamePlay) => ('liveCounts' in game.scene ? game.scene.liveCounts : undefined);

  test('monitors see how a poll goes while it is open, from the switch on', () => {
    const game = given(pick, [1, 1, 0]);
    expect(live(game)).toBeUndefined();
    game.command({ type: 'livePolls', on: true });
    expect(game.monitor.livePolls).toBe(true);
    expect(live(game)).toEqual([1, 2, 0]);
    game.answer('Anna', 'q1', 2);
    expect(live(game)).toEqual([1, 1, 1]);
    expect(live(game.restart())).toEqual([1, 1, 1]);
    game.command({ type: 'resume' });
    expect(live(game.goTo('closed'))).toEqual([1, 1, 1]);
    expect(JSON.stringify(game.phone)).not.toContain('liveCounts');
    game.command({ type: 'livePolls', on: false });
    expect(live(game)).toBeUndefined();
  });

  test('typed answers and other questions stay as they are', () => {
    for (const question of [words, choice('A')]) {
      const game = given(question, []);
      game.command({ type: 'livePolls', on: true });
      game.answer('Anna', 'q1', question === words ? 'Quizzards' : 1);
      expect(live(game)).toBeUndefined();
    }
  });
});

test('an answer to a poll is one of the answers offered, or a text, as the poll asks', () => {
  const game = given(pick, []);
  for (const answer of [3, -1, 0.5, 'Beer', [0], ['Beer']])
    expect(game.answer('Anna', 'q1', answer)).toBe('answer_invalid');
  expect(game.answer('Anna', 'q1', 2)).toBeUndefined();
  const typed = given(words, []);
  for (const answer of [0, '', '\u200b', [0]])
    expect(typed.answer('Anna', 'q1', answer)).toBe('answer_invalid');
  expect(typed.answer('Anna', 'q1', ' The  Quizzards ')).toBeUndefined();
  expect(typed.own('Anna').answers).toEqual({ q1: 'The Quizzards' });
  expect(parseAnswer('x'.repeat(121)).ok).toBe(false);
});

describe('the reveal of a poll', () => {
  test('counts the answers that were offered, without a solution', () => {
    const { scene, host, phone } = given(pick, [1, 1, 0]).goTo('reveal');
    expect(scene).toMatchObject({ name: 'reveal', tally: { kind: 'poll', counts: [1, 2, 0] } });
    for (const view of [scene, host, phone.scene]) expect(view).not.toHaveProperty('solution');
    expect(phone.scene).not.toHaveProperty('tally');
  });

  test('shows typed answers once they are let in, the most frequent first', () => {
    const game = given(words, ['Die Löwen', 'Quizzards', 'quizzards!', 'Rude']).goTo('reveal');
    expect(tallyOf(game)).toEqual({ kind: 'poll', groups: [], pending: true });
    letIn(game, 'Die Löwen');
    letIn(game, 'Quizzards');
    letIn(game, 'Rude', false);
    expect(tallyOf(game.restart())).toEqual({
      kind: 'poll',
      groups: [
        { text: 'Quizzards', count: 2 },
        { text: 'Die Löwen', count: 1 },
      ],
    });
    game.command({ type: 'unmark', questionId: 'q1', answer: 'Quizzards' });
    expect(tallyOf(game)).toEqual({ kind: 'poll', groups: [{ text: 'Die Löwen', count: 1 }] });
  });

  test('accepts them while answers are closed, before anybody sees them', () => {
    const game = given(words, ['Quizzards']).goTo('closed');
    expect(game.host.marking).toMatchObject([{ groups: [{ text: 'Quizzards', correct: false }] }]);
    expect(letIn(game, 'Quizzards')).toBeUndefined();
    expect(JSON.stringify(game.monitor)).not.toContain('Quizzards');
    expect(tallyOf(game.goTo('reveal'))).toMatchObject({ groups: [{ text: 'Quizzards' }] });
  });

  test('shows at most twenty texts', () => {
    const names = Array.from({ length: 200 }, (_none, at) => `Team ${at}`);
    const game = new GamePlay({ questions: [words] }, names).start();
    names.forEach((name, at) => game.answer(name, 'q1', at < 2 ? 'first' : `text ${at}`));
    game.goTo('reveal');
    for (const { text } of game.groupsOf('q1')) letIn(game, text);
    expect(tallyOf(game)?.kind === 'poll' && tallyOf(game)).toMatchObject({
      groups: { length: 20, 0: { text: 'first', count: 2 } },
    });
  });

  test('stars bad words, unless the host uncovers them', () => {
    const game = given(words, ['Wichser']).goTo('reveal');
    expect(game.groupsOf('q1')).toMatchObject([{ text: 'Wichser', starred: true, shownText: 'W******' }]);
    letIn(game, 'Wichser');
    expect(tallyOf(game)).toMatchObject({ groups: [{ text: 'W******', count: 1 }] });
    game.command({ type: 'uncover', text: 'Wichser' });
    expect(tallyOf(game)).toMatchObject({ groups: [{ text: 'Wichser' }] });
  });

  test('says when nobody answered', () => {
    expect(tallyOf(given(pick, []).goTo('reveal'))).toEqual({ kind: 'poll', counts: [0, 0, 0] });
    expect(tallyOf(given(words, []).goTo('reveal'))).toEqual({ kind: 'poll', groups: [] });
  });

  test('has nothing to mark where answers were offered', () => {
    const game = given(pick, [1]).goTo('reveal');
    expect(game.host.marking).toEqual([]);
    expect(letIn(game, 'Wine')).toBe('command_refused');
  });
});

describe('a poll counts for nothing:', () => {
  const quiz = { joker: true, rounds: [{ title: 'R', questions: [choice('A'), pick, words] }] };
  function played(): GamePlay {
    const game = new GamePlay(quiz, NAMES).start();
    game.joker('Anna', 0);
    game.goTo('question').answer('Anna', 'q1', 1);
    game.goTo('question').answer('Anna', 'q2', 0);
    game.answer('Ben', 'q2', 0);
    game.goTo('question').answer('Anna', 'q3', 'Quizzards');
    game.goTo('closed');
    game.command({ type: 'mark', questionId: 'q3', answer: 'Quizzards', correct: true });
    return game.goTo('podium');
  }

  test('no points, even with the joker, and neither right nor wrong on phones', () => {
    const game = played();
    expect(game.host.players.map(({ points }) => points)).toEqual([2, 0, 0, 0]);
    expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 2 } });
    expect(game.own('Anna').answers).toEqual({ q1: 1, q2: 0, q3: 'Quizzards' });
    expect(awardsOf(game).map(({ value }) => value)).not.toContain('Beer or wine?');
  });

  test('no place on a paper sheet', () => {
    const game = played();
    game.command({ type: 'addPaper', name: 'Paper' });
    const score = { type: 'score', playerId: 'Anna', share: 1 } as const;
    expect(game.command({ ...score, questionId: 'q2' })).toBe('command_refused');
    expect(game.command({ ...score, questionId: 'q1' })).toBeUndefined();
    const onPaper = new GamePlay(quiz, ['Paper']).start();
    onPaper.command({ type: 'toPaper', playerId: 'Paper' });
    onPaper.goTo('question').command({ ...score, playerId: 'Paper', questionId: 'q1' });
    expect(missingSheets(onPaper.goTo('podium'))).toBe(0);
  });

  test('no line among answers and questions in the results, but a table of its own', () => {
    const results = collectResults(played());
    expect(results.questions.map(({ questionId }) => questionId)).toEqual(['q1']);
    expect(results.answers.map(({ questionId }) => questionId)).toEqual(['q1']);
    expect(results.corrections).toEqual([]);
    expect(resultTables(results, 'en').at(-1)).toMatchObject({
      name: 'Polls',
      rows: [
        [1, 2, 'Beer or wine?', 'Beer', 2],
        [1, 3, 'The best team name?', 'Quizzards', 1],
      ],
    });
    const without = given(choice('A'), [1]).goTo('podium');
    expect(collectResults(without)).not.toHaveProperty('opinions');
  });

  test('no right answer in what a player takes home', () => {
    const questions = takenHome(played(), 'Anna')?.rounds[0]?.questions;
    expect(questions).toMatchObject([{ solution: 'green' }, { answer: 'Beer' }, { answer: 'Quizzards' }]);
    for (const question of questions?.slice(1) ?? []) expect(question.solution).toBeUndefined();
  });
});
