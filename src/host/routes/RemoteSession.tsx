import { LANGUAGES, SPOKEN_LANGUAGES, type Language } from '../../contract/languages';
import { useEffect, useState } from 'react';
import { isAtEnd, type SceneNamed } from '../../contract/scene';
import type { Session } from '../../contract/session';
import { readSession } from '../api/readJson';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { keepScreenAwake } from '../browser/page';
import { MarkingContext } from '../game/controls/useMarkingSource';
import { TeamHostContext } from '../game/paper/useTeamHost';
import { AskTwice } from '../game/remote/RemoteButtons';
import { RemoteMessage } from '../game/remote/RemoteMessage';
import { RemoteScreen, ScorerScreen } from '../game/remote/RemoteScreen';
import { useLastPodium } from '../game/useLastPodium';
import { useTheme } from '../layout/useTheme';
import { type ConnectionState, hasGivenUp, mayRecover } from '../session/connectionState';
import { readHostKey } from '../session/openedSessions';
import { openSmallQuizHub } from '../session/quizHub';
import { useCommands } from '../session/useCommands';
import { useEnding, type Ending } from '../session/useEnding';
import { useSession } from '../session/useSession';
import { useTakeHome } from './useTakeHome';
import { useRemoteTexts } from '../game/gameTexts';
import { saveLanguage, useSpoken } from '../texts/useLanguage';
import { useTakeHomeTexts, useWords } from '../texts/roomTexts';
import { useTitle } from '../ui/useTitle';

const SERVER = { openQuizHub: openSmallQuizHub, fetchSession: readSession, longestSleepMs: 20_000 };

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
  const podium = useLastPodium(session?.game?.scene);
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
            <RemoteScreen
              // Another quiz resets the screen: nothing that was open or typed applies to it.
              key={hostGame.earlierQuizzes}
              session={{ ...session, game: session.game }}
              receivedAt={state.gameReceivedAt}
              hostGame={hostGame}
              send={send}
              failure={failure}
              settings={
                <>
                  {session.game.scene.name !== 'lobby' && (
                    <RemoteTakeHome session={session} ending={ending} podium={podium} />
                  )}
                  <RemoteSettings />
                </>
              }
            />
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

interface RemoteTakeHomeProps {
  session: Session;
  ending: Ending | null;
  podium: SceneNamed<'podium'> | undefined;
}

/** The remote's take-home files and, at the podium, the end of the evening. */
function RemoteTakeHome({ session, ending, podium }: RemoteTakeHomeProps) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving, certificate } = useTakeHome(session, podium);
  const { offer, question } = texts.ending;
  const isRunning = ending?.phase === 'running';
  return (
    <>
      <section className="card" aria-label={texts.heading}>
        <h2>{texts.heading}</h2>
        {keepsakes.map(({ name, onSave }) => (
          <button key={name} type="button" aria-disabled={saving === 'running'} onClick={onSave}>
            {name}
          </button>
        ))}
        <p role="status">{texts.saving[saving]}</p>
        {ending && !isRunning && session.game && isAtEnd(session.game.scene) && (
          <AskTwice offer={offer} texts={question} onConfirm={ending.end} />
        )}
        <p role="status">{ending && ending.phase !== 'none' && texts.ending[ending.phase]}</p>
      </section>
      {certificate}
    </>
  );
}

const THEMES = ['light', 'dark'] as const;

/** The appearance of the remote: its theme and its language. */
function RemoteSettings() {
  const { settings, themes } = useRemoteTexts();
  const { theme, setMode } = useTheme();
  const spoken = useSpoken();
  const buttonFor = (name: string, isOn: boolean, choose: () => void, lang?: Language) => (
    <button key={name} type="button" lang={lang} aria-pressed={isOn} onClick={choose}>
      {name}
    </button>
  );
  return (
    <section className="card" aria-label={settings.heading}>
      <h2>{settings.heading}</h2>
      <div className="buttons" role="group" aria-label={settings.theme}>
        {THEMES.map((each) => buttonFor(themes[each], each === theme, () => setMode(each)))}
      </div>
      <div className="buttons" role="group" aria-label={settings.language}>
        {SPOKEN_LANGUAGES.map((each) =>
          buttonFor(LANGUAGES[each].name, each === spoken, () => saveLanguage(each), each),
        )}
      </div>
    </section>
  );
}
