import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import type { CreatedSession } from '../../contract/session';
import { createSession } from '../api/quizApi';
import { codeOf } from '../api/quizApiError';
import { findServerKey, readServerKey, saveServerKey } from '../api/serverKey';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { FaultText, Input } from '../ui/Field';
import { type ConnectionProblem, type ConnectionState, connectionProblemOf } from './connectionState';
import { keepHostKey } from './openedSessions';
import { useConnectionTexts } from '../texts/roomTexts';

const CREATING: ConnectionState = { name: 'Connecting', attempt: 0, problem: null };

/** Why the server's key is asked for: it was missing or wrong, or another one is being tried. */
type KeyQuestion = 'missing' | 'wrong' | 'trying';

interface Failure {
  attempt: string;
  /** Identifies the pick and the server of the attempt. */
  subject: string;
  problem: ConnectionProblem;
  question: Exclude<KeyQuestion, 'trying'> | null;
}

/** The quiz that a host has picked; `rehearsal`: with simulated teams, as described by RehearsalRequest. */
interface PickedQuiz {
  quizId: Id;
  rehearsal?: unknown;
}

/**
 * Opens a session for a picked quiz, once per pick, and calls back with its code. A failed creation is not
 * retried automatically: perhaps only the response was lost, and there would be two sessions.
 */
export function useCreatedSession({ quizId, rehearsal }: PickedQuiz, onCreated: (code: string) => void) {
  const address = useServerAddress();
  const { key: pick } = useLocation();
  const [round, setRound] = useState(0);
  // A failure applies only to its own attempt; another address, or the host, begins the next.
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
  // The question stays open while its answer is tried.
  const isAsked = failure?.subject === subject && failure.question !== null;
  const question: KeyQuestion | null = isAsked ? (isOver ? failure.question : 'trying') : null;

  /** Continues with a typed key; returns false if the text contains none. */
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
  if (codeOf(error) !== 'host_only') return null;
  return readServerKey(address) === null ? 'missing' : 'wrong';
}

const underWay = new Map<string, Promise<CreatedSession>>();

/**
 * Opens one session per pick, even if called repeatedly: React's StrictMode runs effects twice. `pick`
 * identifies the pick. The session is remembered with its host key. A failed creation is forgotten, so that
 * the host can retry. Rejects like `createSession`.
 */
export function createSessionOnce(pick: string, address: string, quizId: Id, rehearsal?: unknown) {
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
  /** Continues with the key in a typed text; returns false if it contains none. */
  onTry: (typed: string) => boolean;
}

/** Asks for the server's key, which is not shown, since everybody sees the projector. */
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
