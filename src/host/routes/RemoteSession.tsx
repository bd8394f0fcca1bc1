import { useEffect, useState } from 'react';
import { readSession } from '../api/readSession';
import { keepScreenAwake } from '../browser/page';
import { MarkingContext } from '../game/controls/useMarking';
import { RemoteMessage } from '../game/remote/RemoteMessage';
import { RemoteScreen } from '../game/remote/RemoteScreen';
import { useRemoteTexts } from '../game/remote/remoteTexts';
import { type ConnectionState, hasGivenUp, mayRecover } from '../session/connectionState';
import { openSmallQuizHub } from '../session/quizHub';
import { useCommands } from '../session/useCommands';
import { useEnding } from '../session/useEnding';
import { useSession } from '../session/useSession';
import { RemoteSettings } from './RemoteSettings';
import { RemoteTakeHome } from './RemoteTakeHome';
import { markingOf } from './markingOf';
import { useTakeHomeTexts } from './useTakeHome';

const SERVER = { openQuizHub: openSmallQuizHub, fetchSession: readSession };

/** A session in the hands of this browser, where it has a host key for it. */
export function RemoteSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const followed = useSession(sessionCode, SERVER);
  const { connection, connectAgain, host, ...state } = followed;
  const { session, isHost, hostGame, isDismissed } = state;
  const { send, failure } = useCommands(host.command);
  const texts = useRemoteTexts().claim;
  const { done, kept } = useTakeHomeTexts().ending;
  const [hasEnded, setHasEnded] = useState(false);
  // Here, where it stays: the server may hang up before it answers.
  const ending = useEnding(session?.sessionCode, () => setHasEnded(true));
  const problem = 'problem' in connection ? connection.problem : null;

  if (hasEnded) return <RemoteMessage title={done} text={kept} />;
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
      <header className="top">
        <h1>{session.quizName}</h1>
        <span className="code">{session.sessionCode}</span>
      </header>
      {light}
      <MarkingContext value={markingOf(followed)}>
        <RemoteScreen
          session={{ ...session, game: session.game }}
          receivedAt={state.gameReceivedAt}
          {...{ hostGame, send, failure }}
          settings={
            <>
              {session.game.scene.name !== 'lobby' && <RemoteTakeHome session={session} ending={ending} />}
              <RemoteSettings />
            </>
          }
        />
      </MarkingContext>
    </>
  );
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
        <p>
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
