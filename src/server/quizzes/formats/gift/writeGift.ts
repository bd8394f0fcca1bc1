import { type QuestionSource, type QuizSource, sourceKind } from '../../../../contract/quizSource';
import type { Report } from '../../remarks/report';
import { reportLost } from '../sourceFields';
import type { KindName } from '../table/kindNames';

const KEPT_OF_QUIZ = ['quizId', 'quizName', 'questions', 'rounds'];
const KEPT_OF_QUESTION = {
  choice: ['answers', 'correctAnswer'],
  multiple: ['answers', 'correctAnswers'],
  text: ['acceptedAnswers'],
  number: ['correctNumber', 'tolerance'],
  order: [],
};

/** A quiz as Moodle's GIFT. Rounds are categories; what the format cannot hold is reported. */
export function exportGift(quiz: QuizSource, report: Report): string {
  reportLost(quiz, KEPT_OF_QUIZ, report.text('quiz'), report);
  const titles = (quiz.rounds ?? []).map(({ title }) => title?.trim() ?? '');
  const parts = quiz.rounds?.flatMap((round, index) => {
    const where = report.text('round', index + 1);
    const isKept = canBeTitle(titles[index]!);
    reportLost(round, isKept ? ['title', 'questions'] : ['questions'], where, report);
    return [
      `$CATEGORY: ${isKept ? pathOf(titles, index) : `${index + 1}/top`}`,
      ...questionsIn(round.questions, `${where}, `, report),
    ];
  });
  const all = parts ?? questionsIn(quiz.questions ?? [], '', report);
  return all.map((part) => `${part}\n`).join('\n');
}

/** What an import reads as a round without a title cannot be one. */
function canBeTitle(title: string): boolean {
  return title !== '' && title !== 'top' && !/^\$\w+\$$|\n|\0/.test(title);
}

/** A number before a title keeps apart rounds of the same title. Slashes part a path, and are doubled in a title. */
function pathOf(titles: string[], index: number): string {
  const title = titles[index]!.replaceAll('/', '//');
  return titles.indexOf(titles[index]!) === index ? title : `${index + 1}/ ${title}`;
}

function questionsIn(questions: QuestionSource[], before: string, report: Report): string[] {
  return questions.flatMap((question, index) => {
    const where = `${before}${report.text('question', index + 1)}`;
    const kind = sourceKind(question);
    const body = giftBody(kind, question);
    if (body === undefined) {
      report.add(where, 'kindLost');
      return [];
    }
    reportLost(question, ['question', 'explanation', ...KEPT_OF_QUESTION[kind]], where, report);
    const explanation = question.explanation?.trim();
    const feedback = explanation ? `\n####${giftText(explanation)}` : '';
    return [`${plainGift(question.question)}{${body}${feedback}\n}`];
  });
}

/** What stands between a question's braces; undefined where GIFT does not know such a question. */
export function giftBody(kind: KindName, question: QuestionSource): string | undefined {
  const { answers, correctAnswers, acceptedAnswers, correctNumber, tolerance } = question;
  if (kind === 'choice')
    return lines(
      (answers ?? []).map((text, at) => `${at === question.correctAnswer ? '=' : '~'}${giftText(text)}`),
    );
  if (kind === 'multiple') return weighted(answers ?? [], new Set(correctAnswers));
  if (kind === 'number') return tolerance ? `#${correctNumber}:${tolerance}` : `#${correctNumber}`;
  const accepted = acceptedAnswers ?? [];
  // Such an arrow makes a question that matches pairs, and cannot be written otherwise.
  if (kind === 'order' || accepted.every((text) => text.includes('->'))) return undefined;
  return lines(accepted.map((text) => `=${giftText(text).replaceAll('*', '\\*')}`));
}

/** All right answers together are worth everything, and a wrong one costs all. */
function weighted(answers: string[], right: Set<number>): string {
  const share = Number((100 / right.size).toFixed(5));
  return lines(answers.map((text, at) => `~%${right.has(at) ? share : -100}%${giftText(text)}`));
}

function lines(answers: string[]): string {
  return `\n${answers.join('\n')}`;
}

/** A text with its escapes. What would be read as a format or a weight is told to be plain. */
export function giftText(text: string): string {
  const escaped = escapedGift(text);
  return /^[[%]/.test(escaped) ? plainGift(text) : escaped;
}

/** A text with its escapes that is told to be plain. */
export function plainGift(text: string): string {
  return `[plain]${escapedGift(text)}`;
}

function escapedGift(text: string): string {
  return (
    text
      .trim()
      .replace(/[~=#{}:\\]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
  );
}
