import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLobbyTexts } from './lobbyTexts';
import { useAnnouncedArrivals } from './useAnnouncedArrivals';

/** More names than these are announced by their number alone. */
const MOST_NAMES = 5;

/** Announces who has joined to screen readers. The region is always there, so that they notice its changes. */
export function ArrivalNews({ names }: { names: readonly string[] }) {
  const texts = useLobbyTexts();
  const { news, total } = useAnnouncedArrivals(names);
  const list = news.length > MOST_NAMES ? '' : news.join(', ');
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {news.length > 0 && texts.arrived(news.length, list, total)}
    </VisuallyHidden>
  );
}
