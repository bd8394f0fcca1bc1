import '../controls/plain.css';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogFrame, Failure } from '../../ui/DialogFrame';
import { useGameHost } from '../controls/actions';
import { useControlTexts } from '../gameTexts';
import { AskForm } from './AskForm';

interface AskDialogProps {
  open: boolean;
  failure: string | null;
  onClose: () => void;
}

/** The laptop's dialog to ask the room something. It closes once the question is asked or the break is over. */
export function AskDialog({ open, failure, onClose }: AskDialogProps) {
  const { ask } = useControlTexts();
  const isInBreak = useGameHost().game.scene.name === 'break';
  const close = useEffectEvent(onClose);
  const isOver = open && !isInBreak;
  // Otherwise it would be back with the next break.
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <DialogFrame title={ask} open={open && isInBreak} onClose={onClose} width="xl">
      <Dialog.Body className="plain">
        <Failure text={failure} />
        <AskForm />
      </Dialog.Body>
    </DialogFrame>
  );
}
