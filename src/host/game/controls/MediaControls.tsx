import type { Command } from '../../../contract/commands';
import { useMediaTexts } from '../../languages/useMediaTexts';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { pauses, type MediaCommands } from '../media/mediaCommands';
import { LouderIcon, NoteIcon, QuieterIcon, ReplayIcon } from '../media/mediaIcons';
import { ControlButton } from './ControlButton';

interface MediaControlsProps {
  commands: MediaCommands;
  send: (command: Command) => void;
}

/** Plays, pauses and begins anew the question's sound or film, and makes it louder or quieter. */
export function MediaControls({ commands, send }: MediaControlsProps) {
  const texts = useMediaTexts();
  const { toggle, replay, quieter, louder } = commands;
  const isPausing = pauses(commands);
  return (
    <>
      <ControlButton name={isPausing ? texts.pause : texts.play} onPress={() => send(toggle)}>
        <NoteIcon />
        {isPausing ? <PauseIcon /> : <PlayIcon />}
      </ControlButton>
      <ControlButton name={texts.replay} onPress={() => send(replay)}>
        <ReplayIcon />
      </ControlButton>
      <ControlButton name={texts.quieter} onPress={quieter && (() => send(quieter))}>
        <QuieterIcon />
      </ControlButton>
      <ControlButton name={texts.louder} onPress={louder && (() => send(louder))}>
        <LouderIcon />
      </ControlButton>
    </>
  );
}
