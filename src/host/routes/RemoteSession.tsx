import { useEffect } from 'react';
import { readSession } from '../api/readSession';
import { keepScreenAwake } from '../browser/wakeLock';
import { RemoteMessage } from '../game/remote/RemoteMessage';
import { RemoteScreen } from '../game/remote/RemoteScreen';
import { useRemoteTexts } from '../languages/useRemoteTexts';
import { openQuizHub } from '../session/hubConnection';
import { useCommands } from '../session/useCommands';
import { useSession } from '../session/useSession';
import { RemoteConnection } from './RemoteConnection';
import { RemoteSettings } from './RemoteSettings';
import { RemoteTakeHome } from './RemoteTakeHome';

const SERVER = { openQuizHub, fetchSession: readSession };

/** A session in the hands of this browser, where it has a host key for it. */
export function RemoteSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const { connection, connectAgain, host, ...state } = useSession(sessionCode, SERVER);
  const { session, isHost, hostGame, isDismissed } = state;
  const { send, failure } = useCommands(host.command);
  const texts = useRemoteTexts().claim;
  const problem = 'problem' in connection ? connection.problem : null;

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
      <RemoteScreen
        session={{ ...session, game: session.game }}
        receivedAt={state.gameReceivedAt}
        {...{ hostGame, send, failure }}
        settings={
          <>
            {session.game.scene.name !== 'lobby' && <RemoteTakeHome session={session} />}
            <RemoteSettings />
          </>
        }
      />
    </>
  );
}
