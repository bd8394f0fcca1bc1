import { Dialog } from '@chakra-ui/react/dialog';
import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import { DialogFrame } from '../../ui/DialogFrame';
import { Failure } from '../../ui/Failure';
import { MarkingQueue } from './MarkingQueue';
import { useMarkingTexts } from './markingTexts';

interface MarkingDialogProps {
  marking: readonly MarkedQuestion[];
  send: (command: Command) => void;
  open: boolean;
  /** Why the last command failed. */
  failure: string | null;
  onClose: () => void;
}

/** The marking queue on the laptop, for hosts without a remote. Guests see it, since the projector does. */
export function MarkingDialog({ marking, send, open, failure, onClose }: MarkingDialogProps) {
  const texts = useMarkingTexts();
  const isCovered = marking.some(({ revealed }) => !revealed);
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <Failure text={failure} />
        <MarkingQueue marking={marking} send={send} isPublic />
        {isCovered && <p className="marking-hint">{texts.covered}</p>}
      </Dialog.Body>
    </DialogFrame>
  );
}
