import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { useWords } from '../texts/roomTexts';
import { useScaleTexts } from '../texts/scaleTexts';
import { DialogFrame } from '../ui/DialogFrame';
import { ScaleChoice } from '../ui/ScaleChoice';
import type { LobbyHost } from './lobbyHost';

/** What a host should know of the quiz before it starts; only on request, since everybody reads the lobby. */
export function LobbyHints({ host: { known, scale, command } }: { host: LobbyHost }) {
  return (
    <>
      {scale && <ScaleHint scale={scale} command={command} />}
      {known && known.length > 0 && <KnownHint known={known} />}
    </>
  );
}

interface ScaleHintProps extends Pick<LobbyHost, 'command'> {
  scale: NonNullable<LobbyHost['scale']>;
}

/** That rounds are not worth the same, and how to score them alike. */
function ScaleHint({ scale, command }: ScaleHintProps) {
  const { heading } = useScaleTexts();
  return (
    <Hint offer={heading} title={heading}>
      <ScaleChoice scale={scale} onScoring={(scoring) => void command({ type: 'scoring', scoring })} />
    </Hint>
  );
}

/** Which questions teams have had before. */
function KnownHint({ known }: { known: NonNullable<LobbyHost['known']> }) {
  const { known: texts, day } = useEveningRoomTexts();
  const { names } = useWords();
  return (
    <Hint offer={texts.hint} title={texts.heading}>
      <p>{texts.text}</p>
      <ul className="known-list">
        {known.map(({ date, quizName, questions, teams, others }) => (
          <li key={`${date} ${quizName}`}>
            {texts.teams({ questions, names: names(teams, others) })}
            <span className="muted">{texts.evening({ date: day(date), quizName })}</span>
          </li>
        ))}
      </ul>
    </Hint>
  );
}

interface HintProps {
  /** The words on its button, and the title of its dialog. */
  offer: string;
  title: string;
  children: ReactNode;
}

function Hint({ offer, title, children }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="lobby-known" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {offer}
      </button>
      <DialogFrame title={title} open={isOpen} onClose={() => setOpen(false)} width="2xl">
        <Dialog.Body>{children}</Dialog.Body>
      </DialogFrame>
    </>
  );
}
