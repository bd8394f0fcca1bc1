import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PlayerScene } from '../../contract/toPhones';
import { usePlay } from '../answers/usePlay';

/** What is said about the game, whatever its scene. Screen readers only announce changes in what is already there. */
export function GameNotices({ children }: { children: ReactNode }) {
  const { play, link, texts } = usePlay();
  const { timeNews } = play;
  const { paused, scene } = play.game;
  const isLastCall = 'lastCallMs' in scene && scene.lastCallMs !== undefined;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="stack notices" tabIndex={useScrolls(box) ? 0 : undefined}>
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
        {timeNews && (
          <p key={timeNews}>
            {texts.scenes[timeNews]} <TimeLeft scene={scene} />
          </p>
        )}
      </div>
      <div role="status" className="notice" data-link={link}>
        {link !== 'online' && <p key={link}>{texts.join.links[link]}</p>}
      </div>
      {/* Last, as what is urgent must be in sight where not everything fits. */}
      {children}
    </div>
  );
}

/** Whether it has more to say than fits, so that the keyboard must reach it. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const shown = box.current!;
    const observer = new ResizeObserver(() => setScrolls(shown.scrollHeight > shown.clientHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}

/** How much time the question had left when this was first shown, for those who cannot see the clock. */
function TimeLeft({ scene }: { scene: PlayerScene }) {
  const { timeLeft } = usePlay().texts.scenes;
  const [leftMs] = useState(scene.name === 'question' && (scene.closingMs ?? scene.remainingMs));
  return leftMs && <span className="unseen">{timeLeft({ seconds: Math.ceil(leftMs / 1000) })}</span>;
}
