import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Imported } from '../../../../contract/quizFiles';
import { QUIZ_LIMITS, type QuizSource } from '../../../../contract/question';
import { sayFailure } from '../../../api/failures';
import { createQuiz, deleteQuiz } from '../../../api/quizFilesApi';
import { useServerAddress } from '../../../api/useServerAddress';
import { logFailure } from '../../../browser/log';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Failure } from '../../../ui/DialogFrame';
import { RemarkList } from '../Notices';
import { QuestionList, roundsOf } from './QuestionList';
import { useQuizFileTexts } from '../../workshopTexts';
import { useWords } from '../../../texts/roomTexts';
import { useSpoken } from '../../../texts/useLanguage';

interface ImportPreviewProps {
  imported: Imported;
  /** The name of the file that was read, where several were given. */
  only: string | null;
  onCreated: (quizId: string) => void;
  onOtherFile: () => void;
  onCancel: () => void;
}

/** What was read from a file, before anything is stored. */
export function ImportPreview({ imported, only, onCreated, onOtherFile, onCancel }: ImportPreviewProps) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const { name, setName, isNameMissing, failure, isRunning, create } = useCreation(imported.quiz, onCreated);
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
        <Losses report={imported.report} />
        <QuestionList quiz={imported.quiz} />
      </StepBody>
      <Dialog.Footer pt="3" alignItems="center">
        <div className="import-failure">
          <Failure text={failure} />
        </div>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="outline" onClick={onOtherFile}>
          {texts.otherFile}
        </Button>
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
    <p role="status" className="import-counts">
      {parts.join(' · ')}
    </p>
  );
}

function Losses({ report }: Pick<Imported, 'report'>) {
  const texts = useQuizFileTexts().importing;
  return (
    <div className="import-losses">
      <p className={report.length ? undefined : 'complete'}>
        {report.length ? texts.notTaken : texts.complete}
      </p>
      {report.length > 0 && <RemarkList label={texts.notTaken} remarks={report} />}
    </div>
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

type Creation = { state: 'idle' | 'running' | 'nameless' } | { state: 'failed'; text: string };

/** Stores the imported quiz under a name that the host can change first. */
function useCreation(quiz: QuizSource, onCreated: (quizId: string) => void) {
  const address = useServerAddress();
  const lang = useSpoken();
  const texts = useQuizFileTexts();
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
        if (isShown.current) onCreated(quizId);
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
