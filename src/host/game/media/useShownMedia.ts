import type { MediaKind } from '../../../contract/media';
import type { Question } from '../../../contract/question';
import { useGameMedia } from './useGameMedia';

/** The addresses of what a question shows and plays. A picture stands in for a film that cannot be loaded. */
export function useShownMedia({
  imageUrl,
  audioUrl,
  videoUrl,
}: Question): Partial<Record<MediaKind, string>> {
  const { reports } = useGameMedia();
  const isLoadable = (url: string | undefined) => url !== undefined && reports[url] !== 'unloadable';
  if (isLoadable(videoUrl)) return { video: videoUrl, ...(isLoadable(audioUrl) && { audio: audioUrl }) };
  return {
    ...(isLoadable(imageUrl) && { image: imageUrl }),
    ...(isLoadable(audioUrl) && { audio: audioUrl }),
  };
}
