import { useState } from 'react';
import type { PlayerOwn } from '../../contract/toPhones';
import { useTimeout } from '../../look/useTimeout';
import { deviceNumber, otherCaptain } from '../answers/team';
import type { PlayTexts } from '../texts/loadTexts';
import { Seen } from './TeamNews';

interface CaptainNewsProps {
  own: PlayerOwn;
  texts: PlayTexts['team'];
}

/** Tells a team with several phones that its captain's is gone, when another one takes over, and which one did. */
export function CaptainNews(props: CaptainNewsProps) {
  return (
    <>
      <CaptainAway {...props} />
      <NewCaptain {...props} />
    </>
  );
}

/** Says that the captain's phone is gone, and when another one takes over. */
function CaptainAway({ own, texts }: CaptainNewsProps) {
  const captain = otherCaptain(own);
  const leftMs = captain?.connected === false ? captain.passesOnInMs : undefined;
  const seconds = useTensOfSeconds(leftMs, own);
  return (
    <div role="status" className="notice">
      {captain && seconds !== undefined && (
        <p>
          {texts.captainAway({
            number: deviceNumber(own, captain.deviceId) ?? 1,
            isOwn: own.devices?.find(({ connected }) => connected)?.own === true,
            seconds,
          })}
        </p>
      )}
    </div>
  );
}

const TEN_MS = 10_000;

/** Returns the seconds left, in tens, so that screen readers do not count aloud. `since`: changes when they arrive. */
function useTensOfSeconds(leftMs: number | undefined, since: unknown): number | undefined {
  const [state, setState] = useState({ since, leftMs });
  if (state.since !== since) setState({ since, leftMs });
  const tens = state.leftMs === undefined ? undefined : Math.max(1, Math.ceil(state.leftMs / TEN_MS));
  const next = (): void => setState({ since, leftMs: ((tens ?? 1) - 1) * TEN_MS });
  const waits = state.leftMs !== undefined && tens !== undefined && tens > 1;
  useTimeout(next, waits ? state.leftMs! - (tens - 1) * TEN_MS : null, state);
  return tens === undefined ? undefined : tens * 10;
}

/** Says that the team has another captain. */
function NewCaptain({ own, texts }: CaptainNewsProps) {
  const { devices = [] } = own;
  const captain = devices.find((each) => each.captain);
  const [seen, setSeen] = useState(captain?.deviceId);
  if (seen === undefined && captain) setSeen(captain.deviceId);
  return (
    <div role="status" className="row notice">
      {captain && seen !== undefined && captain.deviceId !== seen && (
        <>
          <p>
            {texts.captainNow({
              isOwn: captain.own,
              number: deviceNumber(own, captain.deviceId) ?? 1,
            })}
          </p>
          <Seen label={texts.seen} onSeen={() => setSeen(captain.deviceId)} />
        </>
      )}
    </div>
  );
}
