import { useEffect, useState } from 'react';
import { keepScreenAwake } from '../../look/screenAwake';
import { readSession } from '../api/readJson';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { MarkingContext } from '../game/controls/useMarkingSource';
import { TeamHostContext } from '../game/paper/useTeamHost';
import { partOf } from '../game/remote/LaterParts';
import { RemoteMessage } from '../game/remote/RemoteMessage';
import { RemoteScreen, ScorerScreen } from '../game/remote/RemoteScreen';
import { OutageNote } from '../game/OutageNote';
import { OutageContext } from '../game/useCountdown';
import { type ConnectionState, hasGivenUp, mayRecover } from '../session/connectionState';
import { readHostKey } from '../session/openedSessions';
import { openSmallQuizHub } from '../session/quizHub';
import { useCommands } from '../session/useCommands';
import { useEnding } from '../session/useEnding';
import { useOutage } from '../session/useOutage';
import { useSession } from '../session/useSession';
import { useRemoteTexts } from '../game/gameTexts';
import { useTakeHomeTexts, useWords } from '../texts/roomTexts';
import { useTitle } from '../ui/useTitle';

const MorePart = partOf(() => import('./RemoteMore').then((part) => part.RemoteMore));

const SERVER = { openQuizHub: openSmallQuizHub, fetchSession: readSession };

/** A session controlled from this browser, if it has a host key for it. */
export function RemoteSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  useVenueColours();
  const followed = useSession(sessionCode, SERVER);
  const { connection, connectAgain, host, ...state } = followed;
  const { session, isHost, hostGame, isDismissed } = state;
  const { registrations } = state.tickets;
  const { send, failure } = useCommands(host.command);
  const texts = useRemoteTexts().claim;
  const words = useWords();
  const { done, kept } = useTakeHomeTexts().ending;
  useTitle(session?.quizName ?? sessionCode);
  const [hasEnded, setHasEnded] = useState(false);
  // Here, where it stays mounted: the server may close the connection before it responds.
  const ending = useEnding(session?.sessionCode, () => setHasEnded(true));
  const outage = useOutage(connection, session?.game?.paused === true);
  const problem = 'problem' in connection ? connection.problem : null;
  const address = useServerAddress();
  // A browser with a host key has not mistyped the code: the session has since ended.
  const isOver = problem === 'unknown' && readHostKey(address, sessionCode) !== null;

  if (hasEnded || isOver) {
    const keepsNothing = !session || session.rehearsal || hostGame?.role === 'scorer';
    return <RemoteMessage title={done} text={keepsNothing ? '' : kept} />;
  }
  if (isDismissed) return <RemoteMessage title={texts.dismissed} text={texts.help} />;
  if (problem === 'unknown') return <RemoteMessage title={texts.unknown} text={texts.over} />;
  if (connection.name === 'Connected' && !isHost)
    return <RemoteMessage title={texts.none} text={texts.help} />;
  const light = <RemoteConnection connection={connection} connectAgain={connectAgain} />;
  if (!session?.game || !hostGame) {
    return (
      <RemoteMessage title={texts.connecting} isBusy>
        {light}
      </RemoteMessage>
    );
  }
  return (
    <>
      <header className="apart top">
        <h1>{session.quizName}</h1>
        {session.rehearsal && <span className="rehearsal">{words.rehearsal}</span>}
        <span className="code">{session.sessionCode}</span>
      </header>
      {light}
      <TeamHostContext value={{ ...host, joinUrl: session.joinUrl, registrations, isPublic: false }}>
        <MarkingContext value={followed.marking}>
          {hostGame.role === 'scorer' ? (
            <ScorerScreen game={session.game} hostGame={hostGame} send={send} />
          ) : (
            <OutageContext value={outage}>
              <OutageNote hasKeys={false} />
              <RemoteScreen
                // Another quiz resets the screen: nothing that was open or typed applies to it.
                key={hostGame.earlierQuizzes}
                session={{ ...session, game: session.game }}
                receivedAt={state.gameReceivedAt}
                hostGame={hostGame}
                send={send}
                failure={failure}
                settings={<MorePart session={session} hostGame={hostGame} ending={ending} />}
              />
            </OutageContext>
          )}
        </MarkingContext>
      </TeamHostContext>
    </>
  );
}

/** Loads the venue's colours once the remote is shown; until then it has the last known ones. */
function useVenueColours(): void {
  const address = useServerAddress();
  useEffect(() => {
    import('../venue/VenueReader')
      .then(({ refreshVenue }) => refreshVenue(address))
      .catch((error: unknown) => logFailure('The venue could not be read', error));
  }, [address]);
}

interface RemoteConnectionProps {
  connection: ConnectionState;
  connectAgain: () => void;
}

/** Says that the connection is lost, until it is back. */
function RemoteConnection({ connection, connectAgain }: RemoteConnectionProps) {
  const texts = useRemoteTexts().connection;
  const isGone = hasGivenUp(connection);
  return (
    <div role="status" className="connection">
      {mayRecover(connection) && (
        <p className="apart">
          {isGone ? texts.gone : texts.lost}
          {isGone && (
            <button type="button" onClick={connectAgain}>
              {texts.again}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
