import { describe, expect, test } from 'vitest';
import { filesOf } from '../../src/game/quiz/quiz';
import { hintsOn } from '../../src/session/rehearsal/hints';
import { GamePlay } from '../support/gamePlay';
import { choice, faultsIn } from '../support/gameQuizzes';

const FILES = ['a.png', 'bb.png', 'ccc.png'];
const logo = (rest: object = {}) => choice('Whose logo?', { answerImages: FILES, ...rest });
const asking = (question: object, faults: GamePlay['faults'] = {}) => {
  const game = new GamePlay({ questions: [question] });
  game.faults = faults;
  return game.start();
};
const URLS = ['/media/5', '/media/6', '/media/7'];

describe('answers with a picture each', () => {
  test('are shown with them to monitors and phones, from the question to its reveal', () => {
    const game = asking(logo());
    expect(game.monitor.scene).toMatchObject({ question: { answerImages: URLS } });
    expect(game.phone.questions).toMatchObject([{ answerImages: URLS }]);
    game.goTo('reveal');
    expect(game.monitor.scene).toMatchObject({ question: { answerImages: URLS } });
    expect(game.phone.scene).toMatchObject({ question: { answerImages: URLS } });
  });

  test('may have several right ones', () => {
    const { answers } = choice('');
    const game = asking({ question: 'Which?', answers, correctAnswers: [0, 1], answerImages: FILES });
    expect(game.monitor.scene).toMatchObject({ question: { kind: 'multiple', answerImages: URLS } });
  });

  test('keep their places where a file is missing, and have no pictures where all are', () => {
    expect(asking(logo(), { 'bb.png': 'missing' }).phone.questions).toMatchObject([
      { answerImages: ['/media/5', null, '/media/7'] },
    ]);
    const faults = Object.fromEntries(FILES.map((file) => [file, 'broken' as const]));
    expect(JSON.stringify(asking(logo(), faults).phone)).not.toContain('answerImages');
  });

  test('are preloaded and reported missing as other pictures are, each file once', () => {
    const game = asking(logo({ answerImages: ['a.png', 'bb.png', 'a.png'] }), { 'bb.png': 'missing' });
    expect(game.host.preload).toEqual(['/media/5']);
    expect(game.host.mediaFaults).toMatchObject([{ kind: 'image', fileName: 'bb.png', fault: 'missing' }]);
    expect(filesOf(game.plan.questions[0]!.question)).toHaveLength(2);
  });

  test('are pictures for the hints of the rehearsal', () => {
    const silent = (image: object) =>
      new GamePlay({ questions: Array.from({ length: 15 }, (_, at) => choice(`Q${at}?`, image)) });
    const hintsOf = ({ plan }: GamePlay) => hintsOn(plan).map(({ hint }) => hint);
    expect(hintsOf(silent({}))).toContain('silent');
    expect(hintsOf(silent({ answerImages: FILES }))).not.toContain('silent');
  });
});

test('a question without pictures of its answers says nothing of them', () => {
  const nothing = [asking(choice('Which?')), asking(choice('Which?', { answerImages: [] }))];
  for (const { monitor, phone } of nothing)
    expect(JSON.stringify([monitor, phone])).not.toContain('answerImages');
});

test('a quiz whose answers have too few pictures, or files that are none, says so', () => {
  const faultsOf = (answerImages: unknown) => faultsIn({ questions: [logo({ answerImages })] });
  expect(faultsOf(['a.png', 'b.png'])).toEqual(['questions/0/answerImages picture_by_answer']);
  expect(faultsOf(['a.png', '', 'c.png'])).toEqual(['questions/0/answerImages picture_by_answer']);
  expect(faultsOf(['a.png', '../b.png', 'c.png'])).toEqual(['questions/0/answerImages/1 not_file_name']);
  expect(faultsOf('a.png')).toEqual(['questions/0/answerImages not_list']);
});
