import { useState, type ReactNode } from 'react';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { SessionGame } from '../../../contract/scene';
import type { Session } from '../../../contract/session';
import { type ControlTexts, useControlTexts } from '../controls/controlTexts';
import { possibleCommands } from '../controls/possibleCommands';
import { MarkingQueue } from '../marking/MarkingQueue';
import { waitingIn } from '../marking/verdicts';
import { BottomBar } from './BottomBar';
import { MoreView } from './MoreView';
import { NowView } from './NowView';
import { PlayersView } from './PlayersView';
import { RemoteControls } from './RemoteControls';
import { ViewTabs, type RemoteView } from './ViewTabs';

interface RemoteScreenProps {
  session: Session & { game: SessionGame };
  receivedAt: number;
  hostGame: HostGame;
  send: (command: Command) => void;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
  /** About the phone itself, in the last view. */
  settings: ReactNode;
}

/** The remote of a session: one of its views, and below it what a thumb reaches in all of them. */
export function RemoteScreen({ session, receivedAt, hostGame, send, failure, settings }: RemoteScreenProps) {
  const texts = useControlTexts();
  const [view, setView] = useState<RemoteView>('now');
  const { game } = session;
  const controls = { game, possible: possibleCommands(game, hostGame), send };
  return (
    <>
      {/* Scrolls, so the keyboard must reach it even where nothing can be pressed; a new scene begins at its top. */}
      <main key={view === 'now' ? game.step : view} className="view" tabIndex={0}>
        {view === 'now' && (
          <NowView
            game={game}
            receivedAt={receivedAt}
            hostGame={hostGame}
            playerCount={session.participants.length}
            send={send}
          />
        )}
        {view === 'marking' && <MarkingQueue marking={hostGame.marking} send={send} />}
        {view === 'players' && <PlayersView hostGame={hostGame} game={game} send={send} />}
        {view === 'more' && <MoreView {...controls}>{settings}</MoreView>}
      </main>
      <footer className="bottom">
        {failure && (
          <p role="alert" className="failure">
            {texts.failures[failure]}
          </p>
        )}
        {view === 'now' && game.scene.name !== 'lobby' && <RemoteControls {...controls} />}
        <ViewTabs view={view} onView={setView} waiting={waitingIn(hostGame.marking)} />
        <BottomBar {...controls} hostGame={hostGame} />
      </footer>
    </>
  );
}
