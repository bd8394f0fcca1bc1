import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useAnnouncedArrivals } from './useAnnouncedArrivals';
import { useTexts } from '../languages/useLanguage';

/** More names than these are too many to listen to: then their number says enough. */
const MOST_NAMES = 5;

/** Tells those who hear the page who has come in. The region is always there, so that its changes are spoken. */
export function ArrivalNews({ names }: { names: readonly string[] }) {
  const { lobby } = useTexts();
  const { news, total } = useAnnouncedArrivals(names);
  const list = news.length > MOST_NAMES ? '' : news.join(', ');
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {news.length > 0 && lobby.arrived(news.length, list, total)}
    </VisuallyHidden>
  );
}
