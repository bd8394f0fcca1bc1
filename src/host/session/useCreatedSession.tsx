import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import type { CreatedSession } from '../../contract/session';
import { createSession } from '../api/quizApi';
import { findServerKey, readServerKey, saveServerKey } from '../api/serverKey';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { FaultText, Input } from '../ui/Field';
import {
  type ConnectionProblem,
  type ConnectionState,
  connectionProblemOf,
  isHostOnly,
} from './connectionState';
import { keepHostKey } from './openedSessions';
import { useConnectionTexts } from '../texts/roomTexts';

const CREATING: ConnectionState = { name: 'Connecting', attempt: 0, problem: null };

/**
 * Where the server lets only hosts open sessions: it was shown no key, or a wrong one, or is shown another just now.
 */
type KeyQuestion = 'missing' | 'wrong' | 'trying';

interface Failure {
  attempt: string;
  /** The pick and the server that the attempt was for. */
  subject: string;
  problem: ConnectionProblem;
  question: Exclude<KeyQuestion, 'trying'> | null;
}

/** What a host has picked; `rehearsal`: with pretend teams, as RehearsalRequest has it. */
interface PickedQuiz {
  quizId: Id;
  rehearsal?: unknown;
}

/**
 * Opens a session for a picked quiz, once per pick, and calls back with its code. A failed creation is not repeated by
 * itself: perhaps only the response was lost, and there would be two sessions.
 */
export function useCreatedSession(
  { quizId, rehearsal }: PickedQuiz,
  onCreated: (sessionCode: string) => void,
) {
  const address = useServerAddress();
  const { key: pick } = useLocation();
  const [round, setRound] = useState(0);
  // A failure counts only for the attempt that it ended: another address, or the host, begins the next.
  const subject = `${pick} ${address}`;
  const attempt = `${subject} ${round}`;
  const [failure, setFailure] = useState<Failure>();

  const created = useEffectEvent(onCreated);
  useEffect(() => {
    let left = false;
    createSessionOnce(pick, address, quizId, rehearsal)
      .then((session) => {
        if (!left) created(String(session.sessionCode));
      })
      .catch((error: unknown) => {
        if (left) return;
        logFailure('The session could not be created', error);
        setFailure({
          attempt,
          subject,
          problem: connectionProblemOf(error),
          question: questionOf(error, address),
        });
      });
    return () => {
      left = true;
    };
  }, [pick, address, quizId, rehearsal, subject, attempt]);

  const connectAgain = () => setRound((last) => last + 1);
  const isOver = failure?.attempt === attempt;
  const connection: ConnectionState = isOver ? { name: 'Disconnected', problem: failure.problem } : CREATING;
  // The question stays while its answer is tried.
  const isAsked = failure?.subject === subject && failure.question !== null;
  const question: KeyQuestion | null = isAsked ? (isOver ? failure.question : 'trying') : null;

  /** Goes on with a typed key; false where the text holds none. */
  const tryKey = (typed: string): boolean => {
    const key = findServerKey(typed);
    if (!key) return false;
    saveServerKey(address, key);
    connectAgain();
    return true;
  };
  return { connection, question, tryKey, connectAgain };
}

function questionOf(error: unknown, address: string): Failure['question'] {
  if (!isHostOnly(error)) return null;
  return readServerKey(address) === null ? 'missing' : 'wrong';
}

const underWay = new Map<string, Promise<CreatedSession>>();

/**
 * Opens one session per pick, however often it is asked for: React's StrictMode runs effects twice. `pick` names the
 * pick. The session is remembered, with its host key. A creation that failed is forgotten, so that the host may ask
 * again. Rejects as `createSession` does.
 */
export function createSessionOnce(
  pick: string,
  address: string,
  quizId: Id,
  rehearsal?: unknown,
): Promise<CreatedSession> {
  const key = `${pick} ${address}`;
  const known = underWay.get(key);
  if (known) return known;
  const creation = createSession(address, quizId, rehearsal).then(
    (session) => {
      keepHostKey(address, session.sessionCode, session.hostKey);
      return session;
    },
    (error: unknown) => {
      underWay.delete(key);
      throw error;
    },
  );
  underWay.set(key, creation);
  return creation;
}

interface ServerKeyFormProps {
  question: KeyQuestion;
  /** Goes on with the key in a typed text; false where there is none in it. */
  onTry: (typed: string) => boolean;
}

/**
 * Asks for the server's key, where only hosts may open sessions. Everybody sees the projector: the key is not shown.
 */
export function ServerKeyForm({ question, onTry }: ServerKeyFormProps) {
  const texts = useConnectionTexts().serverKey;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isNoKey, setIsNoKey] = useState(false);
  const isWrong = isNoKey || question === 'wrong';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question !== 'trying') setIsNoKey(!onTry(typed));
  };

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id}>{texts.label}</label>
      <Input
        id={id}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong ${id}-where` : `${id}-where`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isWrong && (
        <FaultText id={`${id}-wrong`} mt="2">
          {texts.wrong}
        </FaultText>
      )}
      <p id={`${id}-where`} className="small-hint key-where">
        {texts.where}
      </p>
      <Button type="submit">{texts.open}</Button>
    </form>
  );
}
