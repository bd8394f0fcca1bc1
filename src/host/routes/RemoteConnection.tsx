import { useRemoteTexts } from '../game/remote/remoteTexts';
import { hasGivenUp, mayRecover, type ConnectionState } from '../session/connectionState';

interface RemoteConnectionProps {
  connection: ConnectionState;
  connectAgain: () => void;
}

/** Says that the connection is lost, until it is back. */
export function RemoteConnection({ connection, connectAgain }: RemoteConnectionProps) {
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
