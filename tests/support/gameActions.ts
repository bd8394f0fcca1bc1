import type { Answer, QuestionKind } from '../../src/contract/question';
import type { SubmittedAnswer } from '../../src/contract/fromPhones';
import type { Command, CommandOf } from '../../src/contract/fromHosts';
import { OBJECTION_STATES, PACES } from '../../src/contract/limits';
import type { GamePlay } from './gamePlay';
import { fc } from './property';

export const NAMES = ['Anna', 'Ben', 'Cleo'];

/** Texts that reveal where they come from: each contains the question's id. */
const marked = (id: string) => ({
  question: `TEXT-${id}`,
  note: `NOTE-${id}`,
  explanation: `EXPLAINED-${id}`,
  image: `FILE-${id}`,
});
const offered = (id: string) => ['a', 'b', 'c'].map((letter) => `OFFERED-${id} ${letter}`);
const choiceOf = (id: string) => ({ ...marked(id), answers: offered(id), correctAnswer: 1 });
const textOf = (id: string) => ({ ...marked(id), acceptedAnswers: [`RIGHT-${id}`, 'Beethoven'] });

const partsOf = (id: string, anyOrder: boolean) => ({
  ...marked(id),
  parts: [`RIGHT-${id}`, 'Waterloo', 'ABBA'].map((text, at) => ({
    label: `LABEL-${id} ${at}`,
    acceptedAnswers: [text],
  })),
  anyOrder,
});

const matchOf = (id: string) => ({
  ...marked(id),
  pairs: offered(id).map((right, at) => [`LEFT-${id} ${at}`, right]),
  points: 2,
});

const stagesOf = (id: string) => ({
  ...textOf(id),
  stages: [
    { text: `CLUE-${id} 0` },
    { text: `CLUE-${id} 1`, image: `FILE-${id} 1` },
    { image: `FILE-${id} 2` },
  ],
  stagePoints: [4, 2, 1],
});

/** A quiz with a round for each way to reveal and to score, and with all kinds of questions. */
export const markedQuiz = {
  joker: true,
  rounds: [
    {
      title: 'One',
      seconds: 20,
      questions: [
        choiceOf('q1'),
        textOf('q2'),
        { ...marked('q3'), answers: offered('q3'), correctAnswers: [0, 2] },
      ],
    },
    {
      reveal: 'round',
      scoring: 'speed',
      readSeconds: 0,
      questions: [
        textOf('q4'),
        { ...marked('q5'), correctOrder: offered('q5'), seconds: null },
        { ...marked('q6'), correctNumber: 10, nearest: [3, 2, 1] },
      ],
    },
    {
      title: 'Three',
      seconds: null,
      questions: [
        { ...marked('q7'), correctNumber: 5, tolerance: 1 },
        partsOf('q8', false),
        partsOf('q9', true),
        matchOf('q10'),
        stagesOf('q11'),
        { ...marked('q12'), poll: 'choice', answers: offered('q12') },
        { ...marked('q13'), poll: 'text' },
      ],
    },
  ],
  tieBreak: { ...marked('tieBreak'), correctNumber: 7 },
};

/** A quiz without a joker, in which players stake points on most questions. */
export const wageredQuiz = {
  questions: [
    { ...choiceOf('q1'), points: 3 },
    { ...textOf('q2'), wager: true, seconds: null },
    { ...stagesOf('q3'), wager: true },
    { ...partsOf('q4', false), points: 3, wager: true },
    { ...marked('q5'), correctNumber: 10, nearest: [3, 2, 1], wager: true },
  ],
  tieBreak: { ...marked('tieBreak'), correctNumber: 7 },
};

export interface Action {
  run(game: GamePlay): void;
  toString(): string;
}
const action = (name: string, run: (game: GamePlay) => unknown): Action => ({
  run: (game) => void run(game),
  toString: () => name,
});

