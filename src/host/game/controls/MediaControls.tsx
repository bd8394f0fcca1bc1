import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Command } from '../../../contract/commands';
import { pauses, type MediaCommands } from '../media/mediaCommands';
import { LouderIcon, PauseNoteIcon, PlayNoteIcon, QuieterIcon, ReplayIcon } from '../media/mediaIcons';
import { useMediaTexts } from '../media/mediaTexts';
import { ControlButton } from './ControlButton';

interface MediaControlsProps {
  commands: MediaCommands;
  send: (command: Command) => void;
}

/** Plays and pauses the question's sound or film. */
export function PlayControl({ commands, send }: MediaControlsProps) {
  const texts = useMediaTexts();
  const isPausing = pauses(commands);
  return (
    <ControlButton name={isPausing ? texts.pause : texts.play} onPress={() => send(commands.toggle)}>
      {isPausing ? <PauseNoteIcon /> : <PlayNoteIcon />}
    </ControlButton>
  );
}

/** Plays it from its start. */
export function ReplayControl({ commands: { replay }, send }: MediaControlsProps) {
  const texts = useMediaTexts();
  return (
    <ControlButton name={texts.replay} onPress={() => send(replay)}>
      <ReplayIcon />
    </ControlButton>
  );
}

/** All that can be done with it, and how loud it is. */
export function MediaControls({ commands, volume, send }: MediaControlsProps & { volume: number }) {
  const texts = useMediaTexts();
  const id = useId();
  const { quieter, louder } = commands;
  return (
    <chakra.div role="group" aria-labelledby={id} px="2">
      <chakra.p id={id} mb="1" fontWeight={700}>
        {texts.volume(Math.round(volume * 100))}
      </chakra.p>
      <chakra.div display="flex" justifyContent="space-between">
        <PlayControl commands={commands} send={send} />
        <ReplayControl commands={commands} send={send} />
        <ControlButton name={texts.quieter} onPress={quieter && (() => send(quieter))}>
          <QuieterIcon />
        </ControlButton>
        <ControlButton name={texts.louder} onPress={louder && (() => send(louder))}>
          <LouderIcon />
        </ControlButton>
      </chakra.div>
    </chakra.div>
  );
}
