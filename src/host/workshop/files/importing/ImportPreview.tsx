import { Dialog } from '@chakra-ui/react/dialog';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Imported, Remark } from '../../../../contract/quizFiles';
import {
  hasSolution,
  QUIZ_LIMITS,
  sourceKind,
  type QuestionSource,
  type QuizSource,
} from '../../../../contract/question';
import { kindOf } from '../../workshopKind';
import { sayFailure } from '../../../api/failures';
import { createQuiz, deleteQuiz } from '../../../api/quizFilesApi';
import { useServerAddress } from '../../../api/useServerAddress';
import { logFailure } from '../../../browser/log';
import { Button } from '../../../ui/Button';
import { Failure } from '../../../ui/DialogFrame';
import { Field } from '../../../ui/Field';
import { CheckIcon } from '../../../ui/sessionIcons';
import { useWords, type Words } from '../../../texts/roomTexts';
import { useSpoken } from '../../../texts/useLanguage';
import { answersIn } from '../../draft/source';
import { workshopPath } from '../../saving/drafts';
import { useQuizFileTexts } from '../../workshopTexts';

interface ImportPreviewProps {
  imported: Imported;
  /** The name of the file that was read, where several were given. */
  only: string | null;
  onOtherFile: () => void;
  onCancel: () => void;
}