const player = fc.constantFrom(...NAMES, 'Dora');
const questionId = fc.constantFrom(
  'tieBreak',
  'added1',
  ...Array.from({ length: 11 }, (_, at) => `q${at + 1}`),
);
/** Possible answers to each kind of question; for some kinds, the right ones come first. */
const ANSWERS: Record<QuestionKind, Answer[]> = {
  choice: [1, 0, 2, 7],
  multiple: [[0, 2], [0], [1, 2], [9]],
  text: ['Beethoven', 'Bethoven', 'Mozart', 'mozart!', 'right-q2', 'right-q4'],
  number: [10, 5, 7, 9, 12, 4.5],
  order: '012 021 102 120 201 210'.split(' ').map((order) => [...order].map(Number)),
  parts: [
    ['right-q8', 'Waterloo', 'ABBA'],
    ['ABBA', 'Waterlo', ''],
    ['', 'Queen', 'abba'],
    ['Queen', 'Queen', 'Queen'],
    ['', '', ''],
  ],
  match: [
    [0, 1, 2],
    [null, 2, 1],
    [1, null, null],
    [null, null, null],
    [0, 0, null],
  ],
  stages: ['right-q11', 'Beethoven', 'Mozart', 'mozart!'],
  // Some fit a poll with answers to choose from, and some one that is answered by typing.
  poll: [0, 'Mozart', 2, 'mozart!', 1, 'Haydn'],
};
const markable = fc.oneof<fc.Arbitrary<string | number | number[]>[]>(
  fc.integer({ min: -1, max: 12 }),
  fc.constantFrom('right-q2', 'right-q4', 'right-q11', 'Bethoven', 'Mozart', 'mozart!'),
  fc.constantFrom([0, 2], [0], [1, 0, 2], [2, 1, 0], [0, 1, 2]),
);
const answer = fc.oneof<fc.Arbitrary<SubmittedAnswer>[]>(
  markable,
  fc.constantFrom(...ANSWERS.parts, [null, 'abba', null], ['Waterloo', null, '']),
  fc.constantFrom(...ANSWERS.match),
);
/** Commands of this type, with such values of its fields. */
function commandsOf<T extends Command['type']>(
  type: T,
  fields: { [Field in Exclude<keyof CommandOf<T>, 'type'>]?: fc.Arbitrary<CommandOf<T>[Field]> },
): fc.Arbitrary<Command> {
  const model = { type: fc.constant(type), ...fields } as object as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(model) as unknown as fc.Arbitrary<Command>;
}
const asked = {
  text: fc.constantFrom('Beer?', 'Wine?'),
  answers: fc.constant<string[]>(['Yes', 'No', 'Later']),
  correct: fc.constantFrom(undefined, 1, 2),
  points: fc.constantFrom(undefined, 0, 2.5),
};
const command = fc.oneof<fc.Arbitrary<Command>[]>(
  fc.constantFrom<Command>({ type: 'start' }, { type: 'endBreak' }, { type: 'end' }),
  fc.constantFrom<Command>({ type: 'pause' }, { type: 'resume' }, { type: 'resume' }),
  commandsOf('scores', { shown: fc.boolean() }),
  commandsOf('startBreak', { minutes: fc.constantFrom(0, 1) }),
  commandsOf('ask', asked),
  commandsOf('livePolls', { on: fc.boolean() }),
  commandsOf('autopilot', { on: fc.boolean() }),
  commandsOf('scoresOneByOne', { on: fc.boolean() }),
  commandsOf('scoring', { scoring: fc.constantFrom('points', 'speed', null) }),
  commandsOf('pace', { factor: fc.constantFrom(...PACES) }),
  commandsOf('volume', { level: fc.constantFrom(0, 0.5, 1) }),
  commandsOf('lock', { locked: fc.boolean() }),
  commandsOf('rename', { playerId: player, name: fc.constantFrom('Eve', 'anna', '') }),
  commandsOf('mark', { questionId, answer: markable, correct: fc.boolean() }),
  commandsOf('objection', {
    questionId,
    playerId: player,
    state: fc.constantFrom(...OBJECTION_STATES),
  }),
  commandsOf('objections', { on: fc.boolean() }),
  commandsOf('asked', { questionId }),
  commandsOf('void', { questionId, voided: fc.boolean() }),
  commandsOf('adjust', {
    adjustmentId: fc.constantFrom('a', 'b'),
    playerId: player,
    points: fc.constantFrom(-0.5, 0, 1, 3),
    reason: fc.constant(''),
  }),
  commandsOf('score', { playerId: player, questionId, share: fc.constantFrom(0, 0.5, 1, null) }),
  commandsOf('scoreRound', {
    playerId: player,
    roundIndex: fc.constantFrom(0, 1, 3, 4),
    points: fc.constantFrom(0, 2.5, null),
  }),
  commandsOf('joker', { playerId: player, roundIndex: fc.constantFrom(0, 1, 3, 4, null) }),
  commandsOf('stake', { playerId: player, questionId, points: fc.constantFrom(0, 2.5, null) }),
  commandsOf('toPaper', { playerId: player }),
  commandsOf('devices', { limit: fc.constantFrom(1, 8) }),
);

/** Everybody answers the open questions; `picks` says with what, in turn. */
function answerOpen(game: GamePlay, picks: readonly number[]): void {
  const { questions, beside } = game.phone;
  const open = new Map([...questions, ...(beside?.questions ?? [])].map((each) => [each.questionId, each]));
  for (const { questionId: id, kind } of open.values())
    game.state.players.forEach(({ playerId }, i) => {
      const offers = ANSWERS[kind];
      game.answer(playerId, id, offers[picks[i % picks.length]! % offers.length]!);
    });
}
const picks = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });

const move = fc.constantFrom('next', 'back', 'close').map((type) => action(type, (game) => game.move(type)));
const moreTime = fc
  .constantFrom(15, 60, 300)
  .map((seconds) => action(`${seconds} s more`, (game) => game.addTime(seconds)));
