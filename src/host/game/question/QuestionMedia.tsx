import { chakra } from '@chakra-ui/react/styled-system';
import type { Question } from '../../../contract/question';
import { useServerAddress } from '../../api/useServerAddress';
import { useGameMedia } from '../media/useGameMedia';
import { usePlayback } from '../media/usePlayback';
import { useShownMedia } from '../media/useShownMedia';
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

/** A question's picture, film or recording, beside its text. What cannot be loaded takes no room. */
export function QuestionMedia({ question }: { question: Question }) {
  const { image, audio, video } = useShownMedia(question);
  if (!image && !audio && !video) return null;
  const isSeen = Boolean(image ?? video);
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
          {video && <QuestionFilm url={video} />}
          {image && <QuestionPicture url={image} alt={question.imageAlt ?? ''} />}
        </chakra.div>
      )}
      {audio && <AudioPlayer url={audio} />}
    </chakra.div>
  );
}

function QuestionPicture({ url, alt }: { url: string; alt: string }) {
  const { report } = useGameMedia();
  const src = mediaAddress(url, useServerAddress());
  return (
    <Picture
      {...FILLING}
      src={src}
      alt={alt}
      crossOrigin="anonymous"
      onError={() => report(url, 'unloadable')}
    />
  );
}

function QuestionFilm({ url }: { url: string }) {
  const playing = usePlayback<HTMLVideoElement>(url);
  const src = mediaAddress(url, useServerAddress());
  return (
    <Film
      {...FILLING}
      {...playing}
      src={src}
      crossOrigin="anonymous"
      preload="auto"
      playsInline
      tabIndex={-1}
    />
  );
}
