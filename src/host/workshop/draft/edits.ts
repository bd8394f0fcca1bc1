import type { QuestionKind, Scoring } from '../../../contract/question';
import { type AnswerDraft, type Key, type QuestionDraft, type QuizDraft, type RoundDraft } from './draft';
import { emptyAnswer, emptyQuestion, emptyRound, isBlankQuestion, isBlankRound } from './questions';
import { movedBy } from '../../ui/moving';
import { kindOf } from '../workshopKind';

/** A function from one draft to the next. */
export type Edit = (draft: QuizDraft) => QuizDraft;

interface QuestionSpot {
  round: number;
  index: number;
}

/** Returns a question's position; undefined for the tie-break and for an unknown question. */
export function spotOf(draft: QuizDraft, key: Key): QuestionSpot | undefined {
  for (const [round, { questions }] of draft.rounds.entries()) {
    const index = questions.findIndex((question) => question.key === key);
    if (index >= 0) return { round, index };
  }
  return undefined;
}

export function findQuestion(draft: QuizDraft, key: Key): QuestionDraft | undefined {
  if (draft.tieBreak?.key === key) return draft.tieBreak;
  const spot = spotOf(draft, key);
  return spot && draft.rounds[spot.round]?.questions[spot.index];
}

export function changeQuestion(key: Key, change: QuestionEdit): Edit {
  return (draft) => {
    if (draft.tieBreak?.key === key) return { ...draft, tieBreak: change(draft.tieBreak) };
    const spot = spotOf(draft, key);
    if (!spot) return draft;
    return changeQuestions(draft, spot.round, (questions) =>
      questions.map((question) => (question.key === key ? change(question) : question)),
    );
  };
}

export function changeRound(key: Key, change: (round: RoundDraft) => RoundDraft): Edit {
  return (draft) => ({
    ...draft,
    rounds: draft.rounds.map((round) => (round.key === key ? change(round) : round)),
  });
}

/** Scores all rounds alike. */
export function scoreAlike(scoring: Scoring): Edit {
  return (draft) => ({
    ...draft,
    settings: { ...draft.settings, scoring },
    rounds: draft.rounds.map((round) => ({ ...round, settings: { ...round.settings, scoring: '' } })),
  });
}

/** Inserts a question at a position; `index` may be one past the last. */
export function insertQuestion(question: QuestionDraft, { round, index }: QuestionSpot): Edit {
  return (draft) => changeQuestions(draft, round, (questions) => questions.toSpliced(index, 0, question));
}

/** Puts questions into a round, after one of them or at its end. The empty question of a new round gives way. */
export function addQuestions(round: Key, added: readonly QuestionDraft[], after?: Key): Edit {
  return changeRound(round, (each) => {
    const at = each.questions.findIndex(({ key }) => key === after) + 1 || each.questions.length;
    const isBlank = (question: QuestionDraft | undefined) => question && isBlankQuestion(question);
    const [from, gone] = isBlank(each.questions[at - 1]) ? [at - 1, 1] : [at, 0];
    return { ...each, questions: each.questions.toSpliced(from, gone, ...added) };
  });
}

/** Puts the questions of a single round after a question, or at the end; several become rounds of their own. */
export function addRounds(added: readonly RoundDraft[], after?: Key): Edit {
  return (draft) => {
    const spot = after === undefined ? undefined : spotOf(draft, after);
    const at = spot?.round ?? draft.rounds.length - 1;
    const round = draft.rounds[at];
    const [only] = added;
    if (!round || !only) return draft;
    const isBlank = isBlankRound(round);
    if (added.length === 1 && !isBlank) return addQuestions(round.key, only.questions, after)(draft);
    const [from, gone] = isBlank ? [at, 1] : [at + 1, 0];
    return { ...draft, rounds: draft.rounds.toSpliced(from, gone, ...added) };
  };
}

/** Removes a question. A round always keeps one to write in. */
export function removeQuestion(key: Key): Edit {
  return (draft) => {
    const spot = spotOf(draft, key);
    if (!spot) return draft;
    return changeQuestions(draft, spot.round, (questions) => {
      const left = questions.toSpliced(spot.index, 1);
      return left.length ? left : [emptyQuestion(questions[spot.index]?.kind)];
    });
  };
}

/** Moves a question in front of the one at a position, or to the end of that round. */
export function moveQuestion(key: Key, to: QuestionSpot): Edit {
  return (draft) => {
    const from = spotOf(draft, key);
    const question = findQuestion(draft, key);
    if (!from || !question) return draft;
    const isLater = from.round === to.round && from.index < to.index;
    const index = isLater ? to.index - 1 : to.index;
    if (from.round === to.round && index === from.index) return draft;
    return insertQuestion(question, { round: to.round, index })(removeQuestion(key)(draft));
  };
}