const playOn = fc.tuple(fc.integer({ min: 1, max: 8 }), picks).map(([scenes, which]) =>
  action(`play ${scenes} scenes with ${which.join()}`, (game) => {
    for (let i = 0; i < scenes; i++) {
      answerOpen(game, which);
      game.move('next');
    }
  }),
);
const answers = picks.map((which) => action(`answer ${which.join()}`, (game) => answerOpen(game, which)));
const anyAnswer = fc
  .tuple(player, questionId, answer)
  .map(([who, id, what]) =>
    action(`${who} answers ${id} with ${JSON.stringify(what)}`, (game) => game.answer(who, id, what)),
  );
const ready = fc
  .tuple(player, fc.boolean())
  .map(([who, is]) => action(`${who} ready ${is}`, (game) => game.ready(who, is)));
const joker = fc
  .tuple(player, fc.constantFrom(0, 1, 2, null))
  .map(([who, index]) => action(`${who} joker ${index}`, (game) => game.joker(who, index)));
const stake = fc
  .tuple(player, fc.constantFrom('q2', 'q3', 'q4', 'q5', 'q1'), fc.constantFrom(0, 1, 2.5, 4, -1, 1_000))
  .map(([who, id, points]) =>
    action(`${who} stakes ${points} on ${id}`, (game) => game.stake(who, id, points)),
  );
/** Everybody stakes a part of their points if that is possible. */
const stakes = picks.map((which) =>
  action(`stakes ${which.join()}`, (game) => {
    const { scene } = game;
    if (scene.name !== 'wager') return;
    game.state.players.forEach(({ playerId }, at) => {
      const { stakeable = 0 } = game.own(playerId);
      game.stake(playerId, scene.questionId, (stakeable * which[at % which.length]!) / 5);
    });
  }),
);
/** Everybody plays the joker if that is possible. */
const jokers = fc.constant(
  action('jokers', (game) => {
    const { scene } = game;
    if (scene.name === 'round') for (const name of NAMES) game.joker(name, scene.round.index);
  }),
);
const commands = command.map((each) => action(JSON.stringify(each), (game) => game.command(each)));
/** The host adds a question at the next reveal. */
const adding = commandsOf('ask', asked).map((each) =>
  action(`at a reveal ${JSON.stringify(each)}`, (game) => {
    for (let moves = 0; moves < 20 && game.scene.name !== 'reveal'; moves++) game.move('next');
    game.command(each);
  }),
);
const marking = fc.tuple(fc.nat(50), fc.constantFrom(0, 0.5, 1)).map(([which, share]) =>
  action(`mark ${which} ${share}`, (game) => {
    const groups = game.host.marking.flatMap((each) =>
      game
        .groupsOf(each.questionId)
        .map(({ text, part }) => ({ questionId: each.questionId, answer: text, part })),
    );
    const group = groups[which % Math.max(1, groups.length)];
    if (group) game.command({ type: 'mark', ...group, correct: share > 0, share });
  }),
);
const staleNext = fc
  .nat(60)
  .map((step) => action(`next at ${step}`, (game) => game.command({ type: 'next', step })));
const time = fc
  .constantFrom(100, 600, 4_000, 25_000)
  .map((ms) => action(`${ms} ms pass`, (game) => game.pass(ms)));
const coming = fc.tuple(
  player,
  fc.constantFrom('joined', 'joined', 'connected', 'gone', 'left', 'removed', 'paper', 'offPaper'),
);
const people = coming.map(([playerId, what]) =>
  action(`${playerId} ${what}`, (game) => {
    if (what === 'joined') return game.join(playerId);
    if (what === 'paper') return game.join(playerId, { paper: true });
    if (what === 'offPaper') return game.happen({ type: 'offPaper', playerId });
    if (what === 'left') return game.leave(playerId);
    if (what === 'removed') return game.command({ type: 'remove', playerId });
    return game.connect(playerId, what === 'connected');
  }),
);
const restart = fc.constant(action('restart', (game) => game.restart()));

/** Whatever hosts, players, time and a power cut can do, in any order; most often the game just goes on. */
export const actions = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: playOn },
      { weight: 5, arbitrary: move },
      { weight: 2, arbitrary: moreTime },
      { weight: 5, arbitrary: answers },
      { weight: 2, arbitrary: anyAnswer },
      { weight: 2, arbitrary: ready },
      { weight: 2, arbitrary: joker },
      { weight: 2, arbitrary: jokers },
      { weight: 1, arbitrary: stake },
      { weight: 3, arbitrary: stakes },
      { weight: 5, arbitrary: commands },
      { weight: 2, arbitrary: adding },
      { weight: 3, arbitrary: marking },
      { weight: 1, arbitrary: staleNext },
      { weight: 3, arbitrary: time },
      { weight: 1, arbitrary: people },
      { weight: 1, arbitrary: restart },
    ),
    { minLength: 5, maxLength: 40, size: 'max' },
  )
  .map((list) => [action('start', (game) => game.start()), ...list]);
