import { useId, useState, type ReactNode } from 'react';
import { expectsServerRight } from '../api/serverKey';
import { useServerAddress } from '../api/useServerAddress';
import { Button, Heading } from '../ui/Button';
import { useNetworkTexts } from './networkTexts';
import { WayInView } from './WayInView';
import { wayInMark } from './useNetwork';

/**
 * The connection check on the start screen, until a phone has connected or the host postpones it. `more`:
 * further links for first-time hosts, which remain afterwards.
 */
export function WayInCorner({ more }: { more?: ReactNode }) {
  const texts = useNetworkTexts();
  const address = useServerAddress();
  const [isOpen, setOpen] = useState(() => wayInMark.read() === null);
  const id = useId();
  if (!expectsServerRight(address)) return null;
  if (!isOpen) return more && <p className="way-in-later">{more}</p>;
  const close = () => {
    wayInMark.write('later');
    setOpen(false);
  };
  return (
    <section className="way-in-corner" aria-labelledby={id}>
      <WayInView
        head={(canScan) => (
          <>
            <Heading id={id}>{canScan ? texts.heading : texts.link}</Heading>
            <p className="small-hint">{texts.about}</p>
          </>
        )}
        actions={(hasCome) => (
          <Button variant={hasCome ? 'solid' : 'outline'} onClick={close}>
            {hasCome ? texts.done : texts.later}
          </Button>
        )}
        more={more}
      />
    </section>
  );
}

/** Opens the check at any time; absent if this page cannot ask about the network. */
export function WayInLink() {
  const texts = useNetworkTexts();
  const address = useServerAddress();
  const [isOpen, setOpen] = useState(false);
  if (!expectsServerRight(address)) return null;
  return (
    <div className="way-in-link">
      <Button variant="outline" mt="3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.link}
      </Button>
      {isOpen && <WayInView head={(canScan) => canScan && <p className="small-hint">{texts.heading}</p>} />}
    </div>
  );
}
