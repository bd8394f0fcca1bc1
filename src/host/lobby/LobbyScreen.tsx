import './lobby.css';
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Session } from '../../contract/toMonitors';
import { Heading } from '../ui/Button';
import { longestWordIn } from '../ui/fit/fitName';
import { lazily } from '../ui/Loading';
import { useIdle } from '../ui/useIdle';
import { useShortcuts } from '../ui/useShortcuts';
import { useSlides } from '../venue/useVenue';
import { VenueMark } from '../venue/VenueMark';
import { ArrivalNews, CopyNotice, useCopy } from './LobbyNews';
import { type Entrance, Invitation } from './Invitation';
import type { LobbyHost } from './lobbyHost';
import { PlayerWall } from './wall/PlayerWall';
import { layoutOf } from './wall/useWallFit';
import { useLobbyTexts } from '../texts/roomTexts';
import { useStartTexts } from '../texts/startTexts';
import { useQuotedLanguage } from '../texts/useLanguage';

/** Up to this many names, the venue's slides have room beside them. */
const MOST_BESIDE_SLIDES = 6;

const LobbySlides = lazily(() => import('./LobbySlides').then((part) => part.LobbySlides), null);

/** Guests and stages never need it. */
const HostActions = lazily(() => import('./HostActions').then((part) => part.HostActions));

const NOBODY: string[] = [];

const SeasonOffer = lazily(() => import('./SeasonOffer').then((part) => part.SeasonOffer), null);

const LobbyHints = lazily(() => import('./LobbyHints').then((part) => part.LobbyHints), null);

interface LobbyScreenProps {
  session: Session;
  join: Entrance;
  /** Set if this browser is a host. */
  host?: LobbyHost;
  /** Whether this is the stage, where nobody presses anything. */
  isOnStage?: boolean;
}

/** Sets the length of the text, and of its longest word, which is never broken. */
function lengthsOf(text: string): CSSProperties {
  return { '--longest': longestWordIn(text), '--characters': text.length } as CSSProperties;
}

/** The parts of the lobby that only the host needs. */
const HOSTS_PARTS = '.host-actions, .lobby-season, .lobby-known';

/**
 * Says whether the host's parts fade, as nobody moves. A first-time host has to find them, so they stay until
 * somebody has joined. The returned handlers keep a touch on a faded button from pressing it.
 */
function useFading(canFade: boolean) {
  const isFaded = useIdle(canFade);
  const isTouchLost = useRef(false);
  return {
    isFaded,
    onPointerDownCapture: ({ target, pointerType }: PointerEvent) => {
      isTouchLost.current =
        isFaded && pointerType === 'touch' && (target as Element).closest(HOSTS_PARTS) !== null;
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by key has no detail.
      if (isTouchLost.current && event.detail > 0) event.stopPropagation();
      isTouchLost.current = false;
    },
  };
}

/** The lobby: the quiz, how to join, and who has joined. */
export function LobbyScreen({ session, join, host, isOnStage = false }: LobbyScreenProps) {
  const texts = useLobbyTexts();
  const { season } = useStartTexts();
  const { copied, copy } = useCopy();
  const code = String(session.sessionCode);
  const joinUrl = join.url;
  const copyCode = isOnStage ? undefined : () => copy('code', code);
  const copyLink = isOnStage || joinUrl === undefined ? undefined : () => copy('link', joinUrl);
  useShortcuts({ c: copyCode, l: copyLink });

  const { size } = layoutOf(session.participants.length);
  const crowded = size !== 'few';
  const slides = useSlides('lobby');
  const hasSlidesBeside = slides.length > 0 && session.participants.length <= MOST_BESIDE_SLIDES;
  const { isFaded, ...touches } = useFading(
    host !== undefined && session.participants.length > 0 && !host.start.failed,
  );
  const locked = session.game?.locked ?? false;
  return (
    <div
      className="lobby"
      data-crowd={crowded || undefined}
      data-slides={hasSlidesBeside || undefined}
      data-faded={isFaded || undefined}
      {...touches}
    >
      <div className="row lobby-title">
        <VenueMark />
        <h1 lang={useQuotedLanguage()}>{texts.heading}</h1>
        {host?.onSeason && (
          <button type="button" className="lobby-season" aria-haspopup="dialog" onClick={host.onSeason}>
            {host.season === undefined ? season : texts.season({ name: host.season })}
          </button>
        )}
        {host?.seasonOffer && <SeasonOffer offer={host.seasonOffer} command={host.command} />}
        <Heading
          className="clamped"
          style={{ ...lengthsOf(session.quizName), '--lines': crowded ? 1 : 2 } as CSSProperties}
        >
          {session.quizName}
        </Heading>
        {(host?.scale ?? host?.known) && <LobbyHints host={host} />}
      </div>
      <Invitation
        code={code}
        join={isOnStage ? { ...join, problem: null } : join}
        size={size}
        locked={locked}
        onCopyCode={copyCode}
        onCopyLink={copyLink}
      />
      {/* Before the names, so that the Tab key need not pass through them all. */}
      {host && (
        <HostActions
          host={host}
          hasPlayers={session.participants.length > 0}
          locked={locked}
          pace={session.game?.pace}
        />
      )}
      <PlayerWall
        names={session.participants}
        away={session.away ?? NOBODY}
        paper={session.paper ?? NOBODY}
        host={host}
      />
      {slides.length > 0 && <LobbySlides slides={slides} isBeside={hasSlidesBeside} />}
      <CopyNotice copied={copied} />
      <ArrivalNews names={session.participants} />
    </div>
  );
}
