import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Question } from '../../../contract/question';
import { CheckIcon } from '../../ui/sessionIcons';
import { NoteIcon } from './mediaIcons';
import { useGameMedia, useShownMedia } from './useGameMedia';
import { useMediaAddress, usePlayback } from './usePlayback';
import { useMediaTexts } from '../texts/gameTexts';

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

/**
 * A question's picture or film as large as its texts allow, and its recording. What cannot be loaded takes no room. A
 * host's click shows a picture or film alone, and among the texts again.
 */
export function QuestionMedia({ question, isOpen }: QuestionMediaProps) {
  const { image, audio, video } = useShownMedia(question);
  const { isZoomed, onZoom } = useGameMedia();
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
        <chakra.div
          {...leastHeights(question, isOpen)}
          position="relative"
          w="var(--picture-width)"
          h="var(--picture-height)"
          cursor={onZoom && (isZoomed ? 'zoom-out' : 'zoom-in')}
          onClick={onZoom}
        >
          <chakra.div position="absolute" inset="0" {...(isZoomed && ALONE)}>
            {video && <QuestionFilm url={video} />}
            {image && <QuestionPicture url={image} alt={question.imageAlt ?? ''} />}
          </chakra.div>
        </chakra.div>
      )}
      {audio && <AudioPlayer url={audio} look={isSeen ? 'row' : isLong ? 'small' : 'large'} />}
    </chakra.div>
  );
}

/** How high a picture should be at least, in percent of the screen's height; tall ones stand beside the answers. */
function leastHeights({ answers = [] }: Question, isOpen: boolean) {
  if (!isOpen) return { 'data-picture': 45, 'data-tall': 45 };
  return { 'data-picture': answers.length > 0 ? 36 : 60, 'data-tall': 60 };
}

function QuestionPicture({ url, alt }: { url: string; alt: string }) {
  const { report } = useGameMedia();
  return (
    <Picture
      {...FILLING}
      src={useMediaAddress(url)}
      alt={alt}
      crossOrigin="anonymous"
      onError={() => report(url, 'unloadable')}
    />
  );
}

function QuestionFilm({ url }: { url: string }) {
  return <Film {...FILLING} {...usePlayback<HTMLVideoElement>(url)} playsInline tabIndex={-1} />;
}

/** In one row below a picture; alone beside a long text, or a short one. The icon's size is of the screen's height. */
const LOOKS = {
  row: { direction: 'row', icon: '4.4vh', sign: '2.6vh' },
  small: { direction: 'column', icon: '9vh', sign: '4.5vh' },
  large: { direction: 'column', icon: '14vh', sign: '7vh' },
} as const;

/** Plays a question's recording as the game says, and shows how far it is. */
function AudioPlayer({ url, look }: { url: string; look: keyof typeof LOOKS }) {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const playing = usePlayback<HTMLAudioElement>(url);
  const [share, setShare] = useState(0);
  const isEnded = reports[url] === 'ended';
  const isPlaying = media?.playing && !reports[url];
  const { direction, icon, sign } = LOOKS[look];
  const state = isEnded ? 'ended' : isPlaying ? 'playing' : 'waiting';
  return (
    <chakra.div display="flex" flexDirection={direction} alignItems="center" gap="2">
      <audio
        {...playing}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setShare(currentTime / duration || 0)}
      />
      <chakra.div
        flex="none"
        boxSize={icon}
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="full"
        fontSize={sign}
        bg={isPlaying ? 'accent' : 'raised'}
        color={isPlaying ? 'onAccent' : 'text'}
      >
        {isEnded ? <CheckIcon /> : <NoteIcon />}
      </chakra.div>
      <chakra.p
        flex="none"
        fontSize="max(var(--detail), 2.5vh)"
        lineHeight={1.1}
        textAlign="center"
        fontWeight={650}
        color="muted"
      >
        {texts.states[state]}
      </chakra.p>
      <chakra.div w="full" h="1vh" bg="raised" borderRadius="full" overflow="hidden">
        <chakra.div
          h="full"
          bg="accent"
          borderRadius="full"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </chakra.div>
    </chakra.div>
  );
}
