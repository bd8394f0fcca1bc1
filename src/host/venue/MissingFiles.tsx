import { useVenueMarkTexts } from '../texts/wallTexts';
import { useMissingFiles } from './useVenue';

/** Names the house's files that are skipped. A file of its own, since it is loaded only where one is missing. */
export function MissingFiles() {
  const texts = useVenueMarkTexts();
  return (
    <p className="small-hint light-sentence">{texts.missing({ files: useMissingFiles().join(', ') })}</p>
  );
}
