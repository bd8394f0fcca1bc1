import { Button } from '@chakra-ui/react/button';
import { Popover } from '@chakra-ui/react/popover';
import { useNavigate } from 'react-router-dom';
import type { ConnectionView } from '../hooks/connectionView';
import { useFrame } from '../hooks/useFrame';
import { texts } from '../texts';

interface ConnectionPopoverProps {
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  connection: ConnectionView;
  onConnectAgain: () => void;
}

/** Says in one sentence how the connection stands, and offers the one thing that helps. */
export function ConnectionPopover(props: ConnectionPopoverProps) {
  const { triggerId, open, onOpenChange, connection, onConnectAgain } = props;
  const { openSettings } = useFrame();
  const navigate = useNavigate();
  const help = { connectAgain: onConnectAgain, openSettings, toStart: () => void navigate('/') };
  const { offer } = connection;
  return (
    <Popover.Root
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Popover.Positioner>
        <Popover.Content>
          <Popover.Title>{connection.name}</Popover.Title>
          <Popover.Description>{connection.sentence}</Popover.Description>
          {offer && (
            <Button
              mt="3"
              onClick={() => {
                onOpenChange(false);
                help[offer]();
              }}
            >
              {texts.connection[offer]}
            </Button>
          )}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
