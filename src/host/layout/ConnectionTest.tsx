import { useState } from 'react';
import { type AddressFault, checkServerAddress } from '../api/useServerAddress';
import { fetchQuizzes } from '../api/quizApi';
import { QuizApiError } from '../api/quizApiError';
import { useRead } from '../api/useRead';
import { Button } from '../ui/Button';
import { useSettingsTexts } from '../texts/settingsTexts';

interface ConnectionTestProps {
  /** As typed. Give each address its own React key, since a result applies to one address only. */
  address: string;
  onFault: (fault: AddressFault | undefined) => void;
}

/** How long the server may take, in milliseconds; the host waits for the result. */
const TIMEOUT_MS = 5_000;

/** Tests the typed address before it is saved, and shows the result. */
export function ConnectionTest({ address, onFault }: ConnectionTestProps) {
  const texts = useSettingsTexts();
  /** The address under test, as it would be stored. */
  const [tested, setTested] = useState<string | null>(null);
  const { read, retry } = useRead({
    subject: tested,
    load: (signal) => fetchQuizzes(tested!, signal, TIMEOUT_MS),
  });
  const test = () => {
    const checked = checkServerAddress(address);
    onFault(checked.ok ? undefined : checked.fault);
    if (!checked.ok) return;
    setTested(checked.address);
    retry();
  };
  const said = () => {
    if (tested === null) return '';
    if (read.status === 'loading') return texts.testing;
    if (read.status === 'failed') return texts.tested[findingOf(read.error)];
    return texts.tested.found({ count: read.value.length });
  };
  return (
    <div className="row connection-test">
      <Button type="button" variant="outline" onClick={test}>
        {texts.test}
      </Button>
      <p role="status" data-found={read.status === 'ready' || undefined}>
        {said()}
      </p>
    </div>
  );
}

/** `refused`: there is no connection, or it is not allowed; a browser does not say which. */
function findingOf(error: unknown): 'notAQuizServer' | 'failing' | 'refused' | 'silent' {
  const failure = error instanceof QuizApiError ? error.failure : undefined;
  switch (failure?.kind) {
    case 'timeout':
      return 'silent';
    case 'unreadable':
      return 'notAQuizServer';
    case 'http':
      if (failure.status === 401 || failure.status === 403) return 'refused';
      return failure.status >= 500 || failure.code ? 'failing' : 'notAQuizServer';
    default:
      return 'refused';
  }
}
