import { useSyncExternalStore } from 'react';
import { expectsServerRight } from '../api/serverKey';
import { useServerAddress } from '../api/useServerAddress';
import { storedText } from '../browser/storedText';

/** The last known venue, so that a page can show it at once: the server's address, then the venue below. */
export const storedVenue = storedText('quiz-night.venue');

/** A quotation mark within a text of the venue is stored with a backslash, so this is only found as a field. */
const MAY_CHANGE = /"mayChange":true/;

/**
 * Whether this browser may change the venue, as its server said last; until it has, whether that can be expected.
 * Does not read the venue itself, so that the start page need not load that code.
 */
export function useMayChangeVenue(): boolean {
  const address = useServerAddress();
  const text = useSyncExternalStore(storedVenue.subscribe, storedVenue.read);
  return text?.startsWith(`${address}\n`) ? MAY_CHANGE.test(text) : expectsServerRight(address);
}
