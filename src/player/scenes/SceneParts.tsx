import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Question } from '../../contract/question';
import { phoneOf } from '../answers/phoneKind';
import { around } from '../../look/around';
import { isPageHidden } from '../../look/resume';
import { TeamLine } from '../answers/AnswerLines';
import { useAnswer, useAnswerTexts, usePlay, useSceneTexts } from '../answers/usePlay';

interface SceneHeadingProps {
  children: ReactNode;
  /** False while it is hidden. */
  takesFocus?: boolean;
}

/**
 * A scene's heading. It takes the focus once, so that a screen reader starts at the top of the new scene; before that
 * is drawn, since anybody who types there afterwards would lose letters.
 */
export function SceneHeading({ children, takesFocus = true }: SceneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Behind a hidden tab, a new scene must not take the focus from the visible one.
    if (!takesFocus || heading.current?.closest('[role=tabpanel][hidden]')) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface SceneCountdownProps {
  /** The time left when the game was received; it stands still while the game is paused. */
  remainingMs: number;
  durationMs?: number | null;
  /** Shown at its end in place of zero. */
  over?: string | undefined;
}

/** In seconds left: screen readers say these. */
const SPOKEN = [30, 10, 5];

/** The time left. Only this part of the page is redrawn each second. */
export function SceneCountdown({ remainingMs, durationMs, over }: SceneCountdownProps) {
  const texts = useSceneTexts();
  const { receivedAt, game } = usePlay().play;
  const [now, setNow] = useState(() => performance.now());
  const leftMs = Math.max(0, game.paused ? remainingMs : remainingMs - Math.max(0, now - receivedAt));
  const seconds = Math.ceil(leftMs / 1000);
  const isRunning = !game.paused && leftMs > 0;

  useEffect(() => {
    if (!isRunning) return;
    const left = remainingMs - (performance.now() - receivedAt);
    // Slightly after the second has changed, since timers may fire early. A page that nobody sees counts nothing: it is
    // sent the time left once it is seen.
    const count = (): void => {
      if (!isPageHidden()) setNow(performance.now());
    };
    const timer = setTimeout(count, Math.max(0, left % 1000) + 5);
    return () => clearTimeout(timer);
  }, [isRunning, remainingMs, receivedAt, now]);

  if (leftMs === 0 && over) return <p className="time-note">{over}</p>;
  return (
    <>
      <div
        className="countdown"
        role="timer"
        aria-label={texts.timeLeft({ seconds })}
        data-last={seconds <= 5}
      >
        <span aria-hidden="true">{clockOf(seconds)}</span>
        {durationMs ? (
          <i aria-hidden="true" style={{ scale: `${Math.min(1, (seconds * 1000) / durationMs)} 1` }} />
        ) : null}
      </div>
      <span role="status" className="unseen">
        {SPOKEN.includes(seconds) && texts.timeLeft({ seconds })}
      </span>
    </>
  );
}

/** Returns seconds only up to a minute and a half, then minutes and seconds. */
function clockOf(seconds: number): string {
  if (seconds <= 90) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the player has staked on a question; empty without a stake. */
export function Staked({ questionId }: { questionId: string }) {
  const { scenes, answers } = usePlay().texts;
  const staked = usePlay().play.own.stakes?.[questionId];
  return staked === undefined ? null : (
    <p className="staked">{scenes.staked({ points: answers.number(staked) })}</p>
  );
}

/** Shows the player's answer. Where a later change came too late, one sentence says what counts instead. */
export function OwnAnswer({ question }: { question: Question }) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const { Given, inLine } = phoneOf(question);
  if (status === 'late')
    return (
      <div className="framed own">
        <p className="news">
          {answer === undefined
            ? texts.lateNothing
            : around((mark) => texts.lateCounts({ answer: mark }), <b>{inLine(question, answer, texts)}</b>)}
        </p>
      </div>
    );
  return (
    <div className="framed own">
      {answer === undefined ? (
        <p className="label">{texts.noAnswer}</p>
      ) : (
        <>
          <p className="label">{texts.yourAnswer}</p>
          <Given question={question} answer={answer} />
          <TeamLine question={question} />
        </>
      )}
      {status === 'invalid' && <p className="news">{texts.refused.invalid}</p>}
      {(status === 'sending' || status === 'waiting') && <p className="news">{texts[status]}</p>}
    </div>
  );
}
