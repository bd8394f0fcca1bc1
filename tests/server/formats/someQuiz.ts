import { QUIZ_LIMITS, type QuestionSource, type QuizSource } from '../../../src/contract/question';
import { fc } from '../../support/property';

const PIECES = [
  ...'a Bach = ~ # #### { } : :: \\ \\n // -> * %50% [html] <b> &amp; & " ; | , 1 2,3 _x0041_ Ä 👍 T / ohne'.split(
    ' ',
  ),
  ' ',
  '\n',
  '$CATEGORY: x',
  'ANSWER: A',
];
/** Texts made of the special characters of the formats. */
const tricky = (maxLength = 8) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength })
    .map((pieces) => pieces.join('').trim())
    .filter(Boolean);
const texts = (minLength: number, maxLength: number) => fc.array(tricky(4), { minLength, maxLength });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const points = fc.integer({ min: 0, max: 200 }).map((half) => half / 2);
const seconds = some(fc.option(fc.integer({ min: 5, max: 3600 })));
const decimal = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
  .map((value) => value + 0);

const choice = texts(2, 6).chain((answers) =>
  fc.record({ answers: fc.constant(answers), correctAnswer: fc.nat(answers.length - 1) }),
);
const multiple = texts(2, 6).chain((answers) =>
  fc.record({
    answers: fc.constant(answers),
    correctAnswers: fc.uniqueArray(fc.nat(answers.length - 1), { minLength: 1 }),
  }),
);
const number = fc.oneof(
  fc.record({
    correctNumber: decimal,
    unit: some(tricky(3).filter((unit) => unit.length <= QUIZ_LIMITS.unit)),
    tolerance: some(decimal.map(Math.abs)),
  }),
  fc.record({ correctNumber: fc.integer(), nearest: fc.array(points, { minLength: 1, maxLength: 4 }) }),
);
const order = fc
  .uniqueArray(tricky(4), { minLength: 2, maxLength: 6 })
  .map((correctOrder) => ({ correctOrder }));
const text = texts(1, 20).map((acceptedAnswers) => ({ acceptedAnswers }));

const parts = fc
  .array(fc.record({ label: tricky(4), acceptedAnswers: texts(1, 3) }), { minLength: 2, maxLength: 10 })
  .chain((list) => fc.record({ parts: fc.constant(list), anyOrder: some(fc.boolean()) }));

const sides = (count: number) =>
  fc.uniqueArray(tricky(4), { minLength: count, maxLength: count, selector: (text) => text });
const match = fc
  .integer({ min: 2, max: 8 })
  .chain((count) => fc.tuple(sides(count), sides(count)))
  // A pair whose sides are equal is refused.
  .filter(([left, right]) => left.every((text, at) => text.trim() !== right[at]!.trim()))
  .map(([left, right]) => ({ pairs: left.map((text, at): [string, string] => [text, right[at]!]) }));

const pictures = fc.constantFrom('x.png', 'y z.jpg', 'a;b.png');
const stage = fc.oneof(
  fc.record({ text: tricky(4) }),
  fc.record({ image: pictures }),
  fc.record({ text: tricky(4), image: pictures }),
);
const stages = fc.array(stage, { minLength: 2, maxLength: 6 }).chain((list) =>
  fc.record({
    stages: fc.constant(list),
    acceptedAnswers: texts(1, 3),
    stagePoints: some(
      fc
        .array(points, { minLength: list.length, maxLength: list.length })
        .map((all) => all.sort((one, other) => other - one)),
    ),
  }),
);

const basics = fc.record({
  question: tricky(),
  points: some(points),
  seconds,
  explanation: some(tricky()),
  note: some(tricky()),
  image: some(fc.constantFrom('x.png', 'y z.jpg')),
  imageAlt: some(tricky()),
  audio: some(fc.constantFrom('song.mp3', 'y z.ogg')),
  audioFrom: some(fc.constantFrom(0, 61.5)),
  audioTo: some(fc.constantFrom(75, 1200.1)),
  audioFade: some(fc.constantFrom(0, 2.5)),
  audioGain: some(fc.constantFrom(0.01, 0.251, 1)),
  source: some(tricky().filter((text) => text.length <= QUIZ_LIMITS.source)),
  checkAfter: some(fc.constantFrom('2027-01-31', '2028-02-29')),
});
const question = (kind: fc.Arbitrary<object>): fc.Arbitrary<QuestionSource> =>
  fc.tuple(basics, kind).map(([fields, own]) => ({ ...fields, ...own }));
const questions = fc.array(question(fc.oneof(choice, multiple, number, order, text, parts, match, stages)), {
  minLength: 1,
  maxLength: 4,
});

const play = {
  scoring: some(fc.constantFrom('points' as const, 'speed' as const)),
  reveal: some(fc.constantFrom('question' as const, 'round' as const)),
  seconds,
};
const round = fc.record({ title: some(tricky()), ...play, questions });
const head = fc.record({
  quizName: tricky(),
  quizDescription: some(tricky()),
  ...play,
  scores: some(fc.constantFrom('round' as const, 'end' as const)),
  joker: some(fc.boolean()),
  rules: some(tricky()),
  tieBreak: some(question(number)),
});

/** Gives some questions a wager, where that is possible: every second one, or none. */
function withWagers(quiz: QuizSource, has: boolean): QuizSource {
  const wagered = (list: QuestionSource[], reveal: QuizSource['reveal']): QuestionSource[] =>
    has && !quiz.joker && (reveal ?? quiz.reveal) !== 'round'
      ? list.map((each, at) => (at % 2 ? each : { ...each, wager: true }))
      : list;
  return {
    ...quiz,
    ...(quiz.questions && { questions: wagered(quiz.questions, undefined) }),
    ...(quiz.rounds && {
      rounds: quiz.rounds.map((each) => ({ ...each, questions: wagered(each.questions, each.reveal) })),
    }),
  };
}

/** Any playable quiz. */
export const someQuiz: fc.Arbitrary<QuizSource> = fc
  .tuple(
    head,
    fc.oneof(
      fc.record({ questions }),
      fc.record({ rounds: fc.array(round, { minLength: 1, maxLength: 4 }) }),
    ),
    fc.boolean(),
  )
  .map(([fields, list, has]) => {
    const quiz = JSON.parse(JSON.stringify({ ...fields, ...list })) as QuizSource;
    return withWagers(quiz, has);
  });
