import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { PlayIcon } from '../../ui/sessionIcons';
import { useMediaUrls } from '../preview/useMediaUrls';
import { useQuestionTexts } from './questionTexts';
import { SmallButton } from './SmallButton';

interface MediaPlayerProps {
  kind: 'audio' | 'video';
  fileName: string;
  quizId: string;
}

/** Plays a question's sound or film to its author. It may be large, so it is loaded when it is wanted. */
export function MediaPlayer({ kind, fileName, quizId }: MediaPlayerProps) {
  const texts = useQuestionTexts().media;
  const [isWanted, setIsWanted] = useState(false);
  const url = useMediaUrls(quizId, isWanted ? [fileName] : []).get(fileName);
  const name = texts.play[kind](fileName);
  if (!url)
    return (
      <SmallButton aria-label={name} title={name} disabled={isWanted} onClick={() => setIsWanted(true)}>
        <PlayIcon />
      </SmallButton>
    );
  const player = {
    ...{ src: url, controls: true, autoPlay: true, 'aria-label': fileName },
    // It stands where the button was, which had the focus.
    ref: (element: HTMLMediaElement | null) => element?.focus(),
  };
  return kind === 'audio' ? (
    <chakra.audio {...player} h="control" w="18rem" maxW="full" />
  ) : (
    <chakra.video {...player} flexBasis="full" maxH="16rem" bg="black" />
  );
}
