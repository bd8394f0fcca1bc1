import type { ReactNode } from 'react';
import { usePlay } from '../answers/usePlay';
import { TeamNews } from './TeamNews';

/** What is said about the game, whatever its scene. Screen readers only announce changes in what is already there. */
export function Notices({ children }: { children: ReactNode }) {
  const { play, link, texts } = usePlay();
  const { timeNews } = play;
  const { paused, scene } = play.game;
  const isLastCall = 'lastCallMs' in scene && scene.lastCallMs !== undefined;
  return (
    <div className="stack notices">
      <TeamNews />
      {children}
      <div role="status" className="notice solid">
        {paused && <p>{texts.scenes.paused}</p>}
      </div>
      {isLastCall && (
        <div role="alert" className="notice solid">
          <p>
            <b>{texts.scenes.lastCall}</b> {texts.scenes.lastCallHint}
          </p>
        </div>
      )}
      <div role="status" className="notice passing">
        {timeNews && <p key={timeNews}>{texts.scenes[timeNews]}</p>}
      </div>
      <div role="status" className="notice" data-link={link}>
        {link !== 'online' && <p key={link}>{texts.join.links[link]}</p>}
      </div>
    </div>
  );
}
