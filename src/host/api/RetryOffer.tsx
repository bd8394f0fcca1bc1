import type { ElementType } from 'react';
import { useSilentServer } from './useSilentServer';
import { useWords } from '../texts/roomTexts';
import { lazyWithin } from '../ui/Boundary';

/** Not `lazily`, as the remote does without the style system that its message of failure needs. */
const SilentServer = lazyWithin(() => import('./SilentServer').then((part) => part.SilentServer), null);

interface RetryOfferProps {
  text: string;
  onRetry: () => void;
  className: string;
  /** The button component, if not a plain one. */
  Press?: ElementType;
}

/** Says that something could not be read, and offers a retry. */
export function RetryOffer({ text, onRetry, className, Press = 'button' }: RetryOfferProps) {
  const { tryAgain } = useWords();
  const silent = useSilentServer();
  return (
    <div className={className}>
      <p role="alert" className="fault">
        {text}
      </p>
      <Press type="button" variant={Press === 'button' ? undefined : 'outline'} onClick={onRetry}>
        {tryAgain}
      </Press>
      {silent !== null && <SilentServer address={silent} />}
    </div>
  );
}
