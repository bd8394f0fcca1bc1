import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../contract/session';
import { useEnding } from '../session/useEnding';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useTakeHomeTexts } from './takeHomeTexts';
import { useTakeHome } from './useTakeHome';

/** The podium's controls: the results as a spreadsheet, and the end of the evening, which leads to the start page. */
export function EndEvening({ session }: { session: Session }) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving } = useTakeHome(session);
  const navigate = useNavigate();
  const ending = useEnding(session.sessionCode, () => void navigate('/', { replace: true }));
  const [isAsking, setIsAsking] = useState(false);
  const phase = ending?.phase ?? 'none';
  const hasFailed = phase === 'failed' || (phase === 'none' && saving === 'failed');
  return (
    <chakra.div position="relative" display="flex" gap="1">
      {/* Above the strip, whose width the address beside it needs. */}
      <chakra.p
        role="status"
        position="absolute"
        bottom="calc(100% + 0.75rem)"
        right="0"
        px="3"
        py="1"
        bg="panel"
        borderRadius="normal"
        fontSize="small"
        fontWeight={600}
        whiteSpace="nowrap"
        color={hasFailed ? 'danger' : 'muted'}
        _empty={{ visibility: 'hidden' }}
      >
        {phase === 'none' ? texts.saving[saving] : texts.ending[phase]}
      </chakra.p>
      <PodiumButton hideBelow="lg" aria-disabled={saving === 'running'} onClick={keepsakes[0]?.onSave}>
        {texts.save}
      </PodiumButton>
      {ending && (
        <PodiumButton hideBelow="lg" aria-disabled={phase === 'running'} onClick={() => setIsAsking(true)}>
          {texts.ending.offer}
        </PodiumButton>
      )}
      <ConfirmDialog
        texts={texts.ending.question}
        open={isAsking && phase !== 'running'}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          ending?.end();
        }}
      />
    </chakra.div>
  );
}

function PodiumButton(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" px="3" fontSize="small" whiteSpace="nowrap" {...props} />;
}
