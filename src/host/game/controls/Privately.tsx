import './plain.css';
import './controls.css';
import { type ReactNode, useState } from 'react';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useLobbyTexts, useWords } from '../../texts/roomTexts';

/** Where a host can look at things that guests must not see. */
export interface PrivatePlaces {
  /** Opens the dialog that turns a phone into the remote. */
  onRemote: () => void;
  /** Opens a stage; absent where one is open. */
  onStage?: (() => void) | undefined;
}

/** Says that guests see this page, and offers the remote and the stage. */
export function PrivateOffer({ onRemote, onStage, children }: PrivatePlaces & { children?: ReactNode }) {
  const { privately: texts } = useEveningRoomTexts();
  const { openStage } = useLobbyTexts();
  const { remote } = useWords();
  return (
    <>
      <p>{texts.offer}</p>
      <div className="row">
        <button type="button" aria-haspopup="dialog" onClick={onRemote}>
          {remote}
        </button>
        {onStage && (
          <button type="button" onClick={onStage}>
            {openStage}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

interface PrivatelyProps {
  /** Undefined where guests see nothing of this page, so that all is shown. */
  places: PrivatePlaces | undefined;
  /** How much waits for the host, which guests may know. */
  waiting?: string | undefined;
  children: ReactNode;
}

/** Shows what guests must not see only once the host has asked for it a second time. */
export function Privately({ places, waiting, children }: PrivatelyProps) {
  const { privately: texts } = useEveningRoomTexts();
  const [isShown, setShown] = useState(false);
  if (!places || isShown) return children;
  return (
    <div className="grid privately">
      {waiting && <p className="privately-waiting">{waiting}</p>}
      <PrivateOffer {...places}>
        <button type="button" onClick={() => setShown(true)}>
          {texts.show}
        </button>
      </PrivateOffer>
    </div>
  );
}
