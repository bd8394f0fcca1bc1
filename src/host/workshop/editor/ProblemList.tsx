import { useMemo, useState, useSyncExternalStore } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { KIND_FIELDS } from '../../../contract/question';
import { lookUp } from '../../../contract/lookUp';
import { hasMedia } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import {
  acceptedField,
  answerField,
  type Key,
  type QuestionDraft,
  questionField,
  partField,
  QUIZ_NAME,
  type QuizDraft,
  quizPart,
  rightMark,
  roundTitle,
} from '../draft/draft';
import { QUESTION_FIELDS, QUIZ_FIELDS, ROUND_FIELDS } from '../draft/fields';
import { findQuestion, spotOf } from '../draft/edits';
import { kindOf } from '../workshopKind';
import { filesIn, isBlankQuestion, isWritten, shownNumbersOf } from '../draft/questions';
import type { OpenQuiz, PlacedProblem } from '../saving/quizState';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useWords } from '../../texts/roomTexts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { useQuestionTexts, useWorkshopTexts } from '../workshopTexts';

export const NO_PROBLEMS: readonly QuizProblem[] = [];

interface ProblemListProps {
  problems: readonly PlacedProblem[];
  draft: QuizDraft;
}

/** Everything that keeps the quiz from being played, each with a link to its place. */
export function ProblemList({ problems, draft }: ProblemListProps) {
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const words = useWords();
  if (problems.length === 0) return null;
  return (
    <section className="problem-list" aria-label={texts.problems.heading({ count: problems.length })}>
      <h2>{texts.problems.heading({ count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <button type="button" className="problem" onClick={() => jumpTo(problem, draft, store)}>
              <b>{placeName(problem, draft, words) || texts.problems.whole}</b> <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fields of any question that have a place in the editor. */
const EDITED = Object.entries(QUESTION_FIELDS).flatMap(([name, { control }]) =>
  control === 'file' ? [] : [name],
);

/** The field of a question that the path leads to; the question's text if it has none of its own. */
function fieldIn(path: string, { key, kind, answers }: QuestionDraft): string {
  const keys = path.split('/');
  const { list, marks, fields = {}, options = {} } = kindOf({ kind });
  const [first] = answers;
  if (marks && first && keys.at(-1) === KIND_FIELDS[kind][0]) return rightMark(first.key);
  const name = [...Object.keys({ ...fields, ...options }), ...EDITED].find((each) => keys.includes(each));
  if (name !== undefined) return partField(key, lookUp(fields, name) ?? name);
  if (keys.at(-1) === 'answerImages') {
    const unseen = answers.find(({ image }) => !image) ?? first;
    if (unseen) return answerField(unseen.key);
  }
  const wanted = answers.find((answer) => !isWritten(kind, answer)) ?? answers.at(-1);
  return list !== null && keys.at(-1) === list && wanted ? answerField(wanted.key) : questionField(key);
}

/** Opens the question with the problem, if it is in one, and focuses the field. */
function jumpTo(problem: PlacedProblem, draft: QuizDraft, store: QuizStore): void {
  store.open(problem.place.question ?? null, targetOf(problem, draft));
}

/** The exact field, or else the question's text, the round's title or the quiz's name. */
function targetOf({ place, path }: PlacedProblem, draft: QuizDraft): string {
  const { answer, question: key, round } = place;
  const name = path.split('/').at(-1) ?? '';
  const question = key === undefined ? undefined : findQuestion(draft, key);
  if (answer !== undefined && question) return (isText(path, question) ? acceptedField : answerField)(answer);
  if (question) return fieldIn(path, question);
  if (round === undefined || draft.rounds.length === 0)
    return [...Object.keys(QUIZ_FIELDS), 'quizDescription'].includes(name) ? quizPart(name) : QUIZ_NAME;
  return Object.hasOwn(ROUND_FIELDS, name) ? partField(round, name) : roundTitle(round);
}

/** Whether the path leads to the text of an answer that also has a label. */
function isText(path: string, question: QuestionDraft): boolean {
  const { textField } = kindOf(question);
  return textField !== undefined && path.includes(`/${textField}`);
}

function placeName({ place }: PlacedProblem, draft: QuizDraft, words: ReturnType<typeof useWords>): string {
  if (place.question !== undefined && place.question === draft.tieBreak?.key) return words.tieBreak;
  const spot = place.question === undefined ? undefined : spotOf(draft, place.question);
  const round = draft.rounds.findIndex(({ key }) => key === place.round);
  const inRound = draft.rounds.length > 1 && round >= 0 ? words.round({ place: round + 1 }) : '';
  const numbers = shownNumbersOf(spot ? draft.rounds[spot.round]!.questions : []);
  const asked = spot ? words.question({ place: numbers[spot.index]! }) : '';
  return inRound && asked ? words.pair({ first: inRound, second: asked }) : inRound || asked;
}

/** The problems to show, all of them and by question. `tellAll` ends holding some of them back. */
export function useProblems(quiz: OpenQuiz) {
  const { told, tellAll } = useToldProblems(quiz);
  const missing = useMissingMedia(quiz.history.present);
  const problems = useMemo(() => [...told, ...missing], [told, missing]);
  const byQuestion = useMemo(() => {
    const map = new Map<Key, QuizProblem[]>();
    for (const problem of problems) {
      const { question } = problem.place;
      if (question !== undefined) map.set(question, [...(map.get(question) ?? []), problem]);
    }
    return map;
  }, [problems]);
  return { problems, byQuestion, tellAll };
}

/**
 * The server's problems. While a question is open, its new ones and those of the whole quiz are told only once
 * their field was left; `tellAll` ends that.
 */
function useToldProblems({ open, history, problems }: OpenQuiz) {
  const draft = history.present;
  const [writing, setWriting] = useState<Writing>({ open: null, left: new Set() });
  if (writing.open !== open) {
    const question = open === null ? undefined : findQuestion(draft, open);
    const known = question && isBlankQuestion(question) ? [] : problems;
    setWriting({ open, left: new Set(known.map((problem) => targetOf(problem, draft))) });
  }
  useWindowEvent('focusout', ({ target }) => {
    const id = target instanceof Element ? target.id : '';
    if (id)
      setWriting((now) =>
        now.left === ALL || now.left.has(id) ? now : { ...now, left: new Set(now.left).add(id) },
      );
  });
  const { left } = writing;
  const told = useMemo(() => {
    if (open === null || left === ALL) return problems;
    const isElsewhere = ({ place }: PlacedProblem) => place.question !== undefined && place.question !== open;
    return problems.filter((problem) => isElsewhere(problem) || left.has(targetOf(problem, draft)));
  }, [problems, draft, open, left]);
  return { told, tellAll: () => setWriting({ open, left: ALL }) };
}

interface Writing {
  open: Key | null;
  /** The ids of the fields that were left since it was opened. */
  left: ReadonlySet<string>;
}

/** Stands for all fields. */
const ALL: ReadonlySet<string> = new Set();

/** The problems of media that the server lacks. Each file is looked up once. */
function useMissingMedia(draft: QuizDraft): PlacedProblem[] {
  const texts = useQuestionTexts().media;
  const address = useServerAddress();
  const { quizId, uploads } = useQuizStore();
  const stored = useSyncExternalStore(uploads.subscribe, uploads.getStored);
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const questions = useMemo(() => questionsOf(draft), [draft]);
  const unknown = questions.flatMap(({ files }) => files).find((file) => !known.has(file));

  // Looks up one file at a time: the next one follows the response.
  const { read } = useRead({
    subject: unknown === undefined ? null : `${address} ${quizId} ${unknown}`,
    load: (signal) => hasMedia(address, quizId, unknown!, signal),
  });
  if (unknown !== undefined && read.status === 'ready') setKnown(new Map(known).set(unknown, read.value));

  return useMemo(
    () =>
      questions.flatMap(({ place, files }) =>
        files
          .filter((file) => known.get(file) === false && !stored.has(file))
          .map((file) => ({ path: `${place.question} ${file}`, message: texts.missing({ file }), place })),
      ),
    [questions, known, stored, texts],
  );
}

/** The questions that have files, by their places. */
function questionsOf({ rounds, tieBreak }: QuizDraft) {
  const inRounds = rounds.flatMap((round) =>
    round.questions.map((question) => ({
      place: { round: round.key, question: question.key },
      files: filesIn(question),
    })),
  );
  const last = tieBreak ? [{ place: { question: tieBreak.key }, files: filesIn(tieBreak) }] : [];
  return [...inRounds, ...last].filter(({ files }) => files.length > 0);
}
