import './venue.css';
import { venueFilePath } from '../../contract/venue';
import { useServerAddress } from '../api/useServerAddress';
import { reportUnloadable, useMissingFiles, useVenue } from './useVenue';

/** The venue's logo and name, small; nothing if it has neither. */
export function VenueMark() {
  const venue = useVenue();
  const address = useServerAddress();
  const missing = useMissingFiles();
  const logo = venue?.logo !== undefined && !missing.includes(venue.logo) ? venue.logo : undefined;
  if (!venue || (logo === undefined && !venue.name)) return null;
  return (
    <div className="level venue-mark">
      {logo !== undefined && (
        <img src={address + venueFilePath(logo)} alt="" onError={() => reportUnloadable(logo)} />
      )}
      {venue.name && <span className="clamped">{venue.name}</span>}
    </div>
  );
}
