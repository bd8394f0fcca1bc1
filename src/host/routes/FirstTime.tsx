import { useSyncExternalStore } from 'react';
import { stepsIn, storedSteps } from '../browser/firstSteps';
import { FirstEveningLink } from '../rehearsal/FirstEveningLink';
import { WayInCorner } from '../wayIn/WayInPlaces';

/**
 * What the start screen offers until a phone was here, and then the way back to the first evening until that is over; a
 * file of its own, since it is loaded by itself.
 */
export function FirstTime() {
  const done = stepsIn(useSyncExternalStore(storedSteps.subscribe, storedSteps.read));
  return <WayInCorner more={!done.includes('start') && <FirstEveningLink />} />;
}
