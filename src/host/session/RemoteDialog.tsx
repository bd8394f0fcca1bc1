import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { HostDevice } from '../../contract/hostGame';
import { useDeviceTexts } from '../languages/useDeviceTexts';
import { DialogFrame } from '../ui/DialogFrame';
import { HostDevicesList } from './HostDevicesList';
import type { HostCalls } from './hostCalls';
import { TicketPicture } from './TicketPicture';

interface RemoteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where phones join; undefined where this browser does not reach it. */
  joinUrl: string | undefined;
  devices: readonly HostDevice[];
  ticketsClaimed: number;
  host: HostCalls;
}

/** Makes a phone the remote by a QR code, and lists the devices that command the session. */
export function RemoteDialog({ open, onClose, joinUrl, devices, ticketsClaimed, host }: RemoteDialogProps) {
  const texts = useDeviceTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body display="grid" gap="4">
        {joinUrl === undefined ? (
          <chakra.p>{texts.noAddress}</chakra.p>
        ) : (
          <TicketPicture joinUrl={joinUrl} issueTicket={host.issueTicket} ticketsClaimed={ticketsClaimed} />
        )}
        <HostDevicesList devices={devices} onDismiss={(deviceId) => void host.dismissHost(deviceId)} />
      </Dialog.Body>
    </DialogFrame>
  );
}
