import { chakra } from '@chakra-ui/react/styled-system';
import type { AddressFault } from '../api/checkServerAddress';
import { Button } from '../ui/Button';
import { type SettingsTexts, useSettingsTexts } from './settingsTexts';
import { useServerTest, type ServerTest } from './useServerTest';

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