/** Moves a question by one position, across the end of a round into the next. */
export function moveQuestionBy(key: Key, by: 1 | -1): Edit {
  return (draft) => {
    const from = spotOf(draft, key);
    if (!from) return draft;
    const count = draft.rounds[from.round]?.questions.length ?? 0;
    const index = from.index + by;
    if (index >= 0 && index < count)
      return moveQuestion(key, { round: from.round, index: by > 0 ? index + 1 : index })(draft);
    const other = draft.rounds[from.round + by];
    if (!other) return draft;
    return moveQuestion(key, { round: from.round + by, index: by > 0 ? 0 : other.questions.length })(draft);
  };
}

/** Removes a round. A quiz always keeps one. */
export function removeRound(key: Key): Edit {
  return (draft) => {
    const rounds = draft.rounds.filter((round) => round.key !== key);
    return { ...draft, rounds: rounds.length ? rounds : [emptyRound()] };
  };
}

export function moveRoundBy(key: Key, by: 1 | -1): Edit {
  return (draft) => {
    const from = draft.rounds.findIndex((round) => round.key === key);
    const rounds = movedBy(draft.rounds, from, by);
    return rounds === draft.rounds ? draft : { ...draft, rounds };
  };
}

function changeQuestions(
  draft: QuizDraft,
  round: number,
  change: (questions: readonly QuestionDraft[]) => readonly QuestionDraft[],
): QuizDraft {
  const rounds = draft.rounds.map((each, index) =>
    index === round ? { ...each, questions: change(each.questions) } : each,
  );
  return { ...draft, rounds };
}

/** A function from one version of a question to the next. */
type QuestionEdit = (question: QuestionDraft) => QuestionDraft;

/** Changes the kind. Written answers stay; a choice keeps the first of several right ones. */
export function changeKind(kind: QuestionKind): QuestionEdit {
  return (question) => {
    const { answers } = question;
    const isBlank = answers.every(({ label, text, image }) => !label.trim() && !text.trim() && !image.trim());
    if (isBlank) return { ...question, kind, answers: blankAnswers(kind, answers) };
    return { ...question, kind, answers: kindOf({ kind }).marks === 'one' ? withOneRight(answers) : answers };
  };
}

/** The empty answers of a new question of this kind. */
function blankAnswers(kind: QuestionKind, blank: readonly AnswerDraft[]): readonly AnswerDraft[] {
  if (blank.length === 0) return emptyQuestion(kind).answers;
  return blank.map((answer) => ({ ...answer, right: false }));
}

export function changeAnswer(key: Key, changed: Partial<Pick<AnswerDraft, 'label' | 'text'>>): QuestionEdit {
  return withAnswers((answers) => answers.map((each) => (each.key === key ? { ...each, ...changed } : each)));
}

/** Gives the answer at a place a picture, or none; where there are fewer answers, adds some. */
export function pictureAnswer(place: number, image: string): QuestionEdit {
  return withAnswers((answers) => {
    const added = Array.from({ length: Math.max(0, place + 1 - answers.length) }, () => emptyAnswer());
    return [...answers, ...added].map((each, at) => (at === place ? { ...each, image } : each));
  });
}

export function insertAnswers(index: number, added: readonly AnswerDraft[]): QuestionEdit {
  return withAnswers((answers) => answers.toSpliced(index, 0, ...added));
}

export function removeAnswer(key: Key): QuestionEdit {
  return withAnswers((answers) => answers.filter((answer) => answer.key !== key));
}

/** Marks an answer as right: in a choice instead of the former one, otherwise on or off. */
export function markRight(key: Key): QuestionEdit {
  return (question) =>
    withAnswers((answers) =>
      answers.map((each) => {
        if (kindOf(question).marks === 'one') return { ...each, right: each.key === key };
        return each.key === key ? { ...each, right: !each.right } : each;
      }),
    )(question);
}

export function withAnswers(
  change: (answers: readonly AnswerDraft[]) => readonly AnswerDraft[],
): QuestionEdit {
  return (question) => ({ ...question, answers: change(question.answers) });
}

function withOneRight(answers: readonly AnswerDraft[]): readonly AnswerDraft[] {
  const first = answers.findIndex((answer) => answer.right);
  return answers.map((answer, index) => ({ ...answer, right: index === first }));
}
