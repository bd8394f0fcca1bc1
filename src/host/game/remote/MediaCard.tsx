import type { ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { useMediaTexts } from '../../languages/useMediaTexts';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { mediaCommands, pauses } from '../media/mediaCommands';
import { LouderIcon, QuieterIcon, ReplayIcon } from '../media/mediaIcons';
import { questionOf } from '../media/mediaNews';

interface MediaCardProps {
  game: SessionGame;
  send: (command: Command) => void;
}

/** Plays the question's sound or film on the projector; nothing where it has none. */
export function MediaCard({ game, send }: MediaCardProps) {
  const texts = useMediaTexts();
  const commands = mediaCommands(game);
  if (!game.media || !commands) return null;
  const heading = texts.kinds[questionOf(game.scene)?.videoUrl ? 'video' : 'audio'];
  const show = (name: string, icon: ReactNode, command: Command | null) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={command === null}
      onClick={() => command && send(command)}
    >
      {icon}
    </button>
  );
  const isPausing = pauses(commands);
  return (
    <section className="card" aria-label={heading}>
      <div className="now-head">
        <h2>{heading}</h2>
        <span className="faint">{texts.volume(Math.round(game.media.volume * 100))}</span>
      </div>
      <div className="media">
        {show(
          isPausing ? texts.pause : texts.play,
          isPausing ? <PauseIcon /> : <PlayIcon />,
          commands.toggle,
        )}
        {show(texts.replay, <ReplayIcon />, commands.replay)}
        {show(texts.quieter, <QuieterIcon />, commands.quieter)}
        {show(texts.louder, <LouderIcon />, commands.louder)}
      </div>
    </section>
  );
}
