import { describe, expect, test } from 'vitest';
import type { HostGame } from '../../src/contract/toHosts';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';
import { type AnswersToQuestion, withGiven } from '../../src/game/state';

/** The limit for HostUpdated, in bytes. A record of a mebibyte or more would endanger the connection. */
const WANTED = 40_000;

const TEXT = 'Which of these rivers is the longest one that reaches the sea in this country?';
const textQuestion = (number: number) => ({ question: `${number} ${TEXT}`, acceptedAnswers: ['Elbe'] });

/** A closed round of this many text questions, revealed at its end, with each player's answers. */
function closedRound(names: string[], rounds: number, questions: number, answer: (of: number) => string) {
  const round = { questions: Array.from({ length: questions }, (_, number) => textQuestion(number)) };
  const game = new GamePlay({ reveal: 'round', rounds: Array<object>(rounds).fill(round) }, names).start();
  const given = names.reduce<AnswersToQuestion | undefined>(
    (all, name, of) => withGiven(all, name, { answer: answer(of), afterMs: of }),
    undefined,
  );
  const ids = game.plan.questions.map(({ question }) => question.questionId);
  game.state = { ...game.state, answers: Object.fromEntries(ids.map((id) => [id, [...given!]])) };
  for (let closed = 0; closed < rounds; closed++) game.goTo('closed');
  return game;
}

const bytesOf = (game: HostGame) => Buffer.byteLength(JSON.stringify(game));
const withGroups = ({ marking }: HostGame) =>
  marking.filter(({ groups }) => groups).map(({ questionId }) => questionId);
const names = (count: number) =>
  Array.from({ length: count }, (_, of) => `Team number ${of}`.padEnd(24, '.'));

describe('the message to hosts', () => {
  test('stays small with 200 players at the end of 60 questions', () => {
    const { host } = closedRound(names(200), 6, 10, (of) => `Some river ${of % 60}`);
    expect(host.marking).toHaveLength(60);
    expect(withGroups(host)).not.toEqual([]);
    expect(bytesOf(host)).toBeLessThan(WANTED);
  });

  test('stays small with long answers that are all starred', () => {
    const game = closedRound(names(100), 1, 15, (of) => `${of} Wichser ${'😀'.repeat(50)}`);
    expect(game.groupsOf('q1')[0]).toMatchObject({ starred: true });
    expect(bytesOf(game.host)).toBeLessThan(WANTED);
    expect(game.host.marking.map(({ waiting }) => waiting)).toEqual(Array(15).fill(undefined));
  });
});

describe('the answers to closed questions', () => {
  const file = { questions: [choice('A'), textQuestion(2), choice('C')] };
  const mark = (game: GamePlay, correct: boolean) =>
    game.command({ type: 'mark', questionId: 'q1', answer: 'red', correct });

  /** The first two questions are revealed, and the third is being asked. */
  function askingThird(): GamePlay {
    const game = new GamePlay(file).start();
    game.answer('Anna', 'q1', 0);
    game.goTo('question').answer('Ben', 'q2', 'Elbbe');
    return game;
  }

  test('are included for what the scene closes and reveals, and all questions are listed', () => {
    const game = askingThird().goTo('closed');
    expect(withGroups(game.host)).toEqual(['q2']);
    expect(withGroups(game.goTo('reveal').host)).toEqual(['q2']);
    expect(withGroups(game.goTo('question').host)).toEqual([]);
    expect(game.host.marking).toMatchObject([{ questionId: 'q1' }, { questionId: 'q2', waiting: 1 }]);
    expect(game.groupsOf('q2')).toMatchObject([{ text: 'Elbbe', doubtful: true }]);
  });

  test('are included for a whole round that is closed together', () => {
    const game = new GamePlay({ ...file, reveal: 'round' }).start().goTo('closed');
    expect(withGroups(game.host)).toEqual(['q1', 'q2', 'q3']);
  });

  test('are included for the question just marked, until the scene changes', () => {
    const game = askingThird();
    mark(game, true);
    expect(withGroups(game.host)).toEqual(['q1']);
    game.command({ type: 'unmark', questionId: 'q1', answer: 'red' });
    expect(withGroups(game.restart().host)).toEqual(['q1']);
    expect(withGroups(game.goTo('closed').host)).toEqual(['q2']);
  });

  test('have another version when they change', () => {
    const game = askingThird();
    const version = () => game.host.marking[0]!.version;
    const before = version();
    mark(game, true);
    expect(version()).not.toBe(before);
    mark(game, false);
    game.command({ type: 'unmark', questionId: 'q1', answer: 'red' });
    expect(version()).toBe(before);
    game.leave('Anna');
    expect(version()).not.toBe(before);
  });
});
