import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
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

/** Over everything but dialogs. Its place in the document stays, so that a film goes on playing. */
const ALONE = { position: 'fixed', inset: '0', zIndex: 15, bg: '#000', forcedColorAdjust: 'none' } as const;

/** In characters: a longer text needs the room more than a sound does. */
const LONG = 150;

interface QuestionMediaProps {
  question: Question;
  /** Whether it can be answered. */
  isOpen: boolean;
}

/** A question's picture or film as large as its texts allow, and its recording. What cannot be loaded takes no room. */
export function QuestionMedia({ question, isOpen }: QuestionMediaProps) {
  const { image, audio, video } = useShownMedia(question);
  if (!image && !audio && !video) return null;
  const isSeen = Boolean(image ?? video);
  const isLong = question.text.length > LONG;
  return (
    <chakra.div
      gridArea="media"
      alignSelf="center"
      justifySelf="center"
      w={isSeen ? undefined : isLong ? '16vw' : 'min(30vw, 40vh)'}
      display="flex"
      flexDirection="column"
      gap="2"
    >
      {isSeen && (
        <SeenMedia {...leastHeights(question, isOpen)}>
          {video && <QuestionFilm url={video} />}
          {image && <QuestionPicture url={image} alt={question.imageAlt ?? ''} />}
        </SeenMedia>
      )}
      {audio && <AudioPlayer url={audio} look={isSeen ? 'row' : isLong ? 'small' : 'large'} />}
    </chakra.div>
  );
}

/** How high a picture should be at least, in percent of the screen's height; tall ones stand beside the answers. */
function leastHeights({ answers = [] }: Question, isOpen: boolean): LeastHeights {
  if (!isOpen) return { least: 45, leastTall: 45 };
  return { least: answers.length > 0 ? 36 : 60, leastTall: 60 };
}

interface LeastHeights {
  least: number;
  leastTall: number;
}

/** The place of a picture or film: among the texts, or over everything. A host's click changes that. */
function SeenMedia({ least, leastTall, children }: LeastHeights & { children: ReactNode }) {
  const { isZoomed, onZoom } = useGameMedia();
  return (
    <chakra.div
      data-picture={least}
      data-tall={leastTall}
      position="relative"
      w="var(--picture-width)"
      h="var(--picture-height)"
      cursor={onZoom && (isZoomed ? 'zoom-out' : 'zoom-in')}
      onClick={onZoom}
    >
      <chakra.div position="absolute" inset="0" {...(isZoomed && ALONE)}>
        {children}
      </chakra.div>
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
