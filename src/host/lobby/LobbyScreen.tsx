import './lobby.css';
import type { CSSProperties } from 'react';
import type { HostGame } from '../../contract/hostGame';
import type { Session } from '../../contract/session';
import { Heading } from '../ui/Button';
import { lazily } from '../ui/Loading';
import { useShortcuts } from '../ui/useShortcuts';
import { useSlides } from '../venue/useVenue';
import { VenueMark } from '../venue/VenueMark';
import { ArrivalNews, CopyNotice, useCopy } from './LobbyNews';
import { HostActions } from './HostActions';
import { type Entrance, Invitation } from './Invitation';
import type { LobbyHost } from './lobbyHost';
import { PlayerWall } from './wall/PlayerWall';
import { useLobbyTexts } from '../texts/roomTexts';
import { useStartTexts } from '../texts/startTexts';
import { useQuotedLanguage } from '../texts/useLanguage';

/** From this many names on, they take the screen's whole width, below the invitation. */
const CROWD = 13;

/** Up to this many names, the QR code has its full size. */
const MOST_WITH_LARGE_QR = 40;

const SlideShow = lazily(() => import('../venue/SlideShow').then(({ SlideShow }) => SlideShow), null);

const NOBODY: string[] = [];

const SeasonOffer = lazily(() => import('./SeasonOffer').then(({ SeasonOffer }) => SeasonOffer), null);

const KnownHint = lazily(() => import('./KnownHint').then(({ KnownHint }) => KnownHint), null);

interface LobbyScreenProps {
  session: Session;
  join: Entrance;
  /** Set if this browser is a host. */
  host?: LobbyHost;
  /** For hosts: the questions of this quiz that tonight's teams have already had. */
  known?: HostGame['playedBefore'];
}

/** Sets the length of the longest word, which is never broken. */
function longestIn(text: string): CSSProperties {
  return { '--longest': Math.max(...text.split(/[\s-]/).map(({ length }) => length)) } as CSSProperties;
}

/** The lobby: the quiz, how to join, and who has joined. */
export function LobbyScreen({ session, join, host, known }: LobbyScreenProps) {
  const texts = useLobbyTexts();
  const { season } = useStartTexts();
  const { copied, copy } = useCopy();
  const code = String(session.sessionCode);
  const copyCode = () => copy('code', code);
  const joinUrl = join.url;
  const copyLink = joinUrl === undefined ? undefined : () => copy('link', joinUrl);
  useShortcuts({ c: copyCode, l: copyLink });

  const crowded = session.participants.length >= CROWD;
  const slides = useSlides('lobby');
  const hasSlides = slides.length > 0 && !crowded;
  const locked = session.game?.locked ?? false;
  const size = session.participants.length > MOST_WITH_LARGE_QR ? 'many' : crowded ? 'some' : 'few';
  return (
    <div className="lobby" data-crowd={crowded || undefined} data-slides={hasSlides || undefined}>
      <div className="lobby-title">
        <VenueMark />
        <h1 lang={useQuotedLanguage()}>{texts.heading}</h1>
        {host?.onSeason && (
          <button type="button" className="lobby-season" aria-haspopup="dialog" onClick={host.onSeason}>
            {host.season === undefined ? season : texts.season({ name: host.season })}
          </button>
        )}
        {host?.proposesSeason && <SeasonOffer sessionCode={session.sessionCode} command={host.command} />}
        <Heading lineClamp={crowded ? 1 : 2} style={longestIn(session.quizName)}>
          {session.quizName}
        </Heading>
        {known && known.length > 0 && <KnownHint known={known} />}
      </div>
      <Invitation
        code={code}
        join={join}
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
        crowded={crowded}
        away={session.away ?? NOBODY}
        paper={session.paper ?? NOBODY}
        host={host}
      />
      {hasSlides && (
        <div className="lobby-slides">
          <SlideShow slides={slides} />
        </div>
      )}
      <CopyNotice copied={copied} />
      <ArrivalNews names={session.participants} />
    </div>
  );
}
