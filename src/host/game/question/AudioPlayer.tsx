import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useServerAddress } from '../../api/useServerAddress';
import { CheckIcon } from '../../ui/sessionIcons';
import { NoteIcon } from '../media/mediaIcons';
import { useMediaTexts } from '../media/mediaTexts';
import { useGameMedia } from '../media/useGameMedia';
import { usePlayback } from '../media/usePlayback';
import { mediaAddress } from './mediaAddress';

/** In one row below a picture; alone beside a long text, or a short one. The icon's size is of the screen's height. */
const LOOKS = {
  row: { direction: 'row', icon: '4.4vh', sign: '2.6vh' },
  small: { direction: 'column', icon: '9vh', sign: '4.5vh' },
  large: { direction: 'column', icon: '14vh', sign: '7vh' },
} as const;

/** Plays a question's recording as the game says, and shows how far it is. */
export function AudioPlayer({ url, look }: { url: string; look: keyof typeof LOOKS }) {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const playing = usePlayback<HTMLAudioElement>(url);
  const src = mediaAddress(url, useServerAddress());
  const [share, setShare] = useState(0);
  const isEnded = reports[url] === 'ended';
  const isPlaying = media?.playing && !reports[url];
  const { direction, icon, sign } = LOOKS[look];
  const state = isEnded ? 'ended' : isPlaying ? 'playing' : 'waiting';
  return (
    <chakra.div display="flex" flexDirection={direction} alignItems="center" gap="2">
      <audio
        {...playing}
        src={src}
        crossOrigin="anonymous"
        preload="auto"
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
