import type { ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { SessionGame } from '../../../contract/scene';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { mediaCommands, pauses, zoomCommand } from '../media/mediaCommands';
import { LouderIcon, QuieterIcon, ReplayIcon } from '../media/mediaIcons';
import { questionIn } from '../media/mediaNews';
import { useMediaTexts } from '../media/mediaTexts';

interface MediaCardProps {
  game: SessionGame;
  send: (command: Command) => void;
}

/** Plays the question's sound or film on the projector, and shows its picture or film alone; nothing without them. */
export function MediaCard({ game, send }: MediaCardProps) {
  const texts = useMediaTexts();
  const commands = mediaCommands(game);
  const zoom = zoomCommand(game);
  if (!commands && !zoom) return null;
  const seen = questionIn(game.scene)?.videoUrl ? 'video' : 'image';
  const heading = texts.kinds[seen === 'image' && commands ? 'audio' : seen];
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
  return (
    <section className="card" aria-label={heading}>
      <div className="now-head">
        <h2>{heading}</h2>
        {game.media && <span className="faint">{texts.volume(Math.round(game.media.volume * 100))}</span>}
      </div>
      {commands && (
        <div className="media">
          {pauses(commands)
            ? show(texts.pause, <PauseIcon />, commands.toggle)
            : show(texts.play, <PlayIcon />, commands.toggle)}
          {show(texts.replay, <ReplayIcon />, commands.replay)}
          {show(texts.quieter, <QuieterIcon />, commands.quieter)}
          {show(texts.louder, <LouderIcon />, commands.louder)}
        </div>
      )}
      {zoom && (
        <button type="button" onClick={() => send(zoom)}>
          {game.zoomed ? texts.unzoom : texts.zoom[seen]}
        </button>
      )}
    </section>
  );
}
