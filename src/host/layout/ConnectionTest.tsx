import { useEffect, useRef, useState } from 'react';
import { type AddressFault, checkServerAddress } from '../api/useServerAddress';
import { fetchQuizzes } from '../api/quizApi';
import { QuizApiError } from '../api/quizApiError';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { type SettingsTexts, useSettingsTexts } from '../texts/settingsTexts';

interface ConnectionTestProps {
  /** As typed. Give each address its own React key, since a result applies to one address only. */
  address: string;
  onFault: (fault: AddressFault | undefined) => void;
}

/** Tests the typed address before it is saved, and shows the result. */
export function ConnectionTest({ address, onFault }: ConnectionTestProps) {
  const texts = useSettingsTexts();
  const { state, test } = useServerTest(address);
  return (
    <div className="connection-test">
      <Button type="button" variant="outline" onClick={() => onFault(test())}>
        {texts.test}
      </Button>
      <p role="status" data-found={state.kind === 'found' || undefined}>
        {wordsOf(state, texts)}
      </p>
    </div>
  );
}

function wordsOf(state: ServerTest, texts: SettingsTexts): string {
  if (state.kind === 'none') return '';
  if (state.kind === 'running') return texts.testing;
  return state.kind === 'found' ? texts.tested.found({ count: state.count }) : texts.tested[state.kind];
}

type ServerTest = { kind: 'none' | 'running' | FailedKind } | { kind: 'found'; count: number };
/** `refused`: there is no connection, or it is not allowed; a browser does not say which. */
type FailedKind = 'notAQuizServer' | 'failing' | 'refused' | 'silent';

/** Tests the server at a typed address. `test` returns what is wrong with it; unmounting cancels. */
function useServerTest(typed: string): { state: ServerTest; test: () => AddressFault | undefined } {
  const [state, setState] = useState<ServerTest>({ kind: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const test = () => {
    const checked = checkServerAddress(typed);
    if (!checked.ok) return checked.fault;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'running' });
    testServer(checked.address, signal)
      .then(setState)
      .catch((error: unknown) => {
        if (!signal.aborted) logFailure('The connection could not be tested', error);
      });
    return undefined;
  };
  return { state, test };
}

/** How long the server may take, in milliseconds; the host waits for the result. */
const TIMEOUT_MS = 5_000;

/** Asks the server at `address` for its quizzes and returns the result. Rejects once cancelled. */
async function testServer(address: string, signal: AbortSignal): Promise<ServerTest> {
  try {
    const quizzes = await fetchQuizzes(address, signal, TIMEOUT_MS);
    return { kind: 'found', count: quizzes.length };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: findingOf(error) };
  }
}

function findingOf(error: unknown): FailedKind {
  if (!(error instanceof QuizApiError)) throw error;
  const { failure } = error;
  switch (failure.kind) {
    case 'timeout':
      return 'silent';
    case 'cancelled':
    case 'unreachable':
      return 'refused';
    case 'unreadable':
      return 'notAQuizServer';
    case 'http':
      if (failure.status === 401 || failure.status === 403) return 'refused';
      return failure.status >= 500 || failure.code ? 'failing' : 'notAQuizServer';
  }
}
