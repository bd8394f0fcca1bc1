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

/** In characters: a longer text needs the room more than its picture does. */
const LONG = 150;

/** A question's picture, film or recording, beside its text. What cannot be loaded takes no room. */
export function QuestionMedia({ question }: { question: Question }) {
  const { image, audio, video } = useShownMedia(question);
  if (!image && !audio && !video) return null;
  const isSeen = Boolean(image ?? video);
  const isLong = question.text.length > LONG;
  return (
    <chakra.div
      flex="none"
      w={widthOf(isSeen, isLong)}
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
      {audio && <AudioPlayer url={audio} isSmall={isSeen || isLong} />}
    </chakra.div>
  );
}

function widthOf(isSeen: boolean, isLong: boolean): string {
  if (isSeen) return isLong ? '24%' : '38%';
  return isLong ? '16%' : 'min(30vw, 40vh)';
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
