import { test, expect } from 'vitest';
import { parsePlayerGame, parsePlayerOwn } from '../../../../src/contract/toPhones';
import { QUESTION_KINDS } from '../../../../src/contract/question';
import {
  RULES,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
} from '../../../../src/host/workshop/draft/draft';
import { previewOf } from '../../../../src/host/workshop/preview/previewOf';
import { fc } from '../../../support/property';
import { parseSessionGame } from '../../../support/parseSessionGame';

/** What people might type in place of a number or a text. */
const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '∞', '0', '-1', '3, 2, 1', '3;x', '1,5', '1e9', '9'.repeat(400), '__proto__'),
);
const settings = fc.record({
  scoring: fc.constantFrom('', 'points', 'speed'),
  reveal: fc.constantFrom('', 'question', 'round'),
  seconds: typed,
  readSeconds: typed,
} as const);
let keys = 0;
const key = fc.constant(null).map(() => `k${++keys}`);
const answer = fc.record({ key, label: typed, text: typed, image: typed, right: fc.boolean() });
const question: fc.Arbitrary<QuestionDraft> = fc.record({
  key,
  kind: fc.constantFrom(...QUESTION_KINDS),
  anyOrder: fc.boolean(),
  partial: fc.boolean(),
  wager: fc.boolean(),
  stages: fc.array(fc.record({ text: typed, image: typed, points: typed }), { maxLength: 8 }),
  poll: fc.constantFrom('choice', 'text'),
  counting: fc.constantFrom('exact', 'nearest', 'tolerance'),
  answers: fc.array(answer, { maxLength: 8 }),
  rest: fc.constant({}),
  text: typed,
  number: typed,
  unit: typed,
  nearest: typed,
  tolerance: typed,
  points: typed,
  seconds: typed,
  readSeconds: typed,
  explanation: typed,
  note: typed,
  source: typed,
  checkAfter: typed,
  image: typed,
  imageAlt: typed,
  audio: typed,
  audioFrom: typed,
  audioTo: typed,
  audioFade: typed,
  audioGain: typed,
  video: typed,
});
const round: fc.Arbitrary<RoundDraft> = fc.record({
  key,
  title: typed,
  settings: fc.tuple(settings, fc.boolean()).map(([play, beside]) => ({ ...play, beside })),
  questions: fc.array(question, { maxLength: 4 }),
  rest: fc.constant({}),
});
const draft: fc.Arbitrary<QuizDraft> = fc.record({
  name: typed,
  description: typed,
  settings: fc
    .tuple(settings, fc.constantFrom('', 'round', 'end'), fc.boolean(), typed)
    .map(([play, scores, joker, rules]) => ({ ...play, scores, joker, rules })),
  tieBreak: fc.option(question),
  rounds: fc.array(round, { maxLength: 3 }),
  rest: fc.constant({}),
});

test('any draft shows a readable game, at each of its questions', () => {
  fc.assert(
    fc.property(draft, (quiz) => {
      const questions = [quiz.tieBreak ?? [], ...quiz.rounds.map((each) => each.questions)].flat();
      for (const asked of [null, RULES, ...questions.map((each) => each.key)])
        for (const moment of ['question', 'solution'] as const) {
          const { game, phone, own } = previewOf(quiz, asked, moment, new Map());
          expect(parseSessionGame(game)).toEqual({ ok: true, value: game });
          expect(parsePlayerGame(phone)).toEqual({ ok: true, value: phone });
          expect(parsePlayerOwn(own)).toEqual({ ok: true, value: own });
        }
    }),
    { numRuns: 30 },
  );
});
