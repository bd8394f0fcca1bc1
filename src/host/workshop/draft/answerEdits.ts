import type { QuestionKind } from '../../../contract/question';
import { movedBy } from './edits';
import { emptyQuestion, type AnswerDraft, type Key, type QuestionDraft } from './draft';

/** What makes a question of a question. */
type QuestionEdit = (question: QuestionDraft) => QuestionDraft;

/** The answers that are written stay; of several right ones a choice keeps the first. */
export function changeKind(kind: QuestionKind): QuestionEdit {
  return (question) => {
    const { answers } = question;
    const isBlank = answers.every(({ text }) => text.trim() === '');
    if (isBlank) return { ...question, kind, answers: blankAnswers(kind, answers) };
    return { ...question, kind, answers: kind === 'choice' ? withOneRight(answers) : answers };
  };
}

/** As a new question of this kind has them. */
function blankAnswers(kind: QuestionKind, blank: readonly AnswerDraft[]): readonly AnswerDraft[] {
  if (blank.length === 0) return emptyQuestion(kind).answers;
  return blank.map((answer, index) => ({ ...answer, right: index === 0 && kind !== 'multiple' }));
}

export function changeAnswer(key: Key, text: string): QuestionEdit {
  return withAnswers((answers) => answers.map((each) => (each.key === key ? { ...each, text } : each)));
}

export function insertAnswers(index: number, added: readonly AnswerDraft[]): QuestionEdit {
  return withAnswers((answers) => answers.toSpliced(index, 0, ...added));
}

export function removeAnswer(key: Key): QuestionEdit {
  return withAnswers((answers) => answers.filter((answer) => answer.key !== key));
}

export function moveAnswerBy(key: Key, by: 1 | -1): QuestionEdit {
  return withAnswers((answers) => movedBy(answers, key, by));
}

/** Of a choice one answer is right; of several each may be. */
export function markRight(key: Key): QuestionEdit {
  return (question) =>
    withAnswers((answers) =>
      answers.map((each) => {
        if (question.kind === 'choice') return { ...each, right: each.key === key };
        return each.key === key ? { ...each, right: !each.right } : each;
      }),
    )(question);
}

function withAnswers(change: (answers: readonly AnswerDraft[]) => readonly AnswerDraft[]): QuestionEdit {
  return (question) => ({ ...question, answers: change(question.answers) });
}

function withOneRight(answers: readonly AnswerDraft[]): readonly AnswerDraft[] {
  const first = answers.findIndex((answer) => answer.right);
  return answers.map((answer, index) => ({ ...answer, right: index === first }));
}
