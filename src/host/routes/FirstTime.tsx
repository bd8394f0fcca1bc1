import { FirstEveningLink } from '../rehearsal/FirstEveningLink';
import { WayInCorner } from '../wayIn/WayInPlaces';

/** What the start screen offers until a phone was here; a file of its own, since it is loaded by itself. */
export function FirstTime() {
  return <WayInCorner more={<FirstEveningLink />} />;
}
