import { describe, expect, test } from 'vitest';
import { languageOfTag } from '../../../src/contract/languages';
import { questionsInOrder, type QuestionSource, type QuizSource } from '../../../src/contract/question';
import { plainText } from '../../../src/contract/plainText';
import { houseEvenings } from '../../../src/server/quizzes/house';
import { HOUSE_MEDIA } from '../../../src/server/quizzes/media/houseMedia';
import { WHOLE_LANGUAGES } from '../../support/words';

type Question = QuestionSource & { id: string };

const EVENINGS = houseEvenings();
const sourceIn = (language: string) =>
  EVENINGS.find((quiz) => quiz.language === language)!.source as QuizSource;
const allIn = (quiz: QuizSource) => [...questionsInOrder(quiz), quiz.tieBreak] as Question[];
const ENGLISH = sourceIn('en');

/** What makes a question right or wrong, whatever its words are. */
function meaningOf(question: Question) {
  const { id, correctAnswer, correctAnswers, correctNumber, tolerance, nearest, points, seconds } = question;
  const { wager, image, audio, source, stagePoints } = question;
  const lengths = [question.answers, question.correctOrder, question.pairs, question.stages, question.parts];
  const fields = Object.keys(question).filter((name) => name !== 'note');
  return {
    ...{
      id,
      correctAnswer,
      correctAnswers,
      correctNumber,
      tolerance,
      nearest,
      points,
      seconds,
      wager,
      image,
    },
    ...{ audio, source, stagePoints, fields: fields.sort(), lengths: lengths.map((list) => list?.length) },
  };
}

test('there is an evening in each language', () => {
  expect(EVENINGS.map(({ language }) => languageOfTag(language!)).sort()).toEqual(
    [...WHOLE_LANGUAGES].sort(),
  );
});

describe.each(WHOLE_LANGUAGES)('the evening in %s', (language) => {
  const quiz = sourceIn(language);
  const questions = allIn(quiz);

  test('asks 48 questions in six rounds, and has a tie-break', () => {
    expect(quiz.rounds!.map((round) => round.questions.length)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(quiz.quizId).toBe(`house-evening-${language}`);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(49);
  });

  test('has the same questions, numbers and places of right answers as in English', () => {
    expect(questions.map(meaningOf)).toEqual(allIn(ENGLISH).map(meaningOf));
  });

  test('names for each question the page where its answer was read, and when', () => {
    for (const { id, source } of questions)
      expect(source, id).toMatch(/^(https?:\/\/\S+ \(read \d{4}-\d\d-\d\d\)(; |$))+$/);
  });

  test('shows no answer in its question, and none twice', () => {
    const wordsOf = (text: string) =>
      ` ${plainText(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `;
    for (const { id, question, acceptedAnswers, answers } of questions) {
      for (const accepted of acceptedAnswers ?? [])
        if (accepted.length > 3)
          expect(wordsOf(question), `${id}: ${accepted}`).not.toContain(wordsOf(accepted));
      const shown = (answers ?? []).map(plainText);
      expect(new Set(shown).size, id).toBe(shown.length);
    }
  });

  test('fits on the wall', () => {
    for (const { id, question, explanation = '', answers, correctOrder, pairs } of questions) {
      expect(question.length, id).toBeLessThanOrEqual(130);
      expect(explanation!.length, id).toBeLessThanOrEqual(170);
      for (const text of [...(answers ?? []), ...(correctOrder ?? []), ...(pairs ?? []).flat()])
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(42);
    }
  });
});

test('no place of an answer is right more often than others by much', () => {
  const places = allIn(ENGLISH).flatMap(({ correctAnswer }) => correctAnswer ?? []);
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((each) => each === place).length / places.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.4);
  }
});

test('its media are those that its questions name', () => {
  const named = EVENINGS.flatMap(({ media }) => media.map(({ fileName }) => fileName));
  expect(new Set(named)).toEqual(new Set(HOUSE_MEDIA.keys()));
});
