import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { withoutScheme } from '../api/useServerAddress';
import { lazily } from '../ui/Loading';
import { BreakableAddress, CodeTile, JoinQrCode, MOST_TILES, RoomLocked } from '../ui/JoinParts';
import { useWords, useLobbyTexts } from '../texts/roomTexts';

const WifiName = lazily(() => import('./WifiName').then(({ WifiName }) => WifiName), null);

/** The address where phones join. */
export interface Entrance {
  /** Undefined until this browser has reached it. */
  url: string | undefined;
  /** Why there is no address; null if there is one, or if it is not known yet. */
  problem: keyof ReturnType<typeof useLobbyTexts>['noWayIn'] | null;
}

interface InvitationProps {
  code: string;
  join: Entrance;
  /** How many names there are: few stand beside the invitation, more of them below it. */
  size: 'few' | 'some' | 'many';
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  onCopyCode: () => void;
  onCopyLink: (() => void) | undefined;
}

/** How to join: the room code and, if phones can reach the server, its address and QR code. */
export function Invitation({ code, join, size, locked, onCopyCode, onCopyLink }: InvitationProps) {
  const texts = useLobbyTexts();
  const { url: joinUrl, problem } = join;
  const hasAddress = joinUrl !== undefined;
  return (
    <section
      aria-label={texts.invitation}
      className="invitation"
      data-size={size}
      data-address={hasAddress || undefined}
      data-problem={problem ?? undefined}
    >
      <div className="invitation-label">
        <p>{useWords().roomCode}</p>
        {locked && <RoomLocked />}
      </div>
      <RoomCode code={code} onCopy={onCopyCode} />
      {hasAddress && onCopyLink && (
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
      {problem && (
        <div role="status" className="invitation-problem">
          <strong>{texts.noWayIn[problem].title}</strong>
          <p>{texts.noWayIn[problem].text}</p>
        </div>
      )}
      <p className="invitation-hint">{texts.hint}</p>
    </section>
  );
}

/** The join address, as large as space allows; clicking copies it. */
function JoinLink({ url, onCopy }: { url: string; onCopy: () => void }) {
  const texts = useLobbyTexts();
  const address = withoutScheme(url);
  return (
    <button
      type="button"
      className="join-link"
      style={{ '--characters': address.length } as CSSProperties}
      title={texts.copyLink}
      onClick={onCopy}
    >
      <BreakableAddress address={address} />
    </button>
  );
}

/** The code in big letters, on tiles if it is not too long. */
function RoomCode({ code, onCopy }: { code: string; onCopy: () => void }) {
  const texts = useLobbyTexts();
  const { labelled } = useWords();
  const letters = [...code];
  const isTiled = letters.length <= MOST_TILES;
  return (
    <div className="room-code">
      <chakra.span srOnly>{code}</chakra.span>
      <button
        type="button"
        aria-label={labelled({ label: texts.copyCode, value: code })}
        title={texts.copyCode}
        className={isTiled ? 'tiled' : undefined}
        style={{ '--letters': letters.length } as CSSProperties}
        onClick={onCopy}
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
      </button>
    </div>
  );
}
