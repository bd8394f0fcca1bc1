import { Dialog } from '@chakra-ui/react/dialog';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import { DialogFrame } from '../../ui/DialogFrame';
import { Failure } from '../../ui/Failure';
import { newAdjustmentId } from './adjustmentId';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionList } from './CorrectionList';
import { useCorrectionTexts } from './correctionTexts';

interface CorrectionsDialogProps {
  hostGame: HostGame;
  send: (command: Command) => void;
  open: boolean;
  /** Why the last command failed. */
  failure: string | null;
  onClose: () => void;
}

/** Corrections of points on the laptop, for hosts without a remote. Guests see it, since the projector does. */
export function CorrectionsDialog({ hostGame, send, open, failure, onClose }: CorrectionsDialogProps) {
  const texts = useCorrectionTexts();
  const { players, adjustments } = hostGame;
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <Failure text={failure} />
        <CorrectionForm
          players={players}
          onAdjust={(playerId, points, reason) =>
            send({ type: 'adjust', adjustmentId: newAdjustmentId(), playerId, points, reason })
          }
        />
        <CorrectionList
          adjustments={adjustments}
          players={players}
          onTakeBack={(adjustment) => send({ type: 'adjust', ...adjustment, points: 0 })}
        />
      </Dialog.Body>
    </DialogFrame>
  );
}
