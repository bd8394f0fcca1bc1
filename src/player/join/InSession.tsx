import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlayerGame, PlayerOwn } from '../../contract/toPhones';
import { BeerMat } from '../../look/MatDrawing';
import { around } from '../../look/around';
import type { Draft, Screen } from './joinState';
import { Leave } from './Leave';
import { keepsNothing, toldOfFairPlay } from './savedSessions';
import { usePhoneVenue } from './useVenue';
import type { PhoneTexts } from '../texts/loadTexts';

interface InSessionProps {
  screen: Extract<Screen, { kind: 'in' }>;
  /** Undefined if the server plays no games. */
  game: PlayerGame | undefined;
  own: PlayerOwn | undefined;
  texts: PhoneTexts['join'];
  onLeave: () => void;
  /** Information on the team's other phones. */
  children?: ReactNode;
}

/** Shows the player's own name large, the quiz, the room code, and how many others are there. */
export function InSession({ screen, game, own, texts, onLeave, children }: InSessionProps) {
  const { code, name, token } = screen.membership;
  const isTeam = (own?.devices?.length ?? 0) > 1;
  const isFairPlay = game?.fairPlay === true;
  const [isForgetful] = useState(keepsNothing);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form's focused button is gone; without a new place for the focus, a screen reader would start over.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isFairPlay) toldOfFairPlay(token);
  }, [isFairPlay, token]);

  return (
    <section className="stack joined">
      <div className="solid ticket">
        <div className="ticket-mat">
          <BeerMat name={own?.shownName ?? name} />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          <span className="eyebrow">{texts.joined}</span>{' '}
          <bdi data-length={lengthOf(name)}>
            {name.split(' ').flatMap((word, place) => [<span key={place}>{word}</span>, ' '])}
          </bdi>
        </h1>
        <div className="stub">
          {/* The current quiz may be another than the admission named. */}
          <p className="quiz">{game?.quizName ?? screen.quizName}</p>
          <p className="code">{around((mark) => texts.roomCode({ code: mark }), <b>{code}</b>)}</p>
        </div>
      </div>
      <div className="stack beside">
        <p className="others">{texts.others({ count: screen.playerCount - 1 })}</p>
        <p className={isForgetful ? 'next' : 'muted next'}>
          {isForgetful ? texts.keepsNothing : texts.whatNext}
        </p>
        <div aria-live="polite">{isFairPlay && <p className="fair-play">{texts.fairPlay}</p>}</div>
        {children}
        <Leave
          label={texts.leave}
          question={isTeam ? texts.leaveTeam : game?.earlierQuizzes ? texts.leaveRoom : undefined}
          texts={texts}
          className="quiet"
          onLeave={onLeave}
        />
      </div>
    </section>
  );
}

/**
 * The type size depends on the length of a name and of its longest word, so that short names are large and
 * most words stay whole.
 */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length <= 7) return 'short';
  return name.length <= 13 && !/\S{10}/.test(name) ? 'medium' : 'long';
}

interface OfferedNameProps {
  draft: Draft;
  texts: PhoneTexts['join'];
  onJoin: (code: string, name: string) => void;
  onOther: () => void;
}

/** Offers the name that this phone had last: one tap joins. */
export function OfferedName({ draft: { code, name }, texts, onJoin, onOther }: OfferedNameProps) {
  return (
    <section className="stack join">
      <h1>{texts.again({ name })}</h1>
      <p>{around((mark) => texts.roomCode({ code: mark }), <b>{code}</b>)}</p>
      <button type="button" className="go" onClick={() => onJoin(code, name)}>
        {texts.againYes}
      </button>
      <button type="button" className="quiet" onClick={onOther}>
        {texts.againNo}
      </button>
    </section>
  );
}

interface PlayerBarProps {
  /** Read out by screen readers. */
  label: string;
  name: string;
  /** As monitors show it, where that differs. */
  shownName?: string | undefined;
  children?: ReactNode;
}

/** The player's name, small at the top of every scene. */
export function PlayerBar({ label, name, shownName = name, children }: PlayerBarProps) {
  return (
    <header className="level brand bar">
      <Sign />
      <BeerMat name={shownName} />
      <i className="unseen">{label}</i> <bdi>{name}</bdi>
      {children}
    </header>
  );
}

/** The venue's logo, or ours if it has none that can be shown. */
export function Sign() {
  const logo = usePhoneVenue()?.logo;
  const [broken, setBroken] = useState<string>();
  if (logo === undefined || logo === broken)
    return <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" />;
  return <img src={logo} alt="" className="venue-logo" onError={() => setBroken(logo)} />;
}

interface ReturningProps {
  text: string;
  button: string;
  onOtherSession: () => void;
}

/** Shown after a reload or on an invited phone, until the server has admitted the player. */
export function Returning({ text, button, onOtherSession }: ReturningProps) {
  return (
    <section className="stack returning">
      <h1>{text}</h1>
      <button type="button" className="quiet" onClick={onOtherSession}>
        {button}
      </button>
    </section>
  );
}

interface InvitedProps {
  name: string;
  texts: PhoneTexts['join'];
  onAnswer: (isAccepted: boolean) => void;
}

/** Invites a phone that is already a player: it can switch to the team, or stay. */
export function Invited({ name, texts, onAnswer }: InvitedProps) {
  return (
    <section className="stack join">
      <h1>{texts.invited({ name })}</h1>
      <p>{texts.invitedHint}</p>
      <button type="button" className="go" onClick={() => onAnswer(false)}>
        {texts.invitedStay({ name })}
      </button>
      <button type="button" className="quiet" onClick={() => onAnswer(true)}>
        {texts.invitedChange}
      </button>
    </section>
  );
}
