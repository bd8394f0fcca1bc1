import { useSyncExternalStore } from 'react';
import { stepsIn, storedSteps } from '../browser/firstSteps';
import { FirstEveningLink } from '../rehearsal/FirstEveningLink';
import { WayInCorner } from '../network/WayInPlaces';

/**
 * For first-time hosts: the connection check until a phone has connected, and a link to the checklist until
 * that is finished. In a file of its own, since it is loaded separately.
 */
export function FirstTime() {
  const done = stepsIn(useSyncExternalStore(storedSteps.subscribe, storedSteps.read));
  return <WayInCorner more={!done.includes('start') && <FirstEveningLink />} />;
}
