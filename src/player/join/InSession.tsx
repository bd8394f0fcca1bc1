import { useEffect, useRef } from 'react';
import type { Screen } from './joinState';
import type { PhoneTexts } from '../texts/loadTexts';

interface InSessionProps {
  screen: Extract<Screen, { kind: 'in' }>;
  texts: PhoneTexts['join'];
  onLeave: () => void;
}

/** Shows the player's own name large, the quiz, the room code, and how many others are in the session. */
export function InSession({ screen, texts, onLeave }: InSessionProps) {
  const { code, name } = screen.membership;
  const heading = useRef<HTMLHeadingElement>(null);

  // The form's button had the focus and is gone; without a new place for it a screen reader would start over.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="joined">
      <div className="ticket">
        <h1 ref={heading} tabIndex={-1}>
          <span className="eyebrow">{texts.joined}</span> <bdi data-length={lengthOf(name)}>{name}</bdi>
        </h1>
        <div className="stub">
          <p className="quiz">{screen.quizName}</p>
          <p className="code">
            {texts.roomCode} <b>{code}</b>
          </p>
        </div>
      </div>
      <div className="beside">
        <p className="others">{texts.others(screen.playerCount - 1)}</p>
        <p className="next">{texts.whatNext}</p>
        <button type="button" className="quiet" onClick={onLeave}>
          {texts.leave}
        </button>
      </div>
    </section>
  );
}

/** The type size follows the name's length, so that a short name is large and a long one still fits. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  return name.length <= 7 ? 'short' : name.length <= 13 ? 'medium' : 'long';
}

/** Who the phone plays as, and where: small, at the top of every scene. `room` has its label with it. */
export function PlayerBar({ name, room }: { name: string; room: string }) {
  return (
    <header className="brand bar">
      <img src="/icon.svg" alt="" />
      <bdi>{name}</bdi>
      <span>{room}</span>
    </header>
  );
}

interface ReturningProps {
  name: string;
  texts: PhoneTexts['join'];
  onOtherSession: () => void;
}

/** Shown after a reload until the server has the player again. */
export function Returning({ name, texts, onOtherSession }: ReturningProps) {
  return (
    <section className="returning">
      <h1>{texts.returning(name)}</h1>
      <button type="button" className="quiet" onClick={onOtherSession}>
        {texts.otherSession}
      </button>
    </section>
  );
}
