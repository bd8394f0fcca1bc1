import { useState } from 'react';
import { useTimeout } from '../../look/useTimeout';
import { type ConnectionState, mayRecover } from './connectionState';

/** A shorter loss, as when the Wi-Fi changes, is over before anybody could do something. */
const SHORT_MS = 3_000;

type Outage =
  | { name: 'none' }
  | { name: 'lost'; wasPaused: boolean }
  /** The game is back, and paused, as after a restart of the server. */
  | { name: 'back' };

/**
 * What the host must know of an outage: that the server is gone and, once it is back, that the game is paused.
 * `isLost`: there is no connection, so that nobody knows the time.
 */
export function useOutage(connection: ConnectionState, isPaused: boolean) {
  const isLost = connection.name !== 'Connected' && mayRecover(connection);
  const [outage, setOutage] = useState<Outage>({ name: 'none' });
  const [isLong, setLong] = useState(false);
  const next = nextOutage(outage, { isLost, isConnected: connection.name === 'Connected', isPaused });
  if (next !== outage) {
    setOutage(next);
    setLong(false);
  }
  useTimeout(() => setLong(true), isLost ? SHORT_MS : null);
  const news = next.name === 'back' ? next.name : isLost && isLong ? 'gone' : null;
  return { isLost, news } as const;
}

interface Now {
  isLost: boolean;
  isConnected: boolean;
  isPaused: boolean;
}

function nextOutage(outage: Outage, { isLost, isConnected, isPaused }: Now): Outage {
  if (isLost)
    return outage.name === 'lost' ? outage : { name: 'lost', wasPaused: isPaused && outage.name === 'none' };
  if (outage.name === 'lost' && isConnected) return { name: isPaused && !outage.wasPaused ? 'back' : 'none' };
  return outage.name === 'back' && !isPaused ? { name: 'none' } : outage;
}
