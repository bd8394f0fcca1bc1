import './season.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useRef, useState } from 'react';
import { ConfirmDialog, DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { SeasonBook } from './SeasonBook';
import type { Tonight } from './TonightChoice';
import { useSeasonTexts } from './seasonTexts';
import { type Guard, UnsavedContext } from './useUnsaved';

interface SeasonDialogProps extends DialogProps {
  /** In the lobby: the season in which this evening counts. */
  tonight?: Tonight | undefined;
}

/** The venue's seasons: the table, the evenings and the rule of each. */
export function SeasonDialog({ open, onClose, tonight }: SeasonDialogProps) {
  const texts = useSeasonTexts();
  const unsaved = useRef(new Set<string>());
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null);
  const guard: Guard = (goOn) => (unsaved.current.size > 0 ? setAsked({ goOn }) : goOn());
  return (
    <DialogFrame title={texts.title} open={open} onClose={() => guard(onClose)} width="66rem" isAtTop>
      <UnsavedContext value={unsaved}>
        <Dialog.Body className="season" display="flex" flexDirection="column">
          <SeasonBook guard={guard} tonight={tonight} />
        </Dialog.Body>
      </UnsavedContext>
      <ConfirmDialog
        texts={texts.unsaved}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          unsaved.current.clear();
          setAsked(null);
          asked?.goOn();
        }}
      />
    </DialogFrame>
  );
}
