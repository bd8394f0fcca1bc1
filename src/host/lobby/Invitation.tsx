import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { fetchWifi } from '../api/networkApi';
import { expectsServerRight } from '../api/serverKey';
import { useRead } from '../api/useRead';
import { useServerAddress, withoutScheme } from '../api/useServerAddress';
import { onResume } from '../../look/resume';
import { useTimeout } from '../../look/useTimeout';
import { lazily } from '../ui/Loading';
import { BreakableAddress, CodeTile, JoinQrCode, MOST_TILES, RoomLocked } from '../ui/JoinParts';
import { useWords, useLobbyTexts } from '../texts/roomTexts';

/** In milliseconds: by then, somebody has joined if phones can. */
const LATE_MS = 60_000;

const LobbyHelp = lazily(() => import('../network/LobbyHelp').then((part) => part.LobbyHelp), null);

/** The address where phones join. */
export interface Entrance {
  /** Undefined until this browser has reached it. */
  url: string | undefined;
  /** Why there is no address; null if there is one, or if it is not known yet. */
  problem: 'loopback' | 'unreachable' | null;
}

interface InvitationProps {
  code: string;
  join: Entrance;
  /** How many names there are: few stand beside the invitation, more of them below it. */
  size: 'few' | 'some' | 'many';
  locked: boolean;
  /** Absent where nobody can press anything, or where there is nothing to copy. */
  onCopyCode: (() => void) | undefined;
  onCopyLink: (() => void) | undefined;
}

/** How to join: the room code and, if phones can reach the server, its address and QR code. */
export function Invitation({ code, join, size, locked, onCopyCode, onCopyLink }: InvitationProps) {
  const texts = useLobbyTexts();
  const { url: joinUrl, problem } = join;
  const hasAddress = joinUrl !== undefined;
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), LATE_MS);
  return (
    <section
      aria-label={texts.invitation}
      className="invitation"
      data-size={size}
      data-address={hasAddress || undefined}
      data-problem={problem ?? undefined}
    >
      <div className="row invitation-label">
        <p>{useWords().roomCode}</p>
        {locked && <RoomLocked />}
      </div>
      <RoomCode code={code} onCopy={onCopyCode} />
      {hasAddress && (
        <>
          <div className="invitation-join">
            <p className="invitation-scan">{texts.scan}</p>
            <JoinLink url={joinUrl} onCopy={onCopyLink} />
            <WifiName />
          </div>
          <div className="invitation-qr">
            <JoinQrCode url={joinUrl} />
          </div>
        </>
      )}
      <div className="muted invitation-hint">
        <p>{texts.hint}</p>
        {problem === null && isLate && size === 'few' && <LobbyHelp problem={problem} url={joinUrl} />}
      </div>
      {problem && <LobbyHelp problem={problem} url={joinUrl} />}
    </section>
  );
}

interface CopiedProps {
  /** What a click does, for the pointer and for screen readers. */
  title: string;
  label?: string;
  className: string;
  style: CSSProperties;
  onCopy: (() => void) | undefined;
  children: ReactNode;
}

/** What a click copies; just the text where nobody can click. */
function Copied({ title, label, onCopy, ...rest }: CopiedProps) {
  if (!onCopy) return <div {...rest} />;
  return <button type="button" aria-label={label} title={title} onClick={onCopy} {...rest} />;
}

/** The join address, as large as space allows; clicking copies it. */
function JoinLink({ url, onCopy }: { url: string; onCopy: (() => void) | undefined }) {
  const texts = useLobbyTexts();
  const address = withoutScheme(url);
  const style = { '--characters': address.length } as CSSProperties;
  return (
    <Copied className="join-link" style={style} title={texts.copyLink} onCopy={onCopy}>
      <BreakableAddress address={address} />
    </Copied>
  );
}

/** The code in big letters, on tiles if it is not too long. */
function RoomCode({ code, onCopy }: { code: string; onCopy: (() => void) | undefined }) {
  const texts = useLobbyTexts();
  const { labelled } = useWords();
  const letters = [...code];
  const isTiled = letters.length <= MOST_TILES;
  return (
    <div className="room-code">
      <VisuallyHidden>{code}</VisuallyHidden>
      <Copied
        label={labelled({ label: texts.copyCode, value: code })}
        title={texts.copyCode}
        className={isTiled ? 'code-letters tiled' : 'code-letters'}
        style={{ '--letters': letters.length } as CSSProperties}
        onCopy={onCopy}
      >
        {isTiled ? (
          letters.map((letter, place) => (
            <CodeTile key={place} w="1em">
              {letter}
            </CodeTile>
          ))
        ) : (
          <span>{code}</span>
        )}
      </Copied>
    </div>
  );
}

/** The name of the venue's Wi-Fi, if the host has entered it and this browser may ask for it. */
function WifiName() {
  const texts = useLobbyTexts();
  const address = useServerAddress();
  const { read } = useRead({
    subject: expectsServerRight(address) ? address : null,
    load: (signal) => fetchWifi(address, signal),
    failed: 'The Wi-Fi could not be read',
    watch: onResume,
  });
  const name = read.status === 'ready' ? read.value?.name : undefined;
  return name !== undefined && <p className="invitation-wifi">{texts.wifi({ name })}</p>;
}
