import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import type { CreatedSession } from '../../contract/toMonitors';
import { createSession } from '../api/quizApi';
import { codeOf } from '../api/quizApiError';
import { findServerKey, readServerKey, saveServerKey } from '../api/serverKey';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { type ConnectionState, connectionProblemOf } from './connectionState';
import { keepHostKey } from './openedSessions';
import { useConnectionTexts } from '../texts/roomTexts';

const CREATING: ConnectionState = { name: 'Connecting', attempt: 0, problem: null };

/** Why the server's key is asked for: it was missing or wrong, or another one is being tried. */
type KeyQuestion = 'missing' | 'wrong' | 'trying';

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
  // Another address begins anew.
  const subject = `${pick} ${address}`;
  const { read, retry } = useRead({
    subject,
    load: async (signal) => {
      const { sessionCode } = await createSessionOnce(pick, address, quizId, rehearsal);
      if (!signal.aborted) onCreated(String(sessionCode));
    },
    failed: 'The session could not be created',
  });
  /** The subject for which a key is tried; the question stays open meanwhile. */
  const [tried, setTried] = useState<string>();
  const hasFailed = read.status === 'failed';
  const connection: ConnectionState = hasFailed
    ? { name: 'Disconnected', problem: connectionProblemOf(read.error) }
    : CREATING;
  const question = hasFailed ? questionOf(read.error, address) : tried === subject ? 'trying' : null;

  const connectAgain = () => {
    setTried(undefined);
    retry();
  };
  /** Continues with a typed key; returns false if the text contains none. */
  const tryKey = (typed: string): boolean => {
    const key = findServerKey(typed);
    if (!key) return false;
    saveServerKey(address, key);
    setTried(subject);
    retry();
    return true;
  };
  return { connection, question, tryKey, connectAgain };
}

function questionOf(error: unknown, address: string): KeyQuestion | null {
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
  const [typed, setTyped] = useState('');
  const [isNoKey, setIsNoKey] = useState(false);
  const isWrong = isNoKey || question === 'wrong';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question !== 'trying') setIsNoKey(!onTry(typed));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={texts.label}
        hint={texts.where}
        fault={isWrong ? texts.wrong : undefined}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoCapitalize="none"
      />
      <Button type="submit" mt="3">
        {texts.open}
      </Button>
    </form>
  );
}