/** What was read from a file, before anything is stored. */
export function ImportPreview({ imported, only, onOtherFile, onCancel }: ImportPreviewProps) {
  const texts = useQuizFileTexts().importing;
  const { name, setName, isNameMissing, failure, isRunning, create } = useCreation(imported.quiz);
  return (
    <>
      <StepBody>
        {only !== null && <p className="import-only">{texts.onlyFirst({ file: only })}</p>}
        <Counts imported={imported} />
        <div className="import-name">
          <Field
            label={texts.name}
            fault={isNameMissing ? texts.nameMissing : undefined}
            dir="auto"
            maxLength={QUIZ_LIMITS.quizName}
            spellCheck
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Losses {...imported} />
        <QuestionList quiz={imported.quiz} />
      </StepBody>
      <Dialog.Footer pt="3" alignItems="center">
        <div className="import-failure">
          <Failure text={failure} />
        </div>
        <WaysOut onCancel={onCancel} onOtherFile={onOtherFile} />
        <Button aria-disabled={isRunning} onClick={create}>
          {texts.create}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function Counts({ imported: { format, quiz } }: { imported: Imported }) {
  const texts = useQuizFileTexts().importing;
  const rounds = roundsOf(quiz);
  const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
  const parts = [
    texts.formatNames[format],
    texts.rounds({ count: rounds.length }),
    texts.questions({ count: questions }),
  ];
  return (
    <p role="status" className="muted">
      {parts.join(' · ')}
    </p>
  );
}

/** What to check, question by question as the file has it, and then what is said about the file as a whole. */
function Losses({ report, quiz }: Pick<Imported, 'report' | 'quiz'>) {
  const texts = useQuizFileTexts().importing;
  const questions = roundsOf(quiz).flatMap((round) => round.questions);
  const isPlaced = ({ question, line }: Remark) => question !== undefined || line !== undefined;
  const inOrder = [...report.filter(isPlaced), ...report.filter((each) => !isPlaced(each))];
  const places = [...new Set(inOrder.map(({ where }) => where))];
  return (
    <div className="import-losses">
      <p className={report.length ? undefined : 'complete'}>
        {report.length ? texts.notTaken : texts.complete}
      </p>
      {report.length > 0 && (
        <div className="remark-list import-checks" role="group" aria-label={texts.notTaken} tabIndex={0}>
          <ul>
            {places.map((place) => (
              <Check
                key={place}
                remarks={inOrder.filter(({ where }) => where === place)}
                questions={questions}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface CheckProps {
  /** All that is said about one place of the file. */
  remarks: readonly Remark[];
  /** All questions of the quiz. */
  questions: readonly QuestionSource[];
}

/** What is said about a place of the file, with what stands there and what was made of it. */
function Check({ remarks, questions }: CheckProps) {
  const words = useWords();
  const [{ where, question: index, source } = { where: '' }] = remarks;
  const question = index === undefined ? undefined : questions[index];
  return (
    <li>
      <b>{words.label({ label: where })}</b> {remarks.map(({ message }) => message).join(' ')}
      {source && (
        <blockquote dir="auto" className="import-source">
          {source}
        </blockquote>
      )}
      {question && <Understood question={question} />}
    </li>
  );
}

/** A step that starts by itself. It takes the focus, which would be lost, and scrolls by keyboard. */
export function StepBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <Dialog.Body ref={body} tabIndex={0} outline="none">
      {children}
    </Dialog.Body>
  );
}

/** How a step is left without importing anything. */
export function WaysOut({ onCancel, onOtherFile }: Pick<ImportPreviewProps, 'onCancel' | 'onOtherFile'>) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button variant="outline" onClick={onOtherFile}>
        {texts.otherFile}
      </Button>
    </>
  );
}

type Creation = { state: 'idle' | 'running' | 'nameless' } | { state: 'failed'; text: string };

/** Stores the imported quiz under a name that the host can change first, and opens it. */
function useCreation(quiz: QuizSource) {
  const address = useServerAddress();
  const lang = useSpoken();
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const [name, setName] = useState(quiz.quizName);
  const [creation, setCreation] = useState<Creation>({ state: 'idle' });

  // Closing the preview meanwhile cancels both storing and moving on.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const create = () => {
    const quizName = name.trim();
    if (creation.state === 'running') return;
    if (quizName === '') return setCreation({ state: 'nameless' });
    setCreation({ state: 'running' });
    createQuiz(address, { ...quiz, quizName }, lang).then(
      ({ quizId }) => {
        if (isShown.current) void navigate(workshopPath(quizId));
        else takeBack(address, quizId);
      },
      (error: unknown) =>
        setCreation({
          state: 'failed',
          text: texts.failed.create({ why: sayFailure(error, texts.why).text }),
        }),
    );
  };
  return {
    name,
    setName,
    isNameMissing: creation.state === 'nameless' && name.trim() === '',
    failure: creation.state === 'failed' ? creation.text : null,
    isRunning: creation.state === 'running',
    create,
  };
}

function takeBack(address: string, quizId: string): void {
  deleteQuiz(address, quizId).catch((error: unknown) =>
    logFailure(`${quizId} could not be deleted again`, error),
  );
}

/** All questions with their answers. Memoised, since it may be long and typing must not render it again. */
const QuestionList = memo(function QuestionList({ quiz }: { quiz: QuizSource }) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const rounds = roundsOf(quiz);
  return (
    <section aria-label={texts.questionList}>
      {rounds.map(({ title, questions }, index) => (
        <div key={index}>
          {rounds.length > 1 || title ? (
            <RoundTitle text={title || words.round({ place: index + 1 })} />
          ) : null}
          <Questions questions={questions} />
        </div>
      ))}
      {quiz.tieBreak && (
        <>
          <RoundTitle text={words.tieBreak} />
          <Questions questions={[quiz.tieBreak]} />
        </>
      )}
    </section>
  );
});

function RoundTitle({ text }: { text: string }) {
  return (
    <h3 dir="auto" className="import-round">
      {text}
    </h3>
  );
}

function Questions({ questions }: { questions: readonly QuestionSource[] }) {
  return (
    <ol>
      {questions.map((question, index) => (
        <li key={index} className="import-question">
          <span>{index + 1}</span>
          <Understood question={question} />
        </li>
      ))}
    </ol>
  );
}

/** A question as it was understood, with its answers. */
function Understood({ question }: { question: QuestionSource }) {
  const words = useWords();
  return (
    <div>
      <p dir="auto">{question.question}</p>
      <ul className="row import-answers">
        {previewAnswers(question, words).map((answer, place) => (
          <Answer key={place} answer={answer} />
        ))}
      </ul>
    </div>
  );
}

function Answer({ answer: { text, right } }: { answer: PreviewAnswer }) {
  const texts = useQuizFileTexts().importing;
  const { aside } = useWords();
  if (!right) return <li dir="auto">{text}</li>;
  return (
    <li className="right">
      <CheckIcon />
      <bdi>{text}</bdi>
      <VisuallyHidden>{aside({ text: texts.right })}</VisuallyHidden>
    </li>
  );
}

interface PreviewAnswer {
  text: string;
  right: boolean;
}

interface PreviewRound {
  title: string;
  questions: readonly QuestionSource[];
}

/** The rounds of a quiz; a single one without a title where it has none. */
function roundsOf({ rounds, questions }: QuizSource): PreviewRound[] {
  if (!rounds) return [{ title: '', questions: questions ?? [] }];
  return rounds.map((round) => ({ title: round.title ?? '', questions: round.questions }));
}

/** The answers of a question, with which of them are right. A sequence is in its right order. */
function previewAnswers(question: QuestionSource, { labelled, withUnit }: Words): PreviewAnswer[] {
  const kind = sourceKind(question);
  const rules = kindOf({ kind });
  if (rules.list === null) return [{ text: rules.sourceInShort(question, withUnit), right: true }];
  const answers = answersIn(kind, question);
  if (rules.marks) return answers;
  return answers.map(({ text, label }, index) => ({
    text: label ? labelled({ label, value: text }) : rules.isNumbered ? `${index + 1}. ${text}` : text,
    right: hasSolution({ kind }),
  }));
}
