import { Dialog } from '@chakra-ui/react/dialog';
import { useWords } from '../languages/useWords';
import { Button } from './Button';
import { DialogFrame } from './DialogFrame';

interface ConfirmDialogProps {
  texts: { title: string; text: string; confirm: string };
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something is done. Cancelling has the focus first: a key pressed twice does nothing. */
export function ConfirmDialog({ texts, open, onClose, onConfirm }: ConfirmDialogProps) {
  const { cancel } = useWords();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="xl">
      <Dialog.Body>{texts.text}</Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
