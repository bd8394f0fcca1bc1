import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { HostDevice } from '../../contract/hostGame';
import { useWords } from '../languages/useWords';
import { DialogFrame } from '../ui/DialogFrame';
import { useDeviceTexts } from './deviceTexts';
import type { HostCalls } from './hostCalls';
import { HostDevicesList } from './HostDevicesList';
import type { TicketCounts } from './sessionState';
import { TicketPicture } from './TicketPicture';

interface RemoteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where phones join; undefined where this browser does not reach it. */
  joinUrl: string | undefined;
  devices: readonly HostDevice[];
  tickets: TicketCounts;
  host: HostCalls;
}

/** Makes a phone the remote by a QR code, and lists the devices that command the session. */
export function RemoteDialog({ open, onClose, joinUrl, devices, tickets, host }: RemoteDialogProps) {
  const texts = useDeviceTexts();
  return (
    <DialogFrame title={useWords().remote} open={open} onClose={onClose} width="2xl">
      <Dialog.Body display="grid" gap="4">
        {joinUrl === undefined ? (
          <chakra.p>{texts.noAddress}</chakra.p>
        ) : (
          <TicketPicture joinUrl={joinUrl} host={host} tickets={tickets} />
        )}
        <HostDevicesList devices={devices} onDismiss={(deviceId) => void host.dismissHost(deviceId)} />
      </Dialog.Body>
    </DialogFrame>
  );
}
