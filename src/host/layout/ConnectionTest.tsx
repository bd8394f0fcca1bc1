import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { type AddressFault, checkServerAddress } from '../api/checkServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { type ServerFinding, testServer } from './serverTest';
import { type SettingsTexts, useSettingsTexts } from './settingsTexts';

interface ConnectionTestProps {
  /** As typed. Give each address its own React key: a result is about one address only. */
  address: string;
  onFault: (fault: AddressFault | undefined) => void;
}

/** Tests the typed address before it is saved, and shows the result. */
export function ConnectionTest({ address, onFault }: ConnectionTestProps) {
  const texts = useSettingsTexts();
  const { state, test } = useServerTest(address);
  const isFound = state.kind === 'found';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="3">
      <Button type="button" variant="outline" onClick={() => onFault(test())}>
        {texts.test}
      </Button>
      <chakra.p role="status" flex="1" minW="12rem" fontWeight={600} color={isFound ? 'ok' : 'text'}>
        {wordsOf(state, texts)}
      </chakra.p>
    </chakra.div>
  );
}

function wordsOf(state: ServerTest, texts: SettingsTexts): string {
  if (state.kind === 'none') return '';
  if (state.kind === 'running') return texts.testing;
  return state.kind === 'found' ? texts.tested.found(state.count) : texts.tested[state.kind];
}

/** Where a test stands: none yet, under way, or what it found. */
type ServerTest = { kind: 'none' | 'running' } | ServerFinding;

/** Tests the server at a typed address on demand. `test` returns what is wrong with the address; unmounting cancels. */
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
