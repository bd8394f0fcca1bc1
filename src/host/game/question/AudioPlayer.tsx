import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useGameTexts } from '../../languages/useGameTexts';
import { Button } from '../../ui/Button';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';

/** Plays a question's recording, and shows how far it is. */
export function AudioPlayer({ src }: { src: string }) {
  const texts = useGameTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'ready' | 'playing' | 'broken'>('ready');
  const [share, setShare] = useState(0);
  const isPlaying = state === 'playing';
  // A refused play is reported by the element's own error event, or is the browser's wish for another click.
  const toggle = () =>
    isPlaying ? audio.current?.pause() : void audio.current?.play().catch(() => undefined);
  return (
    <chakra.div minW="min(30vw, 40vh)" display="flex" flexDirection="column" alignItems="center" gap="2">
      <audio
        ref={audio}
        src={src}
        crossOrigin="anonymous"
        preload="auto"
        onPlay={() => setState('playing')}
        onPause={() => setState('ready')}
        onError={() => setState('broken')}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setShare(currentTime / duration || 0)}
      />
      {state === 'broken' ? (
        <chakra.p fontSize="var(--detail)" color="muted">
          {texts.question.unplayable}
        </chakra.p>
      ) : (
        <>
          <Button
            size="lg"
            borderRadius="full"
            boxSize="14vh"
            fontSize="6vh"
            p="0"
            aria-label={isPlaying ? texts.question.pause : texts.question.play}
            onClick={toggle}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </Button>
          <chakra.div w="full" h="1vh" bg="raised" borderRadius="full" overflow="hidden">
            <chakra.div
              h="full"
              bg="accent"
              borderRadius="full"
              style={{ transform: `translateX(${(share - 1) * 100}%)` }}
            />
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
