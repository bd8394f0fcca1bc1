import { useWords } from '../texts/roomTexts';
import { useVenueMarkTexts } from '../texts/wallTexts';
import { useMissingFiles } from './useVenue';

/** Names the venue's files that are skipped. Separate, since it is loaded only if one is missing. */
export function MissingFiles() {
  const texts = useVenueMarkTexts();
  const { list } = useWords();
  return <p className="small-hint light-sentence">{texts.missing({ files: list(useMissingFiles()) })}</p>;
}
