import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Session } from '../../contract/toMonitors';
import { tellPrinted } from '../api/quizApi';
import { whyOf } from '../api/quizApiError';
import { fetchQuiz, whyUnread } from '../api/quizFilesApi';
import { readSession } from '../api/readJson';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { tickSteps } from '../browser/firstSteps';
import { logFailure } from '../browser/log';
import { PrintScreen } from '../print/PrintScreen';
import { usePrintTexts } from '../print/printTexts';
import { type PrintedQuiz, type PrintedSession, printedQuizOf } from '../print/printedQuiz';
import { useJoinAddress } from '../session/JoinAddress';
import { keepPrinted, readHostKey } from '../session/openedSessions';
import { useWords } from '../texts/roomTexts';
import { Button } from '../ui/Button';
import { FaultText } from '../ui/Field';
import { Loading } from '../ui/Loading';
import { ClosedQuiz } from './ClosedQuiz';

/** The print page for the quiz in the address and, if there is one, its session. */
export function Print() {
  const { quizId = '' } = useParams();
  const [search] = useSearchParams();
  const code = search.get('session') ?? undefined;
  return <QuizPrint key={`${quizId}\n${code}`} quizId={quizId} code={code} />;
}

function QuizPrint({ quizId, code }: { quizId: string; code: string | undefined }) {
  const { read, retry } = usePrintedQuiz(quizId);
  const { session, problem } = useReadSession(code);
  const { url: joinUrl, problem: noAddress } = useJoinAddress(session);
  const { told, tell } = useTelling(code);
  const { heading, closed } = usePrintTexts();
  const closedBy = (reason: keyof typeof closed) => (
    <ClosedQuiz heading={heading} text={closed[reason]} onRetry={reason === 'notFound' ? undefined : retry} />
  );
  if (read.status === 'failed') return closedBy(whyUnread(read.error));
  if (read.status === 'loading' || (code !== undefined && !session && !problem)) return <Loading />;
  if (!read.value) return closedBy('notFound');
  const onPrint = () => {
    tickSteps('paper');
    if (session) tell();
  };
  const printed: PrintedSession | undefined = session
    ? { code: String(session.sessionCode), names: session.participants, joinUrl }
    : undefined;
  return (
    <PrintScreen quizId={quizId} quiz={read.value} session={printed} onPrint={onPrint}>
      <SessionWords code={code} problem={problem} told={told} tell={tell} hasNoAddress={noAddress !== null} />
    </PrintScreen>
  );
}

/**
 * Reads the current version of a quiz for printing, again whenever somebody returns to the page, who may have changed
 * it in another window; undefined if the server has something else there.
 */
function usePrintedQuiz(quizId: string) {
  const address = useServerAddress();
  const last = useRef<PrintedQuiz>(undefined);
  return useRead({
    subject: `${address} ${quizId}`,
    load: async (signal) => {
      const quiz = printedQuizOf((await fetchQuiz(address, quizId, signal)).source);
      // An unchanged quiz remains the same object: if its pages were laid out again, Firefox would scroll up.
      if (JSON.stringify(quiz) !== JSON.stringify(last.current)) last.current = quiz;
      return last.current;
    },
    failed: 'The quiz cannot be read for printing',
    watch: onReturn,
  });
}

/** Calls back when the window gets the focus, also when its tab is chosen. Returns an unsubscribe function. */
function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}

type SessionProblem = 'gone' | 'unreachable';

/** Reads the current state of the session with this code. */
function useReadSession(code: string | undefined): {
  session: Session | null;
  problem: SessionProblem | null;
} {
  const address = useServerAddress();
  const { read } = useRead({
    subject: code === undefined ? null : `${address} ${code}`,
    load: (signal) => readSession(address, code!, signal),
    failed: 'The session cannot be read for printing',
  });
  if (read.status !== 'failed')
    return { session: read.status === 'ready' ? read.value : null, problem: null };
  return { session: null, problem: whyOf(read.error) === 'gone' ? 'gone' : 'unreachable' };
}

type Told = 'nothing' | 'kept' | 'failed';

/** Tells the server that sheets were printed, if this browser may: the session then stays for seven days. */
function useTelling(code: string | undefined): { told: Told; tell: () => void } {
  const address = useServerAddress();
  const [told, setTold] = useState<Told>('nothing');
  const tell = () => {
    const hostKey = code === undefined ? null : readHostKey(address, code);
    if (code === undefined || hostKey === null) return;
    keepPrinted(address, code);
    tellPrinted(address, code, hostKey).then(
      () => setTold('kept'),
      (error: unknown) => {
        logFailure('The server was not told that sheets were printed', error);
        setTold('failed');
      },
    );
  };
  return { told, tell };
}

interface SessionWordsProps {
  code: string | undefined;
  problem: SessionProblem | null;
  hasNoAddress: boolean;
  told: Told;
  tell: () => void;
}

/** Notes for the host on the session being printed for. */
function SessionWords({ code, problem, hasNoAddress, told, tell }: SessionWordsProps) {
  const texts = usePrintTexts().session;
  const { tryAgain } = useWords();
  if (code === undefined) return null;
  if (problem) return <FaultText>{texts[problem]}</FaultText>;
  return (
    <>
      <p className="small-hint">{texts.of({ code })}</p>
      {hasNoAddress && <FaultText>{texts.noAddress}</FaultText>}
      <p role="status">{told === 'kept' && texts.kept}</p>
      {told === 'failed' && (
        <>
          <FaultText>{texts.notKept}</FaultText>
          <Button variant="outline" onClick={tell}>
            {tryAgain}
          </Button>
        </>
      )}
    </>
  );
}
