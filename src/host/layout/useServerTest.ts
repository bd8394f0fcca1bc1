import { useEffect, useRef, useState } from 'react';
import { checkServerAddress, type AddressFault } from '../api/checkServerAddress';
import { logFailure } from '../browser/log';
import { testServer, type ServerFinding } from './serverTest';

/** Where a test stands: none yet, under way, or what it found. */
export type ServerTest = { kind: 'none' | 'running' } | ServerFinding;

/** Tests the server at a typed address on demand. `test` returns what is wrong with the address; unmounting cancels. */
export function useServerTest(typed: string): { state: ServerTest; test: () => AddressFault | undefined } {
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
