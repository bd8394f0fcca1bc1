import { useEffect, useRef, useState } from 'react';
import { isThere } from '../api/additions';
import { fetchQuizzes } from '../api/quizApi';
import { QuizApiError } from '../api/quizApiError';
import { Button } from '../ui/Button';
import { useSettingsTexts } from '../texts/settingsTexts';

/** How long the server may take, in milliseconds; the host waits for the result. */
const TIMEOUT_MS = 5_000;

/**
 * Why no quizzes came. `forbids`: something answers, but other sites may not read it. `closed` and `unknown`: nothing
 * does, at an IP address or under a name.
 */
type Failing = 'notAQuizServer' | 'failing' | 'forbids' | 'closed' | 'unknown' | 'silent';
/** What a test has found: the number of quizzes, or why none came. */
type Finding = number | Failing;

/** Tests addresses before they are saved, one at a time. */
export function useServerTest() {
  const [finding, setFinding] = useState<Finding | 'testing' | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** Returns what is found; null if that is not of interest any more. */
  const test = async (address: string): Promise<Finding | null> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFinding('testing');
    const found = await fetchQuizzes(address, signal, TIMEOUT_MS).then(
      ({ length }) => length,
      (error: unknown) => failingOf(error, address, signal),
    );
    if (signal.aborted) return null;
    setFinding(found);
    return found;
  };
  const forget = (): void => {
    running.current?.abort();
    setFinding(null);
  };
  return { finding, test, forget };
}

async function failingOf(error: unknown, address: string, signal: AbortSignal): Promise<Failing> {
  const failure = error instanceof QuizApiError ? error.failure : undefined;
  switch (failure?.kind) {
    case 'timeout':
      return 'silent';
    case 'unreadable':
      return 'notAQuizServer';
    case 'http':
      if (failure.status === 401 || failure.status === 403) return 'forbids';
      return failure.status >= 500 || failure.code ? 'failing' : 'notAQuizServer';
    default:
      // A browser does not say which.
      if (await isThere(address, signal)) return 'forbids';
      return /^(localhost|[\d.]+|\[.*\])$/.test(new URL(address).hostname) ? 'closed' : 'unknown';
  }
}

interface ConnectionTestProps {
  finding: Finding | 'testing' | null;
  /** Whether the host wants to save the address although no working server was found. */
  isAsked: boolean;
  onTest: () => void;
}

/** Offers to test the typed address, and says what was found. */
export function ConnectionTest({ finding, isAsked, onTest }: ConnectionTestProps) {
  const texts = useSettingsTexts();
  const said = () => {
    if (finding === null) return '';
    if (finding === 'testing') return texts.testing;
    if (typeof finding === 'number') return texts.tested.found({ count: finding });
    return texts.tested[finding];
  };
  const isNothing = finding === 'closed' || finding === 'unknown' || finding === 'silent';
  return (
    <>
      <div className="row connection-test">
        <Button type="button" variant="outline" onClick={onTest}>
          {texts.test}
        </Button>
        <p role="status" data-found={typeof finding === 'number' || undefined}>
          {said()}
        </p>
      </div>
      {isAsked && (
        <p role="alert" className="connection-question">
          {isNothing ? texts.ask.nothing : texts.ask.other}
        </p>
      )}
    </>
  );
}
