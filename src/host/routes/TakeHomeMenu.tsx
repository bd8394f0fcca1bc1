import { chakra } from '@chakra-ui/react/styled-system';
import type { Session } from '../../contract/session';
import { ControlMenu } from '../game/controls/ControlMenu';
import { SaveIcon } from '../game/controls/controlIcons';
import { useTakeHomeTexts } from '../languages/useTakeHomeTexts';
import { Button } from '../ui/Button';
import { useTakeHome } from './useTakeHome';

/** What a host takes home, in a menu of the controls. */
export function TakeHomeMenu({ session }: { session: Session }) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving } = useTakeHome(session);
  return (
    <ControlMenu name={texts.heading} icon={<SaveIcon />}>
      {() => (
        <>
          {keepsakes.map(({ name, onSave }) => (
            <Button key={name} variant="outline" mx="2" aria-disabled={saving === 'running'} onClick={onSave}>
              {name}
            </Button>
          ))}
          <chakra.p
            role="status"
            mx="2"
            fontSize="small"
            fontWeight={600}
            color={saving === 'failed' ? 'danger' : 'muted'}
          >
            {texts.saving[saving]}
          </chakra.p>
        </>
      )}
    </ControlMenu>
  );
}
