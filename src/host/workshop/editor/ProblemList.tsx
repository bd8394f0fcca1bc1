import { useMemo, useState, useSyncExternalStore } from 'react';
import type { QuizProblem } from '../../../contract/errors';
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
  questionPart,
  QUIZ_NAME,
  type QuizDraft,
  quizPart,
  roundBeside,
  roundSeconds,
  roundTitle,
} from '../draft/draft';
import { findQuestion, spotOf } from '../draft/edits';
import { kindOf } from '../workshopKind';
import { filesIn, isBlankQuestion, isWritten } from '../draft/questions';
import { writeSource } from '../draft/source';
import type { OpenQuiz, PlacedProblem } from '../saving/quizState';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useWords } from '../../texts/roomTexts';
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

const QUESTION_FIELDS = [
  'points',
  'wager',
  'seconds',
  'explanation',
  'note',
  'source',
  'checkAfter',
  'imageAlt',
  'audioFrom',
  'audioTo',
  'audioFade',
];
const ROUND_FIELDS: Record<string, (key: Key) => string> = { beside: roundBeside, seconds: roundSeconds };
const QUIZ_FIELDS = ['quizDescription', 'rules', 'seconds'];

/** The field of a question that the path leads to; the question's text if it has none of its own. */
function fieldIn(path: string, { key, kind, answers }: QuestionDraft): string {
  const keys = path.split('/');
  const { list, fields = {} } = kindOf({ kind });
  const name = [...Object.keys(fields), ...QUESTION_FIELDS].find((each) => keys.includes(each));
  if (name !== undefined) return questionPart(key, lookUp(fields, name) ?? name);
  const wanted = answers.find((answer) => !isWritten(kind, answer)) ?? answers.at(-1);
  return list !== null && keys.at(-1) === list && wanted ? answerField(wanted.key) : questionField(key);
}

/** Jumps to the exact field, or else to the question's text, the round's title or the quiz's name. */
function jumpTo({ place, path }: PlacedProblem, draft: QuizDraft, store: QuizStore): void {
  const { answer, question: key, round } = place;
  const name = path.split('/').at(-1) ?? '';
  const question = key === undefined ? undefined : findQuestion(draft, key);
  if (answer !== undefined && question)
    store.open(question.key, (isText(path, question) ? acceptedField : answerField)(answer));
  else if (question) store.open(question.key, fieldIn(path, question));
  else if (round === undefined || draft.rounds.length === 0)
    store.open(null, QUIZ_FIELDS.includes(name) ? quizPart(name) : QUIZ_NAME);
  else store.open(null, (lookUp(ROUND_FIELDS, name) ?? roundTitle)(round));
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
  const asked = spot ? words.question({ place: spot.index + 1 }) : '';
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
 * The server's problems. While a question is written for the first time, empty fields are no problem yet: they
 * are reported once its author leaves it, or calls `tellAll`.
 */
function useToldProblems({ open, history, problems }: OpenQuiz) {
  const draft = history.present;
  const [writing, setWriting] = useState<{ open: Key | null; isNew: boolean }>({ open: null, isNew: false });
  if (writing.open !== open) {
    const question = open === null ? undefined : findQuestion(draft, open);
    setWriting({ open, isNew: question !== undefined && isBlankQuestion(question) });
  }
  const { isNew } = writing;
  const told = useMemo(() => {
    if (!isNew) return problems;
    const { source } = writeSource(draft);
    const isElsewhere = ({ place }: PlacedProblem) => place.question !== undefined && place.question !== open;
    return problems.filter((problem) => isElsewhere(problem) || isTyped(source, problem.path));
  }, [problems, draft, open, isNew]);
  return { told, tellAll: () => setWriting({ open, isNew: false }) };
}

/** Whether the field at this path of a quiz's JSON has been filled in. */
function isTyped(source: unknown, path: string): boolean {
  const value = path
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined | null)?.[name], source);
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
}

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
