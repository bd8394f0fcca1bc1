import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useServerAddress } from '../../api/useServerAddress';
import { useMediaTexts } from '../../languages/useMediaTexts';
import { CheckIcon } from '../../ui/sessionIcons';
import { NoteIcon } from '../media/mediaIcons';
import { useGameMedia } from '../media/useGameMedia';
import { usePlayback } from '../media/usePlayback';
import { mediaAddress } from './mediaAddress';

/** Plays a question's recording as the game says, and shows how far it is. */
export function AudioPlayer({ url, isSmall }: { url: string; isSmall: boolean }) {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const playing = usePlayback<HTMLAudioElement>(url);
  const src = mediaAddress(url, useServerAddress());
  const [share, setShare] = useState(0);
  const isEnded = reports[url] === 'ended';
  const isPlaying = media?.playing && !reports[url];
  const state = isEnded ? 'ended' : isPlaying ? 'playing' : 'waiting';
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" gap="2">
      <audio
        {...playing}
        src={src}
        crossOrigin="anonymous"
        preload="auto"
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setShare(currentTime / duration || 0)}
      />
      <chakra.div
        boxSize={isSmall ? '9vh' : '14vh'}
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="full"
        fontSize={isSmall ? '4.5vh' : '7vh'}
        bg={isPlaying ? 'accent' : 'raised'}
        color={isPlaying ? 'onAccent' : 'text'}
      >
        {isEnded ? <CheckIcon /> : <NoteIcon />}
      </chakra.div>
      <chakra.p
        fontSize="max(var(--detail), 2.4vh)"
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
