import { chakra } from '@chakra-ui/react/styled-system';
import type { Question } from '../../../contract/question';
import { useServerAddress } from '../../api/useServerAddress';
import { AudioPlayer } from './AudioPlayer';
import { mediaAddress } from './mediaAddress';

const Picture = chakra('img');
const Film = chakra('video');

/** Fills its place as far as the picture's own shape allows, and asks for no more room than it is given. */
const FILLING = {
  position: 'absolute',
  inset: '0',
  boxSize: 'full',
  objectFit: 'contain',
  borderRadius: 'normal',
} as const;

/** A question's picture, film or recording, beside its text. */
export function QuestionMedia({ question }: { question: Question }) {
  const server = useServerAddress();
  const { imageUrl, imageAlt, audioUrl, videoUrl } = question;
  if (!imageUrl && !audioUrl && !videoUrl) return null;
  const isSeen = Boolean(imageUrl || videoUrl);
  return (
    <chakra.div
      flex="none"
      w={isSeen ? '38%' : 'auto'}
      display="flex"
      flexDirection="column"
      justifyContent="center"
      gap="2"
    >
      {isSeen && (
        <chakra.div flex="1 0 auto" minH="24vh" position="relative">
          {videoUrl ? (
            <Film
              {...FILLING}
              src={mediaAddress(videoUrl, server)}
              crossOrigin="anonymous"
              controls
              playsInline
            />
          ) : (
            <Picture
              {...FILLING}
              src={mediaAddress(imageUrl!, server)}
              alt={imageAlt ?? ''}
              crossOrigin="anonymous"
            />
          )}
        </chakra.div>
      )}
      {audioUrl && <AudioPlayer src={mediaAddress(audioUrl, server)} />}
    </chakra.div>
  );
}
