import { useEffect, useRef } from 'react';
import type { Screen } from './joinState';
import type { Texts } from './texts';

interface InRoomProps {
  seat: Extract<Screen, { kind: 'in' }>;
  texts: Texts;
  onLeave: () => void;
}

/** The player's ticket: own name large, the room, and how many others hold one. */
export function InRoom({ seat, texts, onLeave }: InRoomProps) {
  const { code, name } = seat.seat;
  const heading = useRef<HTMLHeadingElement>(null);

  // The form's button, where the focus was, is gone; without a new place a screen reader would start over.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="room">
      <div className="ticket">
        <h1 ref={heading} tabIndex={-1}>
          <span className="eyebrow">{texts.inRoom}</span> <bdi data-length={lengthOf(name)}>{name}</bdi>
        </h1>
        <div className="stub">
          <p className="quiz">{seat.quizName}</p>
          <p className="code">
            {texts.roomCode} <b>{code}</b>
          </p>
        </div>
      </div>
      <div className="beside">
        <p className="others">{texts.others(seat.playerCount - 1)}</p>
        <p className="next">{texts.whatNext}</p>
        <button type="button" className="quiet" onClick={onLeave}>
          {texts.leave}
        </button>
      </div>
    </section>
  );
}

/** The type size follows the name, so that a short one fills the ticket and a long one still fits it. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  return name.length <= 7 ? 'short' : name.length <= 13 ? 'medium' : 'long';
}
