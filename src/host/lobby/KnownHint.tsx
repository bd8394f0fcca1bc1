import { useWords } from '../texts/roomTexts';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import type { HostGame } from '../../contract/toHosts';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { DialogFrame } from '../ui/DialogFrame';

/** Tells the host which questions teams have had before; only on request, since everybody reads the lobby. */
export function KnownHint({ known }: { known: NonNullable<HostGame['playedBefore']> }) {
  const { known: texts, day } = useEveningRoomTexts();
  const { names } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="lobby-known" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.hint}
      </button>
      <DialogFrame title={texts.heading} open={isOpen} onClose={() => setOpen(false)} width="2xl">
        <Dialog.Body>
          <p>{texts.text}</p>
          <ul className="known-list">
            {known.map(({ date, quizName, questions, teams, others }) => (
              <li key={`${date} ${quizName}`}>
                {texts.teams({ questions, names: names(teams, others) })}
                <span className="muted">{texts.evening({ date: day(date), quizName })}</span>
              </li>
            ))}
          </ul>
        </Dialog.Body>
      </DialogFrame>
    </>
  );
}
