import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../contract/session';
import { EndSession } from '../session/EndSession';
import { useEnding } from '../session/useEnding';
import { Button } from '../ui/Button';
import { useTakeHomeTexts } from './takeHomeTexts';
import { useTakeHome } from './useTakeHome';

/** What a host takes home, among the rarer controls. */
export function TakeHome({ session }: { session: Session }) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving, certificate } = useTakeHome(session);
  const navigate = useNavigate();
  const ending = useEnding(session.sessionCode, () => void navigate('/', { replace: true }));
  return (
    <chakra.div role="group" aria-label={texts.heading} display="grid" gap="2" mx="2">
      {keepsakes.map(({ name, onSave }) => (
        <Button key={name} variant="outline" aria-disabled={saving === 'running'} onClick={onSave}>
          {name}
        </Button>
      ))}
      {/* Where the strip is too narrow for it. */}
      {ending && (
        <chakra.div hideFrom="lg">
          <EndSession {...ending} />
        </chakra.div>
      )}
      <chakra.p
        role="status"
        // In sight at the menu's edge, where that is higher than the screen.
        position="sticky"
        bottom="-3"
        mb="-3"
        pb="3"
        bg="panel"
        fontSize="small"
        fontWeight={600}
        color={saving === 'failed' ? 'danger' : 'muted'}
      >
        {texts.saving[saving]}
      </chakra.p>
      {certificate}
    </chakra.div>
  );
}
