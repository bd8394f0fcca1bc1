import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import type { HostGame } from '../../contract/toHosts';
import { ScaleChoice } from '../ui/ScaleChoice';
import { useScaleTexts } from '../texts/scaleTexts';
import { DialogFrame } from '../ui/DialogFrame';
import type { LobbyHost } from './lobbyHost';

interface ScaleHintProps {
  scale: NonNullable<HostGame['scale']>;
  command: LobbyHost['command'];
}

/** Tells the host that rounds are not worth the same; only on request, since everybody reads the lobby. */
export function ScaleHint({ scale, command }: ScaleHintProps) {
  const { heading } = useScaleTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="lobby-known" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {heading}
      </button>
      <DialogFrame title={heading} open={isOpen} onClose={() => setOpen(false)} width="2xl">
        <Dialog.Body>
          <ScaleChoice scale={scale} onScoring={(scoring) => void command({ type: 'scoring', scoring })} />
        </Dialog.Body>
      </DialogFrame>
    </>
  );
}
