import type { ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { ScoresIcon, StopIcon, TimeIcon } from '../controls/controlIcons';
import { useControlTexts } from '../controls/controlTexts';
import type { PossibleCommands } from '../controls/possibleCommands';
import { useRemoteTexts } from './remoteTexts';

export interface RemoteControlsProps {
  game: SessionGame;
  possible: PossibleCommands;
  send: (command: Command) => void;
}

/** What a host wants in most scenes, beside going on and back: an icon, and a word short enough for its column. */
export function RemoteControls({ game, possible, send }: RemoteControlsProps) {
  const texts = useControlTexts();
  const { close } = useRemoteTexts();
  const { paused, scene } = game;
  const addTime = scene.name === 'break' ? texts.addMinutes : texts.addTime;
  const show = (name: string, word: string, icon: ReactNode, command: Command | null, pressed?: boolean) => (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      // Stays where it is, and can be focused, so that nothing under a thumb changes its place.
      aria-disabled={command === null}
      onClick={() => command && send(command)}
    >
      {icon}
      <span>{word}</span>
    </button>
  );
  const pauseName = paused ? texts.resume : texts.pause;
  return (
    <div className="controls" role="group" aria-label={texts.label}>
      {show(pauseName, pauseName, paused ? <PlayIcon /> : <PauseIcon />, possible.pause)}
      {show(addTime, addTime, <TimeIcon />, possible.addTime)}
      {show(texts.close, close, <StopIcon />, possible.close)}
      {show(texts.scores, texts.scores, <ScoresIcon />, possible.scores, scene.name === 'scores')}
    </div>
  );
}
