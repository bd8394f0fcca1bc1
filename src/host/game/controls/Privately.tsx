import '../../ui/plain.css';
import './controls.css';
import { type ReactNode, useState } from 'react';
import { useLobbyTexts, useWords } from '../../texts/roomTexts';
import { usePrivatelyTexts } from '../../texts/wallTexts';

/** Where a host can look at things that guests must not see. */
export interface PrivatePlaces {
  /** Opens the dialog that turns a phone into the remote. */
  onRemote: () => void;
  /** Opens a stage; absent where one is open. */
  onStage?: (() => void) | undefined;
}

/** Says that guests see this page, and offers the remote and the stage. */
export function PrivateOffer({ onRemote, onStage, children }: PrivatePlaces & { children?: ReactNode }) {
  const texts = usePrivatelyTexts();
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
  const texts = usePrivatelyTexts();
  const [isShown, setShown] = useState(false);
  if (!places || isShown) return children;
  const show = (button: HTMLElement) => {
    // The button disappears, and keyboard users must be able to go on from here.
    button.closest<HTMLElement>('[role="dialog"]')?.focus();
    setShown(true);
  };
  return (
    <div className="grid privately">
      {waiting && <p className="privately-waiting">{waiting}</p>}
      <PrivateOffer {...places}>
        <button type="button" onClick={({ currentTarget }) => show(currentTarget)}>
          {texts.show}
        </button>
      </PrivateOffer>
    </div>
  );
}
